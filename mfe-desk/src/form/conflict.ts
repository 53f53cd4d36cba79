import { DeskProblem } from '../api/desk-problem.ts';
import type { Values } from './fields.ts';

/** Somebody else has changed the record since this person opened it. */
export interface Conflict {
  /** The record as it is now. */
  current: Readonly<Record<string, unknown>> & { version: number };
  /** What this person wants to save. */
  mine: Values;
  /** What this person started from. */
  base: Values;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isVersioned(value: unknown): value is Conflict['current'] {
  return isRecord(value) && typeof value.version === 'number';
}

/** Returns the current record of a 409 `EDIT_CONFLICT`. */
export function conflictingRecord(error: unknown): Conflict['current'] | undefined {
  if (!(error instanceof DeskProblem) || error.code !== 'EDIT_CONFLICT' || !isRecord(error.body)) return undefined;
  const { current } = error.body;
  return isVersioned(current) ? current : undefined;
}

/**
 * Combines two people's changes: fields that only one of them changed take that change. Fields that
 * both changed differently are returned in `both`, and start with this person's value.
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
