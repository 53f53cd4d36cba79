import type { DeskPrintPrices } from '@kaagazz/api-schema';

import type { Values } from '../../form/index.ts';
import { typedRows, type TypedRow } from './price-rows.ts';

export interface PriceEdit {
  /** Version and rows of the prices on which the edit is based. */
  version: string;
  base: TypedRow[];
  rows: TypedRow[];
  startsOn: string;
  /** Idempotency key. Each edit has its own key, so that the api applies the edit only once. */
  key: string;
}

export function editOf({ version, rows }: Pick<DeskPrintPrices, 'version' | 'rows'>): PriceEdit {
  return { version, base: typedRows(rows), rows: typedRows(rows), startsOn: '', key: crypto.randomUUID() };
}

/** Returns an edit as texts, which a reload of the page keeps. */
export function textsOf({ base, rows, ...texts }: PriceEdit): Values {
  return { ...texts, base: JSON.stringify(base), rows: JSON.stringify(rows) };
}

/** Returns the edit that `textsOf` has turned into texts, if there is one. */
export function keptEdit({ version, base, rows, startsOn = '', key }: Values): PriceEdit | undefined {
  if (!version || !base || !rows || !key) return undefined;
  return { version, base: rowsIn(base), rows: rowsIn(rows), startsOn, key };
}

function rowsIn(text: string): TypedRow[] {
  const rows: unknown = JSON.parse(text);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

function isRow(value: unknown): value is TypedRow {
  const names = ['id', 'options', 'per', 'from', 'price'];
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
