/** One measured figure. */
export interface Row {
  /** The page, request or build and the measure, such as `/products: LCP`. */
  name: string;
  /** For example `ms`, `KB` or `per s`. Empty for a count. */
  unit: string;
  /** Median of all repetitions, unless the name states something else. */
  value: number;
  /** The same figure for the baseline, measured alternately in the same run. */
  baseline?: { name: string; value: number };
  /** Limits the ratio to the baseline if there is one, otherwise the value. */
  target?: Target;
  /**
   * Set if the result doesn't depend on the machine's speed. Only these rows can fail a smoke run.
   */
  deterministic?: true;
  /**
   * Shows the row in the chart. If no row of a part is marked, the chart shows the first rows that
   * have a target.
   */
  charted?: true;
}

export type Target = { atMost: number } | { atLeast: number };

/** Returns the figure that the target limits. */
export function comparedValue({ value, baseline }: Row): number {
  return baseline ? value / baseline.value : value;
}

/**
 * Returns how far a row is from its target. 1 is exactly on target, 2 is twice as good and 0.5 half
 * as good.
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

/** Formats a number with three significant digits. */
export function formatFigure(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** Returns a text such as `1.05×` for a row with a baseline, or `812 per s` for one without. */
export function formatCompared(row: Row): string {
  return row.baseline ? `${comparedValue(row).toFixed(2)}×` : `${formatFigure(row.value)} ${row.unit}`.trim();
}

/** Returns a text such as `at most 1.15`, or an empty string if there is no target. */
export function formatTarget({ target }: Row): string {
  if (!target) return '';
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}
