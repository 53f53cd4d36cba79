import type { Paise } from './money.ts';

/** A cart of exactly this amount doesn't ship free (docs/product.md, Shipping). */
export const FREE_SHIPPING_ABOVE: Paise = 250_000;
/** Used unless `SHIPPING_FLAT_RUPEES` is set. */
export const DEFAULT_SHIPPING: Paise = 9_900;

/** @param goods paise after discounts, including printed lines */
export function shippingFor(goods: Paise, flatRate: Paise = DEFAULT_SHIPPING): Paise {
  return shipsFree(goods) ? 0 : flatRate;
}

export function shipsFree(goods: Paise): boolean {
  return goods > FREE_SHIPPING_ABOVE;
}

/**
 * Returns how many paise are missing to the threshold. Shipping is free only above the threshold.
 */
export function missingToThreshold(goods: Paise): Paise {
  return Math.max(0, FREE_SHIPPING_ABOVE - goods);
}
