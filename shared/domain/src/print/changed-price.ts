import type { Paise } from '../money.ts';

/**
 * Returns the new price of a paid line. Changing back to the original order costs nothing
 * (docs/product.md, Print With Us).
 *
 * @param ordered what was paid for the line, and its list price at the time
 * @param listed the new list price, from the same price table
 */
export function changedPrice(ordered: { paid: Paise; listed: Paise }, listed: Paise): Paise {
  if (listed >= ordered.listed) return ordered.paid + listed - ordered.listed;
  return Number((BigInt(ordered.paid) * BigInt(listed)) / BigInt(ordered.listed));
}
