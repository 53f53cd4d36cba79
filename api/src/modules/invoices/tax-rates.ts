import type { DeskSettings } from '@kaagazz/api-schema';
import { dayInIndia, type IndianState, indianState } from '@kaagazz/domain';

export type TaxRate = DeskSettings['taxes']['rates'][number];

export type TaxedItem = Pick<TaxRate, 'kind' | 'hsn'>;

export interface ShopTaxes {
  homeState: IndianState;
  rates: readonly TaxRate[];
}

export function shopTaxes({ company, taxes }: Pick<DeskSettings, 'company' | 'taxes'>): ShopTaxes | null {
  const homeState = indianState(company.gstin.slice(0, 2));
  return homeState && taxes.rates.length > 0 ? { homeState, rates: taxes.rates } : null;
}

/**
 * Returns the rate that applied to an item at the time of the order. Prefers the longest matching
 * HSN code, and then the latest rate.
 */
export function taxRateOn(orderedAt: Date, rates: readonly TaxRate[], item: TaxedItem): TaxRate {
  const day = dayInIndia(orderedAt);
  const started = rates.filter(({ from }) => from <= day);
  const own = started.filter(({ kind, hsn }) => kind === item.kind && (kind !== 'goods' || item.hsn.startsWith(hsn)));
  const others = started.filter(({ kind, hsn }) => kind === 'goods' && hsn === '');
  const [rate] = (own.length > 0 ? own : others).toSorted(
    (one, other) => codeLength(other) - codeLength(one) || other.from.localeCompare(one.from),
  );
  if (!rate) throw new Error('no tax rate applies');
  return rate;
}

function codeLength({ kind, hsn }: TaxRate): number {
  return kind === 'goods' ? hsn.length : 0;
}
