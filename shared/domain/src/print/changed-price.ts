import type { Paise } from '../money.ts';

export function changedPrice(ordered: { paid: Paise; listed: Paise }, listed: Paise): Paise {
  if (listed >= ordered.listed) return ordered.paid + listed - ordered.listed;
  return Number((BigInt(ordered.paid) * BigInt(listed)) / BigInt(ordered.listed));
}
