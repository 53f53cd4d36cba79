import type { AuditEntry } from '@kaagazz/api-schema';
import { formatPaise } from '@kaagazz/domain';

const WORDS: Readonly<Record<string, string>> = {
  originalPrice: 'price',
  discountPercent: 'discount',
  hsn: 'HSN',
  lowStockAt: 'warn at',
  weightGrams: 'weight in grams',
  topPick: 'place among the Best Picks',
  ownerId: 'owner',
  imageAlts: 'alt texts',
};
const LONGEST = 200;

export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '–';
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  const fields: [string, unknown][] = Object.entries(value);
  return fields.map(([name, inner]) => `${fieldText(name)} ${valueText(inner)}`).join(', ');
}

/** Describes each changed field, for example as `stock: 4 → 9`. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => name !== 'stockVersion')
    .map((name) => `${fieldText(name)}: ${shortText(name, before[name])} → ${shortText(name, after[name])}`);
}

function fieldText(name: string): string {
  return WORDS[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
}

function shortText(name: string, value: unknown): string {
  if (name === 'originalPrice' && typeof value === 'number') return formatPaise(value);
  if (name === 'images' && Array.isArray(value)) return `${value.length} photographs`;
  const text = valueText(name === 'imageAlts' ? Object.values(value ?? {}) : value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
