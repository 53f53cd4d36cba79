import type { Paise } from './money.ts';

export interface TaxPart {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  /** Percentage of the taxable value, with at most two decimals. */
  percent: number;
  amount: Paise;
}

/** `taxable` and the amounts of `parts` add up to the price. */
export interface TaxedPrice {
  taxable: Paise;
  parts: TaxPart[];
}

/**
 * Splits a price into its taxable value and its taxes, each rounded to a paisa.
 *
 * @param price integer paise
 * @param percent total rate with at most two decimals
 */
export function taxWithin(price: Paise, percent: number, sold: 'in-state' | 'in-territory' | 'across'): TaxedPrice {
  const rate = Math.round(percent * 100);
  if (rate === 0) return { taxable: price, parts: [] };
  if (sold === 'across') {
    const amount = Math.round((price * rate) / (10_000 + rate));
    return { taxable: price - amount, parts: [{ name: 'IGST', percent: rate / 100, amount }] };
  }
  const half = { percent: rate / 200, amount: Math.round((price * rate) / (2 * (10_000 + rate))) };
  return {
    taxable: price - 2 * half.amount,
    parts: [
      { name: 'CGST', ...half },
      { name: sold === 'in-state' ? 'SGST' : 'UTGST', ...half },
    ],
  };
}
