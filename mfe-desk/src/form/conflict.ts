import { DeskProblem } from '../api/desk-problem.ts';
import type { Values } from './fields.ts';

/** Describes an edit conflict: someone else has changed the record since this person opened it. */
export interface Conflict {
  /** The record's current state. */
  current: Readonly<Record<string, unknown>> & { version: number };
  /** The values that this person wants to save. */
  mine: Values;
  /** The record's values when this person opened it. */
  base: Values;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isVersioned(value: unknown): value is Conflict['current'] {
  return isRecord(value) && typeof value.version === 'number';
}

/**
 * Returns the record's current state from a 409 `EDIT_CONFLICT` error, or undefined for other
 * errors.
 */
export function conflictingRecord(error: unknown): Conflict['current'] | undefined {
  if (!(error instanceof DeskProblem) || error.code !== 'EDIT_CONFLICT' || !isRecord(error.body)) return undefined;
  const { current } = error.body;
  return isVersioned(current) ? current : undefined;
}

/**
 * Merges two people's changes. If only one person changed a field, that person's value is used.
 * Fields that both changed differently are listed in `both`, and get this person's value for now.
 */
export function merge(base: Values, mine: Values, theirs: Values): { merged: Values; both: string[] } {
  const merged: Values = {};
  const both: string[] = [];
  for (const [name, value] of Object.entries(mine)) {
    const before = base[name] ?? '';
    const other = theirs[name] ?? '';
    const isMine = value !== before;
    const isTheirs = other !== before;
    if (isMine && isTheirs && value !== other) both.push(name);
    merged[name] = isMine ? value : other;
  }
  return { merged, both };
}
