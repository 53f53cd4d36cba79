import type { AppRollout, ReleaseVerdict, Rollout } from '@kaagazz/releases';

import { MIN_VIEWS, judge } from './health-judgement.ts';
import type { Judgement } from './health-judgement.ts';
import type { Counts } from './health-window.ts';
import type { ReleaseHealth } from './release-health.ts';
import { SLOT_MS } from './route-counts.ts';

const HOUR_MS = 60 * 60_000;

type Routes = ReadonlyMap<string, Counts>;

interface StableJudgementOptions {
  health: Pick<ReleaseHealth, 'routes'>;
  apps: Rollout['apps'];
  now: number;
  apiFailedAt: number;
}

export function judgeStable(
  app: string,
  { stable, comparison }: AppRollout,
  { health, apps, now, apiFailedAt }: StableJudgementOptions,
): Pick<ReleaseVerdict, 'verdict' | 'reason'> | undefined {
  if (stable === null || !comparison) return undefined;
  const since = Date.parse(comparison.since);
  if (now - since > HOUR_MS) return undefined;
  const from = Math.max(since, apiFailedAt + SLOT_MS);
  if (from > now) return { verdict: 'waiting', reason: 'no verdict, because the api has just been unhealthy' };
  const after = health.routes({ app, version: stable }, from, now);
  const before = health.routes({ app, version: comparison.with }, since - HOUR_MS, since);
  const { verdict, reason } = compareRoutes(after, before);
  if (verdict === 'too-few') return { verdict: 'waiting', reason };
  if (verdict !== 'failing') return { verdict, reason };
  const other = Object.entries(apps).find(
    ([name, part]) => name !== app && part.stable !== null && failsSince(name, part.stable),
  );
  if (other) return { verdict: 'waiting', reason: `no verdict, because ${other[0]} fails too: ${reason}` };
  return { verdict, reason };

  function failsSince(name: string, version: string): boolean {
    const usual = health.routes({ app: name, version }, since - HOUR_MS, since);
    const { verdict: theirs } = compareRoutes(health.routes({ app: name, version }, from, now), usual);
    return theirs === 'failing' || theirs === 'doubtful';
  }
}

function compareRoutes(after: Routes, before: Routes): Judgement {
  const shared = [...before.keys()].filter((route) => after.has(route));
  const slotsOf = (routes: Routes) =>
    new Map(shared.flatMap((route, at) => (routes.has(route) ? [[at, routes.get(route) ?? NONE] as const] : [])));
  const compared = [...slotsOf(before).values()].reduce((sum, { views }) => sum + views, 0);
  if (compared < MIN_VIEWS) {
    return { verdict: 'too-few', reason: `the hour before had only ${compared} page views on these routes` };
  }
  return judge(slotsOf(after), slotsOf(before), 'of its predecessor in the hour before');
}

const NONE: Counts = { views: 0, failures: 0 };
