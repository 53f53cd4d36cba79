import { totalOf, withoutExcess } from './health-window.ts';
import type { Counts, Slots } from './health-window.ts';

export interface Judgement {
  verdict: 'too-few' | 'healthy' | 'failing';
  /** for people: what was counted, and against what */
  reason: string;
}

/** Fewer page views say nothing. */
const FEWEST_VIEWS = 50;
/** More than one address may report in a day: nobody stops a release alone (`page-reports.ts`). */
const FEWEST_FAILURES = 8;
/** How improbable it is that chance alone made the difference: e to this power to one, at least. */
const IMPROBABLE = 10;
/** A candidate fails at least so many times as often as the stable release, ... */
const TIMES_STABLE = 2;
/** ... and at least so much more of its views. */
const MORE_THAN_STABLE = 0.02;
/** Without a stable release to compare with: what nobody should ever publish. */
const BAD_IN_ITSELF = 0.05;

/**
 * Whether a candidate fails clearly more often than the stable release.
 *
 * They are compared slot by slot (as Mantel and Haenszel do), so that an outage which strikes both while the candidate's share grows is not
 * counted against the candidate. It fails when there are 50 views and 8 failures, chance alone has less than e^-10 for so many of all failures
 * being the candidate's, it fails at least twice as often as stable, and for at least 2 % points more of the views. A candidate without a stable
 * release beside it (a section not launched yet, or stable seen fewer than 50 times) fails when it is as clearly above 5 %.
 *
 * Measured by simulation (`health-judgement.test.ts`, its long form with more runs), looking after every failure and every minute:
 * two releases that fail equally often, at 0.2, 1, 2 or 5 %, rolled out over 4 hours at 5 page views a second, an hour at 50 or a day at one in two
 * seconds, 1000 times each: at most 2 of 1000 candidates stopped. 20 % failures against 1 %: stopped after 53 of its page views (median), at most 150 in 400 of 400
 * runs, while it has up to a quarter of the visitors; at half of them after 87, and 94 of 100 within 150. All page views failing: after 50. 5 % against 1 %: after 250 to 600.
 * One address that lies as often as it may stopped 2 of 2400 healthy ones.
 */
export function judge(candidate: Slots, stable: Slots | undefined): Judgement {
  const seen = totalOf(candidate);
  if (seen.views < FEWEST_VIEWS) return { verdict: 'too-few', reason: `${inWords(seen)}: too few to judge` };

  const shared = [...candidate].flatMap(([slot, own]) => {
    const other = stable?.get(slot);
    return other && other.views > 0 ? [{ own: withoutExcess(own), other: withoutExcess(other) }] : [];
  });
  const compared = totalOf(new Map(shared.map(({ other }, index) => [index, other])));
  const comparable = compared.views >= FEWEST_VIEWS;
  const failing = seen.failures >= FEWEST_FAILURES && (comparable ? failsMoreThanStable(shared) : failsInItself(seen));
  const beside = comparable ? `of the stable release in the same time ${inWords(compared)}` : 'nothing to compare with';
  return { verdict: failing ? 'failing' : 'healthy', reason: `${inWords(seen)}; ${beside}` };
}

function failsMoreThanStable(slots: readonly { own: Counts; other: Counts }[]): boolean {
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
  return (
    improbability(ofCandidate, failures, expected / failures) > IMPROBABLE &&
    candidate >= TIMES_STABLE * stable &&
    candidate - stable >= MORE_THAN_STABLE * weight
  );
}

function failsInItself({ views, failures }: Counts): boolean {
  return improbability(failures, views, BAD_IN_ITSELF) > IMPROBABLE;
}

/**
 * How surprising it is that something of this chance happened so often: at least `-ln` of the probability (Chernoff's bound, which holds for few events, too, where
 * standard deviations promise too much). 0 when it happened no more often than expected.
 */
function improbability(times: number, trials: number, chance: number): number {
  if (!(times > trials * chance)) return 0;
  const share = times / trials;
  const rest = share === 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - chance));
  return trials * (share * Math.log(share / chance) + rest);
}

function inWords({ views, failures }: Counts): string {
  const percent = views === 0 ? 0 : (100 * failures) / views;
  return `${failures} of ${views} page views failed (${percent.toFixed(1)} %)`;
}
