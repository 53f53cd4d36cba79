import { totalOf, withMissingViews } from './health-window.ts';
import type { Counts, Slots } from './health-window.ts';

export interface Judgement {
  /** `doubtful`: the release is probably worse, but not clearly enough to be stopped. */
  verdict: 'too-few' | 'healthy' | 'doubtful' | 'failing';
  reason: string;
}

export const MIN_VIEWS = 50;
/**
 * Minimum number of failures for stopping a candidate. One address can't report this many per day,
 * so a single visitor can't stop a release.
 */
const MIN_FAILURES = 8;
/**
 * Minimum of -ln(p) for stopping a candidate, where p is the probability that the difference is due
 * to chance.
 */
const MIN_IMPROBABILITY = 10;
/** Minimum of -ln(p) for the verdict `doubtful`. Corresponds to a probability of 5%. */
const MIN_DOUBT = 3;
/** A candidate fails only if its failure rate is at least this many times the stable release's. */
const MIN_RATIO_TO_STABLE = 2;
/**
 * A candidate fails only if its failure rate is at least this much higher than the stable
 * release's.
 */
const MIN_DIFFERENCE_TO_STABLE = 0.02;
/** Without a stable release to compare with, a candidate is stopped above this failure rate. */
const MAX_FAILURE_RATE = 0.05;

/**
 * Decides whether a candidate clearly fails more often than the stable release.
 *
 * Compares the two releases within each time slot (Mantel-Haenszel), because an outage while the
 * candidate's share grows must not count against the candidate. A candidate fails if all of these
 * are true: it has at least 50 views and 8 failures, the probability that the difference is due to
 * chance is below e^-10, its failure rate is at least twice the stable release's, and its failure
 * rate is at least 2 percentage points higher. If the stable release has fewer than 50 views in the
 * same slots, the candidate fails if its failure rate is clearly above 5%. If the probability that
 * the difference is due to chance is only below 5%, the candidate is doubtful and its plan waits.
 *
 * Simulated in `health-judgement.test.ts`: at most 2 of 1,000 healthy candidates are stopped. If
 * the stable release fails in 1% of its views, a candidate that fails in 20% is stopped after 53
 * views (median), and one that fails in 5% after 250 to 600. A single address that sent the maximum
 * number of false failure reports stopped 2 of 2,400 healthy candidates.
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
 * Returns a lower bound of -ln(p), where p is the probability of at least this many events
 * (Chernoff bound). Returns 0 if there are no more events than expected. Unlike standard
 * deviations, the bound is valid for small numbers.
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
