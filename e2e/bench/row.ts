/** One measured figure. */
export interface Row {
  /** Page, call or build, and what was measured: `/products: LCP`. */
  name: string;
  /** `ms`, `KB`, `per s`; empty for a count. */
  unit: string;
  /** The median of all repetitions unless the name says otherwise. */
  value: number;
  /** The same figure of something else, measured alternately in the same run. */
  baseline?: { name: string; value: number };
  /** Limits the ratio to the baseline if there is one, otherwise the value. */
  target?: Target;
  /** Set if the machine's speed makes no difference. Only these rows can fail a smoke run. */
  deterministic?: true;
  /**
   * Shown in the chart. If no row of a part is marked, the chart shows the first rows with a
   * target.
   */
  charted?: true;
}

export type Target = { atMost: number } | { atLeast: number };

/** The figure that the target limits. */
export function comparedValue({ value, baseline }: Row): number {
  return baseline ? value / baseline.value : value;
}

/**
 * How far a row is from its target: 1 is exactly on target, 2 is twice as good, 0.5 half as good.
 *
 * @returns undefined if the row has no target
 */
export function margin(row: Row): number | undefined {
  const { target } = row;
  if (!target) return undefined;
  const compared = comparedValue(row);
  const [good, bad] = 'atMost' in target ? [target.atMost, compared] : [compared, target.atLeast];
  return good === bad ? 1 : good / bad;
}

/** @returns undefined if the row has no target */
export function meetsTarget(row: Row): boolean | undefined {
  const value = margin(row);
  return value === undefined ? undefined : value >= 1;
}

/** Three significant digits. */
export function formatFigure(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** `1.05×` for a row with a baseline, otherwise `812 per s`. */
export function formatCompared(row: Row): string {
  return row.baseline ? `${comparedValue(row).toFixed(2)}×` : `${formatFigure(row.value)} ${row.unit}`.trim();
}

/** `at most 1.15`; empty without a target. */
export function formatTarget({ target }: Row): string {
  if (!target) return '';
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}
