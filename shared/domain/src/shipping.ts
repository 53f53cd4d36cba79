import type { Paise } from './money.ts';

interface ShippingFee {
  /** Fee for a parcel of up to one kilogram, in paise. */
  flatFee: Paise;
  /** Fee for each additional kilogram or part of a kilogram, in paise. */
  perKg: Paise;
}

/** A shipping zone. It covers all PIN codes that start with one of the prefixes in `pins`. */
export interface ShippingZone extends ShippingFee {
  pins: readonly string[];
}

/** Shipping rates set in the staff app. `flatFee` and `perKg` apply outside all zones. */
export interface ShippingRates extends ShippingFee {
  /** A cart ships free only above this amount, in paise (docs/product.md, Shipping). */
  freeAbove: Paise;
  zones: readonly ShippingZone[];
}

export interface Parcel {
  /** Empty if unknown. */
  pin: string;
  grams: number;
}

/**
 * Returns the shipping charge in paise.
 * @param goods paise after discounts, including printed lines
 */
export function shippingFor(goods: Paise, rates: ShippingRates, { pin, grams }: Parcel): Paise {
  if (shipsFree(goods, rates.freeAbove)) return 0;
  const { flatFee, perKg } = feeFor(rates, pin);
  return flatFee + perKg * Math.max(0, Math.ceil(grams / 1000) - 1);
}

/**
 * Returns the fee of the zone with the longest matching prefix, or the general fee if no zone
 * matches.
 */
function feeFor(rates: ShippingRates, pin: string): ShippingFee {
  const prefixes = rates.zones.flatMap((zone) => zone.pins.map((prefix) => ({ zone, prefix })));
  const matching = prefixes.filter(({ prefix }) => pin.startsWith(prefix));
  return matching.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.zone ?? rates;
}

/** Returns the lowest flat fee that applies in any zone or outside the zones, in paise. */
export function lowestFee({ flatFee, zones }: ShippingRates): Paise {
  return Math.min(flatFee, ...zones.map((zone) => zone.flatFee));
}

/** Returns whether the shipping fee depends on the address or weight. */
export function feeVaries({ perKg, zones }: ShippingRates): boolean {
  return perKg > 0 || zones.length > 0;
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
