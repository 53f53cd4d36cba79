import type { DeskSettings } from '@kaagazz/api-schema';
import { dayInIndia, hsnCodeProblem } from '@kaagazz/domain';

import { type FieldSpec, rowsIn, rowsText } from '../../form/index.ts';
import { optionsOf } from '../../list/index.ts';

interface SettingRows<Item> {
  columns: readonly FieldSpec[];
  textOf: (items: readonly Item[]) => string;
  itemsIn: (text: string) => Item[];
}

export const zoneRows: SettingRows<DeskSettings['shipping']['zones'][number]> = {
  columns: [
    { name: 'name', label: 'Zone', required: true },
    { name: 'pins', label: 'PIN codes start with', required: true },
    { name: 'flatFee', label: 'Fee', type: 'number', required: true },
    { name: 'perKg', label: 'Per further kg', type: 'number' },
  ],
  textOf: (zones) => rowsText(zones.map(({ name, pins, flatFee, perKg }) => [name, pins.join(', '), flatFee, perKg])),
  itemsIn: (text) =>
    rowsIn(zoneRows.columns, text).map(([name = '', pins = '', flatFee, perKg]) => ({
      name,
      pins: pins.split(/[\s,]+/).filter((prefix) => prefix !== ''),
      flatFee: Number(flatFee),
      perKg: Number(perKg),
    })),
};

export const taxRows: SettingRows<DeskSettings['taxes']['rates'][number]> = {
  columns: [
    { name: 'kind', label: 'Items', options: optionsOf({ goods: 'Goods', print: 'Prints', shipping: 'Shipping' }) },
    { name: 'hsn', label: 'HSN code', validate: hsnCodeProblem },
    { name: 'percent', label: 'GST in %', type: 'number', required: true },
    { name: 'from', label: 'First day', type: 'date' },
  ],
  textOf: (rates) => rowsText(rates.map(({ kind, hsn, percent, from }) => [kind, hsn, percent, from])),
  itemsIn: (text) =>
    rowsIn(taxRows.columns, text).map(([kind, hsn = '', percent, from = '']) => ({
      kind: kind === 'print' || kind === 'shipping' ? kind : 'goods',
      hsn: hsn.trim(),
      percent: Number(percent),
      from,
    })),
};

export const holidayRows: SettingRows<DeskSettings['holidays'][number]> = {
  columns: [
    { name: 'day', label: 'Day', type: 'date', required: true },
    { name: 'name', label: 'Name', required: true },
    { name: 'isYearly', label: 'Repeats', options: optionsOf({ '': 'Once', yearly: 'Every year' }) },
  ],
  textOf: (holidays) => {
    const today = dayInIndia(new Date());
    const left = holidays.filter(({ day, isYearly }) => isYearly || day >= today);
    return rowsText(left.map(({ day, name, isYearly }) => [day, name, isYearly ? 'yearly' : '']));
  },
  itemsIn: (text) =>
    rowsIn(holidayRows.columns, text).map(([day = '', name = '', repeats]) => {
      return { day, name: name.trim(), isYearly: repeats === 'yearly' };
    }),
};
