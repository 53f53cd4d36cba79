import { createHash } from 'node:crypto';

import { rolloutChanges } from '@kaagazz/releases';
import type { AppRollout, AuditLine, Rollout } from '@kaagazz/releases';

import type { DeskApp, DeskModel, DeskProblem, DeskRelease, ReleaseRole } from '../src/desk/desk-model.ts';
import type { ReleaseSummary } from './release-health.ts';

/** The trail is read further back than it is shown, to tell when a release was published. */
export const AUDIT_READ = 150;
const AUDIT_SHOWN = 50;

export interface DeskSources {
  who: string;
  server: string;
  at: Date;
  rollout: Rollout;
  /** newest first; undefined when it cannot be read */
  audit: readonly AuditLine[] | undefined;
  summaries: readonly ReleaseSummary[];
  problem: DeskProblem | null;
}

/** What the desk shows, from where it stands. */
export function deskModelOf({ who, server, at, rollout, audit, summaries, problem }: DeskSources): DeskModel {
  return {
    who,
    at: at.toISOString(),
    server,
    revision: rollout.revision,
    apps: Object.entries(rollout.apps)
      .map(([app, part]) => appOf(app, part, audit ?? [], summaries))
      .sort((one, other) => one.app.localeCompare(other.app)),
    audit: audit?.slice(0, AUDIT_SHOWN) ?? null,
    problem,
  };
}

/** Equal as long as nobody changed this app's part of the rollout. */
export function stateOf(part: AppRollout): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 16);
}

function appOf(
  app: string,
  part: AppRollout,
  audit: readonly AuditLine[],
  summaries: readonly ReleaseSummary[],
): DeskApp {
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
        ...countsOf(summary),
      };
    }),
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
  // an old release that is published anew stands there once
  return named.filter(([, version], index) => named.findIndex(([, other]) => other === version) === index);
}

function percentOf(role: ReleaseRole, { candidate }: AppRollout): number | null {
  const share = candidate?.percent ?? 0;
  if (role === 'previous') return null;
  return role === 'candidate' ? share : Math.round((100 - share) * 100) / 100;
}

function publishedAt(app: string, version: string, audit: readonly AuditLine[]): string | null {
  const names = (words: string) => words.split(/[, ]+/).includes(version);
  const line = audit.find(
    (each) => each.app === app && ['publish', 'activate'].includes(each.what) && names(each.to) && !names(each.from),
  );
  return line?.at ?? null;
}

type Counted = Pick<DeskRelease, 'views' | 'failures' | 'kinds' | 'recent' | 'lcp' | 'inp'>;

function countsOf(summary: ReleaseSummary | undefined): Counted {
  if (!summary) return { views: 0, failures: 0, kinds: [], recent: { views: 0, failures: 0 }, lcp: null, inp: null };
  const { views, failures, kinds, recent, vitals } = summary;
  return {
    views,
    failures,
    kinds: kinds.toSorted((one, other) => other.count - one.count),
    recent,
    lcp: vitals.LCP?.p75 ?? null,
    inp: vitals.INP?.p75 ?? null,
  };
}

/** Tried out, so that the desk never offers what would be refused. */
function rollbackOf(part: AppRollout): DeskApp['rollback'] {
  try {
    const { candidate, stable } = rolloutChanges.rollBack(part);
    if (part.candidate && candidate) return { to: 'zero', version: candidate.version };
    return stable === null ? null : { to: 'previous', version: stable };
  } catch {
    return null;
  }
}
