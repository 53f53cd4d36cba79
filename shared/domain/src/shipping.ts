import type { Paise } from './money.ts';

/** Goods of more than this ship free; at exactly this they do not (specification §9, E11). */
export const FREE_SHIPPING_ABOVE: Paise = 250_000;
/** Flat rate below the threshold when the deployment configures none (E11). */
export const DEFAULT_SHIPPING: Paise = 9_900;

/** Shipping in paise for goods (after discount, print lines included) of `goods` paise. */
export function shippingFor(goods: Paise, flatRate: Paise = DEFAULT_SHIPPING): Paise {
  return shipsFree(goods) ? 0 : flatRate;
}

/** Strictly more than the threshold (E11). */
export function shipsFree(goods: Paise): boolean {
  return goods > FREE_SHIPPING_ABOVE;
}

/** What goods of `goods` paise still lack to the threshold. At 0 they are exactly there, and anything more ships free. */
export function missingToThreshold(goods: Paise): Paise {
  return Math.max(0, FREE_SHIPPING_ABOVE - goods);
}
