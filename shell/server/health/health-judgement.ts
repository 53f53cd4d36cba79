import { totalOf, withMissingViews } from './health-window.ts';
import type { Counts, Slots } from './health-window.ts';

export interface Judgement {
  /**
   * `doubtful` means worse than the stable release, but not clearly enough to stop the candidate.
   */
  verdict: 'too-few' | 'healthy' | 'doubtful' | 'failing';
  reason: string;
}

export const MIN_VIEWS = 50;
/** Must exceed `FAILURES_PER_ADDRESS`, so that a single visitor can't stop a release. */
const MIN_FAILURES = 8;
/** Threshold for -ln(p). The value 10 corresponds to a p-value of about 0.00005. */
const MIN_IMPROBABILITY = 10;
/** A probability of 5%. */
const MIN_DOUBT = 3;
const MIN_RATIO_TO_STABLE = 2;
const MIN_DIFFERENCE_TO_STABLE = 0.02;
const MAX_FAILURE_RATE = 0.05;

/**
 * Compares the releases' failure rates within each time slot (Mantel-Haenszel test), so that an
 * outage that affects both releases is ignored.
 */
export function judge(
  candidate: Slots,
  stable: Slots | undefined,
  comparedWith = 'of the stable release in the same time',
): Judgement {
  const seen = totalOf(candidate);
  if (seen.views < MIN_VIEWS) return { verdict: 'too-few', reason: `${describeCounts(seen)}: too few to judge` };

  const shared = [...candidate].flatMap(([slot, own]) => {
    const other = stable?.get(slot);
    return other && other.views > 0 ? [{ own: withMissingViews(own), other: withMissingViews(other) }] : [];
  });
  const compared = totalOf(new Map(shared.map(({ other }, index) => [index, other])));
  const comparable = compared.views >= MIN_VIEWS;
  const { improbability, isMuchWorse } = comparable ? compareWithStable(shared) : compareWithLimit(seen);
  const failing = seen.failures >= MIN_FAILURES && improbability > MIN_IMPROBABILITY && isMuchWorse;
  const beside = comparable ? `${comparedWith} ${describeCounts(compared)}` : 'there is no release to compare with';
  const verdict = failing ? 'failing' : improbability > MIN_DOUBT ? 'doubtful' : 'healthy';
  return { verdict, reason: `${describeCounts(seen)}; ${beside}` };
}

interface Comparison {
  improbability: number;
  isMuchWorse: boolean;
}

function compareWithStable(slots: readonly { own: Counts; other: Counts }[]): Comparison {
  let failures = 0;
  let ofCandidate = 0;
  let expected = 0;
  let candidate = 0;
  let stable = 0;
  let weight = 0;
  for (const { own, other } of slots) {
    const views = own.views + other.views;
    failures += own.failures + other.failures;
    ofCandidate += own.failures;
    expected += ((own.failures + other.failures) * own.views) / views;
    candidate += (own.failures * other.views) / views;
    stable += (other.failures * own.views) / views;
    weight += (own.views * other.views) / views;
  }
  return {
    improbability: improbabilityOf(ofCandidate, failures, expected / failures),
    isMuchWorse: candidate >= MIN_RATIO_TO_STABLE * stable && candidate - stable >= MIN_DIFFERENCE_TO_STABLE * weight,
  };
}

function compareWithLimit({ views, failures }: Counts): Comparison {
  return { improbability: improbabilityOf(failures, views, MAX_FAILURE_RATE), isMuchWorse: true };
}

/**
 * Returns -ln of the Chernoff bound on the p-value. The bound is valid even if there are only a few
 * failures.
 */
function improbabilityOf(times: number, trials: number, chance: number): number {
  if (!(times > trials * chance)) return 0;
  const share = times / trials;
  const rest = share === 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - chance));
  return trials * (share * Math.log(share / chance) + rest);
}

function describeCounts({ views, failures }: Counts): string {
  const percent = views === 0 ? 0 : (100 * failures) / views;
  return `${failures} of ${views} page views failed (${percent.toFixed(1)} %)`;
}
