/** One line of what was measured. */
export interface Row {
  /** which page, call or build, and what of it: `/products: LCP` */
  what: string;
  /** of `ours` and `other`: `ms`, `KB`, `per s`; '' for a count */
  unit: string;
  /** median of the repetitions */
  ours: number;
  /** the same of what it is compared with, measured in turn with it in the same run */
  other?: { name: string; value: number };
  /** what is wished for: of `ours` divided by `other` where there is one, else of `ours` */
  target?: Target;
  /** does not hang on how fast the machine is: `npm test` fails when it misses its target */
  firm?: true;
}

export type Target = { atMost: number } | { atLeast: number };

/** What the target is held against. */
export function comparedOf({ ours, other }: Row): number {
  return other ? ours / other.value : ours;
}

/** @returns undefined for a row that is told for the record */
export function isMet(row: Row): boolean | undefined {
  const { target } = row;
  if (!target) return undefined;
  const compared = comparedOf(row);
  return 'atMost' in target ? compared <= target.atMost : compared >= target.atLeast;
}
