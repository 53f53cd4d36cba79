import { DeskProblem } from '../api/desk-problem.ts';
import type { Values } from './fields.ts';

export interface Conflict {
  /** The record's current version. */
  version: number;
  theirs: Values;
  mine: Values;
  base: Values;
}

function isLike<Shown extends object>(value: unknown, shown: Shown): value is Shown {
  return typeof value === 'object' && value !== null && Object.keys(shown).every((name) => name in value);
}

export function conflictingRecord<Shown extends object>(error: unknown, shown: Shown): Shown | undefined {
  if (!(error instanceof DeskProblem) || error.code !== 'EDIT_CONFLICT') return undefined;
  const current = isLike(error.body, { current: shown }) ? error.body.current : undefined;
  return isLike(current, shown) ? current : undefined;
}

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
