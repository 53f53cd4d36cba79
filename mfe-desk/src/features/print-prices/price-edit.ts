import type { DeskPrintPrices } from '@kaagazz/api-schema';

import type { Values } from '../../form/index.ts';
import { typedRows, type TypedRow } from './price-rows.ts';

export interface PriceEdit {
  version: string;
  base: TypedRow[];
  rows: TypedRow[];
  startsOn: string;
  key: string;
}

export function editOf({ version, rows }: Pick<DeskPrintPrices, 'version' | 'rows'>): PriceEdit {
  return { version, base: typedRows(rows), rows: typedRows(rows), startsOn: '', key: crypto.randomUUID() };
}

export function keptEdit({ edit = 'null' }: Values): PriceEdit | undefined {
  const kept: unknown = JSON.parse(edit);
  return isEdit(kept) ? kept : undefined;
}

function isEdit(value: unknown): value is PriceEdit {
  const names = ['version', 'base', 'rows', 'startsOn', 'key'];
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
