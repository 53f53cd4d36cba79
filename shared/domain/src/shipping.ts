import type { Paise } from './money.ts';

interface ShippingFee {
  /** In paise, for the first kilogram. */
  flatFee: Paise;
  /** In paise, for each additional kilogram or part of a kilogram. */
  perKg: Paise;
}

/** A zone covers all PIN codes that start with one of the prefixes in `pins`. */
export interface ShippingZone extends ShippingFee {
  pins: readonly string[];
}

export interface ShippingRates extends ShippingFee {
  /** In paise. Shipping is free only above this amount (docs/product.md, Shipping). */
  freeAbove: Paise;
  zones: readonly ShippingZone[];
}

export interface Parcel {
  /** Empty if unknown. */
  pin: string;
  grams: number;
}

/** `goods` is the total price in paise of all products and prints, after discounts. */
export function shippingFor(goods: Paise, rates: ShippingRates, { pin, grams }: Parcel): Paise {
  if (shipsFree(goods, rates.freeAbove)) return 0;
  const { flatFee, perKg } = feeFor(rates, pin);
  return flatFee + perKg * Math.max(0, Math.ceil(grams / 1000) - 1);
}

function feeFor(rates: ShippingRates, pin: string): ShippingFee {
  const prefixes = rates.zones.flatMap((zone) => zone.pins.map((prefix) => ({ zone, prefix })));
  const matching = prefixes.filter(({ prefix }) => pin.startsWith(prefix));
  return matching.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.zone ?? rates;
}

export function lowestFee({ flatFee, zones }: ShippingRates): Paise {
  return Math.min(flatFee, ...zones.map((zone) => zone.flatFee));
}

export function feeVaries({ perKg, zones }: ShippingRates): boolean {
  return perKg > 0 || zones.length > 0;
}

export function shipsFree(goods: Paise, freeAbove: Paise): boolean {
  return goods > freeAbove;
}

export function missingToThreshold(goods: Paise, freeAbove: Paise): Paise {
  return Math.max(0, freeAbove - goods);
}
