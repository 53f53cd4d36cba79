/** The middle of a list of numbers; of two in the middle their mean. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The mean of the middle half: as little moved by a few outliers as the median, and not jumping where numbers come in two heaps. */
export function middleMean(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const outer = Math.floor(sorted.length / 4);
  const middle = sorted.slice(outer, sorted.length - outer);
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}

/** @param share 0.99: what 99 of 100 do not exceed */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/**
 * Measures several things in turn, so that a machine that becomes slower meets all of them: one, other, other, one, ...
 *
 * @returns what each of them gave, round by round
 */
export async function inTurn<Name extends string, Measured>(
  things: Record<Name, (round: number) => Promise<Measured>>,
  rounds: number,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(things) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measured[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) measured[name].push(await things[name](round));
  }
  return measured;
}
