import { type FieldSpec, rowsIn, rowsText } from '../../form/index.ts';

const COLUMNS: readonly FieldSpec[] = [
  { name: 'title', label: 'What', required: true },
  { name: 'quantity', label: 'Pieces', type: 'number', required: true, initial: '1' },
  { name: 'unitPrice', label: 'Rupees each', type: 'number', required: true },
  { name: 'taxPercent', label: 'Tax in %', type: 'number', required: true, initial: '18' },
];

export const QUOTE: readonly FieldSpec[] = [
  { name: 'lines', label: 'Prices', type: 'rows', columns: COLUMNS, required: true },
  { name: 'validUntil', label: 'Valid until', type: 'date', required: true },
  { name: 'withLink', label: 'Add a payment link', type: 'check' },
];

export const FIRST_LINE = rowsText([COLUMNS.map(({ initial = '' }) => initial)]);

export function quoteLinesIn(text: string) {
  return rowsIn(COLUMNS, text).map(([title = '', quantity, unitPrice, taxPercent]) => ({
    title: title.trim(),
    quantity: Number(quantity),
    unitPrice: Number(unitPrice),
    taxPercent: Number(taxPercent),
  }));
}
