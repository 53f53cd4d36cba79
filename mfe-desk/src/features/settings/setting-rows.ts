import type { DeskSettings } from '@kaagazz/api-schema';
import { dayInIndia, hsnCodeProblem } from '@kaagazz/domain';

import { type FieldSpec, rowsIn, rowsText } from '../../form/index.ts';
import { optionsOf } from '../../list/index.ts';

type Zone = DeskSettings['shipping']['zones'][number];
type Holidays = DeskSettings['holidays'];
type TaxRate = DeskSettings['taxes']['rates'][number];

export const zoneColumns: readonly FieldSpec[] = [
  { name: 'name', label: 'Zone', required: true },
  { name: 'pins', label: 'PIN codes start with', required: true },
  { name: 'flatFee', label: 'Fee', type: 'number', required: true },
  { name: 'perKg', label: 'Per further kg', type: 'number' },
];

export function zoneRows(zones: readonly Zone[]): string {
  return rowsText(zones.map(({ name, pins, flatFee, perKg }) => [name, pins.join(', '), flatFee, perKg]));
}

export function zonesIn(text: string): Zone[] {
  return rowsIn(zoneColumns, text).map(([name = '', pins = '', flatFee, perKg]) => ({
    name,
    pins: pins.split(/[\s,]+/).filter((prefix) => prefix !== ''),
    flatFee: Number(flatFee),
    perKg: Number(perKg),
  }));
}

const KINDS = { goods: 'Goods', print: 'Prints', shipping: 'Shipping' } as const;

export const taxColumns: readonly FieldSpec[] = [
  { name: 'kind', label: 'Items', options: optionsOf(KINDS) },
  { name: 'hsn', label: 'HSN code', validate: hsnCodeProblem },
  { name: 'percent', label: 'GST in %', type: 'number', required: true },
  { name: 'from', label: 'First day', type: 'date' },
];

export function taxRows(rates: readonly TaxRate[]): string {
  return rowsText(rates.map(({ kind, hsn, percent, from }) => [kind, hsn, percent, from]));
}

export function taxesIn(text: string): TaxRate[] {
  return rowsIn(taxColumns, text).map(([kind, hsn = '', percent, from = '']) => ({
    kind: kind === 'print' || kind === 'shipping' ? kind : 'goods',
    hsn: hsn.trim(),
    percent: Number(percent),
    from,
  }));
}

export const holidayColumns: readonly FieldSpec[] = [
  { name: 'day', label: 'Day', type: 'date', required: true },
  { name: 'name', label: 'Name', required: true },
  { name: 'isYearly', label: 'Repeats', options: optionsOf({ '': 'Once', yearly: 'Every year' }) },
];

/** Omits holidays in the past, so that they are deleted the next time the settings are saved. */
export function holidayRows(holidays: Holidays): string {
  const today = dayInIndia(new Date());
  const left = holidays.filter(({ day, isYearly }) => isYearly || day >= today);
  return rowsText(left.map(({ day, name, isYearly }) => [day, name, isYearly ? 'yearly' : '']));
}

export function holidaysIn(text: string): Holidays {
  return rowsIn(holidayColumns, text).map(([day = '', name = '', repeats]) => {
    return { day, name: name.trim(), isYearly: repeats === 'yearly' };
  });
}
