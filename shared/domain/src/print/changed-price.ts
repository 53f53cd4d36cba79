import type { Paise } from '../money.ts';

/**
 * Returns what a paid print costs after a change of quantity or paper (docs/product.md, Print With
 * Us). If the list price rises, the difference is added to the amount paid. If it falls, the amount
 * paid is reduced in proportion, so a discount never makes a refund larger than the payment. The
 * result depends only on the original order, so changing back costs nothing.
 *
 * @param ordered what was paid for the line, and its list price at the time
 * @param listed the new list price, from the same price table
 */
export function changedPrice(ordered: { paid: Paise; listed: Paise }, listed: Paise): Paise {
  if (listed >= ordered.listed) return ordered.paid + listed - ordered.listed;
  return Number((BigInt(ordered.paid) * BigInt(listed)) / BigInt(ordered.listed));
}
