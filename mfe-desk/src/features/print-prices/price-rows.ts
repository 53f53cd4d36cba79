import type { DeskPrintPrices } from '@kaagazz/api-schema';
import { formatRupees } from '@kaagazz/domain';
import { PRINT_SERVICES, type PrintPriceDifference, type PrintServiceId } from '@kaagazz/domain/print';

export type PriceRow = DeskPrintPrices['rows'][number];

export interface TypedRow extends Pick<PriceRow, 'options' | 'per'> {
  id: number;
  from: string;
  price: string;
}

export function typedRows(rows: readonly PriceRow[]): TypedRow[] {
  return rows.map(({ options, per, from, price }, id) => {
    return { id, options, per, from: String(from), price: String(price) };
  });
}

export function pricesOf(rows: readonly TypedRow[]): PriceRow[] {
  return rows.map(({ options, per, from, price }) => ({ options, per, from: Number(from), price: Number(price) }));
}

export function isComplete({ from, price }: TypedRow): boolean {
  return /^[1-9]\d*$/.test(from) && /^-?\d+(\.\d{1,2})?$/.test(price);
}

export function choiceText(service: PrintServiceId, { options, per }: Pick<PriceRow, 'options' | 'per'>): string {
  const values = PRINT_SERVICES[service].fields.map(({ name }) => options[name]).filter(Boolean);
  return [...(values.length > 0 ? values : ['All']), ...(per === 'page' ? ['per page'] : [])].join(', ');
}

export function fieldsText(service: PrintServiceId, { options, per }: Pick<PriceRow, 'options' | 'per'>): string {
  const fields = PRINT_SERVICES[service].fields.filter(({ name }) => Object.hasOwn(options, name));
  return [...fields.map(({ label }) => label.toLowerCase()), ...(per === 'page' ? ['page'] : [])].join(' and ');
}

export function priceText(price: number | null): string {
  return price === null ? 'on request' : formatRupees(price);
}

export function differenceText(service: PrintServiceId, { before, after, from, ...row }: PrintPriceDifference): string {
  const what = `${choiceText(service, row)}, from ${from}`;
  if (before === null) return `${what}: ${priceText(after)} (new)`;
  return `${what}: ${priceText(before)} → ${after === null ? 'removed' : priceText(after)}`;
}
