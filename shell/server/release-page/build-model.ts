import { createHash } from 'node:crypto';

import { rolloutChanges, stageOf } from '@kaagazz/releases';
import type { AppRollout, AuditLine, ReleaseVerdict, Rollout } from '@kaagazz/releases';

import type {
  AppStatus,
  ReleasePageModel,
  RolloutProblem,
  ReleaseStatus,
  ReleaseRole,
} from '../../src/release-page/release-page-model.ts';
import type { ReleaseSummary } from '../health/index.ts';
import { releaseKey } from '../releases/index.ts';
import type { CatalogView } from '../releases/index.ts';

export const AUDIT_READ = 150;
const AUDIT_SHOWN = 50;

export interface ModelSources {
  who: string;
  server: string;
  at: Date;
  rollout: Rollout;
  audit: readonly AuditLine[] | undefined;
  summaries: readonly ReleaseSummary[];
  verdictOf: (app: string) => ReleaseVerdict | undefined;
  problem: RolloutProblem | null;
  inUse: Pick<CatalogView, 'releases' | 'waiting'>;
}

export function buildModel({
  who,
  server,
  at,
  rollout,
  audit,
  summaries,
  verdictOf,
  problem,
  inUse,
}: ModelSources): ReleasePageModel {
  return {
    who,
    at: at.toISOString(),
    server,
    revision: rollout.revision,
    apps: Object.entries(rollout.apps)
      .map(([app, part]) => appStatus(app, part, { audit: audit ?? [], summaries, verdict: verdictOf(app) }))
      .map((status) => ({ ...status, releases: status.releases.map((each) => withOrigin(status.app, each, inUse)) }))
      .sort((a, b) => Number(isFailing(b)) - Number(isFailing(a)) || a.app.localeCompare(b.app)),
    audit: audit?.slice(0, AUDIT_SHOWN) ?? null,
    problem,
  };
}

function withOrigin(app: string, status: ReleaseStatus, { releases, waiting }: ModelSources['inUse']): ReleaseStatus {
  const key = releaseKey(app, status.version);
  return { ...status, origin: releases.get(key)?.provenance, waitsForApi: waiting.get(key) };
}

/** Must match health-judgement.ts. */
const MIN_FAILURES = 8;
const MIN_FAILURE_RATE = 0.02;

function isFailing({ releases, verdict }: AppStatus): boolean {
  if (verdict?.verdict === 'failing') return true;
  return releases.some(
    ({ stopped, recent: { views, failures } }) =>
      stopped !== null || (failures >= MIN_FAILURES && failures >= MIN_FAILURE_RATE * views),
  );
}

export function stateOf(part: AppRollout): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 16);
}

interface Counted extends Pick<ModelSources, 'summaries'> {
  audit: readonly AuditLine[];
  verdict: ReleaseVerdict | undefined;
}

function appStatus(app: string, part: AppRollout, { audit, summaries, verdict }: Counted): AppStatus {
  const { candidate } = part;
  const { plan } = candidate ?? {};
  return {
    app,
    launched: part.stable !== null,
    paused: part.paused,
    releases: rolesOf(part).map(([role, version]) => {
      const summary = summaries.find((each) => each.app === app && each.version === version);
      return {
        role,
        version,
        percent: percentOf(role, part),
        publishedAt: publishedAt(app, version, audit),
        stopped: (role === 'candidate' && part.candidate?.stopped) || null,
        ...healthFigures(summary),
      };
    }),
    plan:
      candidate && plan
        ? { stages: plan.stages, stage: stageOf(candidate), views: plan.views, minutes: plan.minutes }
        : null,
    verdict: verdict ? { verdict: verdict.verdict, reason: verdict.reason } : null,
    previews: Object.entries(part.previews).map(([name, { version }]) => ({ name, version })),
    others: part.published
      .filter((version) => version !== part.stable && version !== part.candidate?.version)
      .toReversed(),
    rollback: rollbackOf(part),
    state: stateOf(part),
  };
}

function rolesOf({ stable, candidate, previous }: AppRollout): [ReleaseRole, string][] {
  const roles: [ReleaseRole, string | null | undefined][] = [
    ['stable', stable],
    ['candidate', candidate?.version],
    ['previous', previous],
  ];
  const named = roles.filter((role): role is [ReleaseRole, string] => typeof role[1] === 'string');
  return named.filter(([, version], index) => named.findIndex(([, earlier]) => earlier === version) === index);
}

function percentOf(role: ReleaseRole, { candidate }: AppRollout): number | null {
  const share = candidate?.percent ?? 0;
  if (role === 'previous') return null;
  return role === 'candidate' ? share : Math.round((100 - share) * 100) / 100;
}

function publishedAt(app: string, version: string, audit: readonly AuditLine[]): string | null {
  const mentionsVersion = (text: string) => text.split(/[, ]+/).includes(version);
  const line = audit.find(
    (each) =>
      each.app === app &&
      ['publish', 'activate'].includes(each.what) &&
      mentionsVersion(each.to) &&
      !mentionsVersion(each.from),
  );
  return line?.at ?? null;
}

type HealthFigures = Pick<
  ReleaseStatus,
  'views' | 'failures' | 'kinds' | 'recent' | 'lcp' | 'inp' | 'cls' | 'blocked' | 'events' | 'errors'
>;

const NO_FIGURES: HealthFigures = {
  views: 0,
  failures: 0,
  kinds: [],
  recent: { views: 0, failures: 0 },
  lcp: null,
  inp: null,
  cls: null,
  blocked: null,
  events: {},
  errors: [],
};

function healthFigures(summary: ReleaseSummary | undefined): HealthFigures {
  if (!summary) return NO_FIGURES;
  const { views, failures, kinds, recent, vitals, events, errors } = summary;
  return {
    views,
    failures,
    kinds: kinds.toSorted((a, b) => b.count - a.count),
    recent,
    lcp: vitals.LCP?.p75 ?? null,
    inp: vitals.INP?.p75 ?? null,
    cls: vitals.CLS?.p75 ?? null,
    blocked: vitals.BLOCKED?.p75 ?? null,
    events,
    errors,
  };
}

function rollbackOf(part: AppRollout): AppStatus['rollback'] {
  try {
    const { candidate, stable } = rolloutChanges.rollBack(part);
    if (part.candidate && candidate) return { to: 'zero', version: candidate.version };
    return stable === null ? null : { to: 'previous', version: stable };
  } catch {
    return null;
  }
}
