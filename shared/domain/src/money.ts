import { indianDigits } from './indian-digits.ts';

/** Integer paise. 1 rupee is 100 paise (docs/product.md, Prices). */
export type Paise = number;

/**
 * Rounds down to a whole rupee. Uses integer arithmetic, because floating-point errors could make
 * the price one rupee too low.
 */
export function discountedPrice(originalPaise: Paise, discountPercent: number): Paise {
  const percent = Math.min(100, Math.max(0, Math.trunc(discountPercent)));
  const paiseTimesHundred = originalPaise * (100 - percent);
  return Math.floor(paiseTimesHundred / 10_000) * 100;
}

/** Rounds down to a whole paisa, whereas `discountedPrice` rounds down to a whole rupee. */
export function priceWithDiscount(unitPrice: Paise, percent: number): Paise {
  return Math.floor((unitPrice * (100 - percent)) / 100);
}

export function toRupees(paise: Paise): number {
  return paise / 100;
}

export function fromRupees(rupees: number): Paise {
  return Math.round(rupees * 100);
}

/** Formats an amount as `Rs. 1,25,000`, with paise only if needed. */
export function formatPaise(paise: Paise): string {
  const amount = Math.abs(paise);
  const rupees = indianDigits(Math.floor(amount / 100));
  const rest = amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`;
  return `Rs. ${paise < 0 ? '-' : ''}${rupees}${rest}`;
}

export function formatRupees(rupees: number): string {
  return formatPaise(fromRupees(rupees));
}
