/** One line of what was measured. */
export interface Row {
  /** which page, call or build, and what of it: `/products: LCP` */
  what: string;
  /** of `ours` and `other`: `ms`, `KB`, `per s`; '' for a count */
  unit: string;
  /** median of the repetitions; where a part says so, another of them */
  ours: number;
  /** the same of what it is compared with, measured in turn with it in the same run */
  other?: { name: string; value: number };
  /** what is wished for: of `ours` divided by `other` where there is one, else of `ours` */
  target?: Target;
  /** does not hang on how fast the machine is: `npm test` fails when one of `html` or `growth` misses its target, `npm run test:long` when any does */
  firm?: true;
  /** stands in the picture, too; of a part that names none, the first ones with a target do */
  inPicture?: true;
}

export type Target = { atMost: number } | { atLeast: number };

/** What the target is held against. */
export function comparedOf({ ours, other }: Row): number {
  return other ? ours / other.value : ours;
}

/**
 * How much better than wished for: 1 is just as wished, 2 twice as good, 0.5 half as good.
 *
 * @returns undefined for a row that is told for the record
 */
export function marginOf(row: Row): number | undefined {
  const { target } = row;
  if (!target) return undefined;
  const [good, bad] = 'atMost' in target ? [target.atMost, comparedOf(row)] : [comparedOf(row), target.atLeast];
  return good === bad ? 1 : good / bad;
}

/** @returns undefined for a row that is told for the record */
export function isMet(row: Row): boolean | undefined {
  const { target } = row;
  if (!target) return undefined;
  const compared = comparedOf(row);
  return 'atMost' in target ? compared <= target.atMost : compared >= target.atLeast;
}
