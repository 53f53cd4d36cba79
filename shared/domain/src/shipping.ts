import type { Paise } from './money.ts';

/**
 * Threshold for free shipping, in paise. A cart of exactly this amount doesn't ship free
 * (docs/product.md, Shipping).
 */
export const FREE_SHIPPING_ABOVE: Paise = 250_000;
/** Flat shipping rate in paise if `SHIPPING_FLAT_RUPEES` is not set. */
export const DEFAULT_SHIPPING: Paise = 9_900;

/**
 * Returns the shipping charge in paise.
 * @param goods paise after discounts, including printed lines
 */
export function shippingFor(goods: Paise, flatRate: Paise = DEFAULT_SHIPPING): Paise {
  return shipsFree(goods) ? 0 : flatRate;
}

export function shipsFree(goods: Paise): boolean {
  return goods > FREE_SHIPPING_ABOVE;
}

/**
 * Returns how far an amount is below the free shipping threshold, in paise. Shipping is free only
 * above the threshold.
 */
export function missingToThreshold(goods: Paise): Paise {
  return Math.max(0, FREE_SHIPPING_ABOVE - goods);
}
