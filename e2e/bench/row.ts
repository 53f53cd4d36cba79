/** One measured figure. */
export interface Row {
  name: string;
  unit: string;
  value: number;
  baseline?: { name: string; value: number };
  target?: Target;
  deterministic?: true;
  charted?: true;
}

export type Target = { atMost: number } | { atLeast: number };

export function comparedValue({ value, baseline }: Row): number {
  return baseline ? value / baseline.value : value;
}

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

export function formatCompared(row: Row): string {
  return row.baseline ? `${comparedValue(row).toFixed(2)}×` : `${formatFigure(row.value)} ${row.unit}`.trim();
}

export function formatTarget({ target }: Row): string {
  if (!target) return '';
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}
