import { comparedOf } from './row.ts';
import type { Row } from './row.ts';

/** Three figures that count. */
export function figures(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** What is held against the target: `1.05×` where something else was measured too, else `812 per s`. */
export function comparedWords(row: Row): string {
  return row.other ? `${comparedOf(row).toFixed(2)}×` : `${figures(row.ours)} ${row.unit}`.trim();
}

/** `at most 1.08`; empty for a row that is told for the record. */
export function wishWords({ target }: Row): string {
  if (!target) return '';
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}
