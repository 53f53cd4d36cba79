import type { Paise } from './money.ts';

/** A tax that is part of a price, as invoices name it. */
export interface TaxPart {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  /** of the taxable value, at most two decimals: half of the rate where a tax is shared */
  percent: number;
  amount: Paise;
}

/** What a price is made of: `taxable` and the amounts of `parts` are the price, to the paisa. */
export interface TaxedPrice {
  taxable: Paise;
  parts: TaxPart[];
}

/**
 * The goods and services tax within a price that includes it. Sold within the seller's own state it is two equal taxes, the union's and the state's
 * (in a union territory without a parliament the territory's); into another state it is one. Each is rounded to the nearest paisa, and what is left is
 * the taxable value: so the parts always add up to what was paid.
 *
 * @param price integer paise
 * @param percent rate of the whole tax, at most two decimals; 0: no tax
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
