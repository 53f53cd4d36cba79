import type { Paise } from './money.ts';

/** What shipping costs, as set at the desk, in paise. */
export interface ShippingRates {
  flatFee: Paise;
  /** A cart of exactly this amount doesn't ship free (docs/product.md, Shipping). */
  freeAbove: Paise;
}

/**
 * Returns the shipping charge in paise.
 * @param goods paise after discounts, including printed lines
 */
export function shippingFor(goods: Paise, { flatFee, freeAbove }: ShippingRates): Paise {
  return shipsFree(goods, freeAbove) ? 0 : flatFee;
}

export function shipsFree(goods: Paise, freeAbove: Paise): boolean {
  return goods > freeAbove;
}

/**
 * Returns how far an amount is below the free shipping threshold, in paise. Shipping is free only
 * above the threshold.
 */
export function missingToThreshold(goods: Paise, freeAbove: Paise): Paise {
  return Math.max(0, freeAbove - goods);
}
