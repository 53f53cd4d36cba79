/** One measured figure. */
export interface Row {
  /** The page, request or build, followed by the measure, such as `/products: LCP`. */
  name: string;
  /** Unit, for example `ms`, `KB` or `per s`. Empty for a count. */
  unit: string;
  /** Median of all repetitions unless the name says otherwise. */
  value: number;
  /** Comparison value from the same run. */
  baseline?: { name: string; value: number };
  /** Limit for the ratio to the baseline, or for the value if there is no baseline. */
  target?: Target;
  /**
   * True if the result doesn't depend on the machine's speed. Only such rows can fail a smoke run.
   */
  deterministic?: true;
  /**
   * Set to show the row in the chart. If no row is set, the chart shows the first rows with a
   * target.
   */
  charted?: true;
}

export type Target = { atMost: number } | { atLeast: number };

/** Returns the ratio to the baseline, or the value if there is no baseline. */
export function comparedValue({ value, baseline }: Row): number {
  return baseline ? value / baseline.value : value;
}

/**
 * Returns how good a row is relative to its target. 1 is on target and 2 is twice as good.
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

export function meetsTarget(row: Row): boolean | undefined {
  const value = margin(row);
  return value === undefined ? undefined : value >= 1;
}

export function formatFigure(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/**
 * Formats the ratio to the baseline, such as `1.05×`, or the value with its unit, such as `812 per
 * s`.
 */
export function formatCompared(row: Row): string {
  return row.baseline ? `${comparedValue(row).toFixed(2)}×` : `${formatFigure(row.value)} ${row.unit}`.trim();
}

export function formatTarget({ target }: Row): string {
  if (!target) return '';
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}
