import { indianDigits } from './indian-digits.ts';

/** An amount of money in paise (1 rupee = 100 paise), always an integer. Domain code and database use nothing else (E10). */
export type Paise = number;

/**
 * Price a shopper pays, in paise: the original price less the discount, rounded down to a whole rupee.
 * Integers only: floats turn 350 less 30 % into 244 (specification §9, E10).
 *
 * @param originalPaise integer paise, at least 0
 * @param discountPercent integer 0 to 100; anything outside is taken as the nearer end
 */
export function discountedPrice(originalPaise: Paise, discountPercent: number): Paise {
  const percent = Math.min(100, Math.max(0, Math.trunc(discountPercent)));
  const paiseTimesHundred = originalPaise * (100 - percent);
  return Math.floor(paiseTimesHundred / 10_000) * 100;
}

/** Paise to the rupees of the wire: at most two decimals (E10). */
export function toRupees(paise: Paise): number {
  return paise / 100;
}

/** Rupees from the wire to integer paise; half a paisa rounds up. */
export function fromRupees(rupees: number): Paise {
  return Math.round(rupees * 100);
}

/** What a shopper reads: `Rs. 1,25,000` with Indian grouping; paise are shown only when there are some. */
export function formatPaise(paise: Paise): string {
  const amount = Math.abs(paise);
  const rupees = indianDigits(Math.floor(amount / 100));
  const rest = amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`;
  return `Rs. ${paise < 0 ? '-' : ''}${rupees}${rest}`;
}

/** The same for an amount that came over the wire in rupees. */
export function formatRupees(rupees: number): string {
  return formatPaise(fromRupees(rupees));
}
