import { ReleaseProblem } from './release-problem.ts';
import type { AppRollout, RolloutPlan } from './rollout.ts';

export function newApp(salt: string): AppRollout {
  return {
    stable: null,
    candidate: null,
    previous: null,
    paused: false,
    salt,
    published: [],
    history: [],
    previews: {},
    stops: [],
  };
}

export function publish(app: AppRollout, version: string): AppRollout {
  refuseWhilePaused(app);
  if (app.candidate?.version === version) return app;
  if (app.stable === version) throw new ReleaseProblem('NOT_NOW', `${version} is the stable release already`);
  if (app.candidate && app.candidate.percent > 0) {
    const { version: other, percent } = app.candidate;
    throw new ReleaseProblem(
      'NOT_NOW',
      `${other} has ${percent} % of visitors: promote it to 100 or roll it back first`,
    );
  }
  return { ...app, candidate: { version, percent: 0 }, published: withVersion(app.published, version) };
}

export function publishPreview(app: AppRollout, name: string, version: string, at: Date): AppRollout {
  return { ...app, previews: { ...app.previews, [name]: { version, at: at.toISOString() } } };
}

export function removePreviews(app: AppRollout, isOld: (name: string, published: Date) => boolean): AppRollout {
  const all = Object.entries(app.previews);
  const kept = all.filter(([name, { at }]) => !isOld(name, new Date(at)));
  return kept.length === all.length ? app : { ...app, previews: Object.fromEntries(kept) };
}

export function isTestable({ published, previews }: AppRollout, version: string): boolean {
  return published.includes(version) || Object.values(previews).some((preview) => preview.version === version);
}

/** Changes the candidate's percentage. At 100%, the candidate becomes the stable release. */
export function promote(app: AppRollout, percent: number, at = new Date()): AppRollout {
  refuseWhilePaused(app);
  const { candidate } = app;
  if (!candidate) throw new ReleaseProblem('NOT_NOW', 'there is no candidate to promote: publish a release first');
  if (percent < 100) {
    const plan = percent > 0 && !candidate.stopped && candidate.plan;
    return {
      ...app,
      candidate: { version: candidate.version, percent, ...(plan && { plan: restarted(plan, at) }) },
    };
  }
  return {
    ...withoutComparison(app),
    ...(app.stable !== null && { comparison: { since: at.toISOString(), with: app.stable } }),
    stable: candidate.version,
    previous: app.stable,
    candidate: null,
    history: grown(app, candidate.version),
    stops: app.stops.filter(({ version, was }) => version !== candidate.version || was === 'stable'),
  };
}

function restarted(plan: RolloutPlan, at: Date, viewsBefore = 0): RolloutPlan {
  return { ...plan, since: at.toISOString(), viewsBefore };
}

export function startPlan(
  app: AppRollout,
  { stages, views, minutes }: Pick<RolloutPlan, 'stages' | 'views' | 'minutes'>,
  at: Date,
): AppRollout {
  refuseWhilePaused(app);
  const { candidate } = app;
  if (!candidate) throw new ReleaseProblem('NOT_NOW', 'there is no candidate to roll out: publish a release first');
  const { version, percent } = candidate;
  const last = stages.at(-1) ?? 0;
  if (percent >= last) throw new ReleaseProblem('NOT_NOW', `${version} is at ${percent} % already`);
  const plan = restarted({ stages, views, minutes, since: '', viewsBefore: 0 }, at);
  return { ...app, candidate: { version, percent: Math.max(percent, stages[0] ?? 0), plan } };
}

export function endPlan(app: AppRollout): AppRollout {
  const { candidate } = app;
  if (!candidate?.plan) throw new ReleaseProblem('NOT_NOW', 'there is no plan to end');
  return { ...app, candidate: { version: candidate.version, percent: candidate.percent } };
}

export function advance(
  app: AppRollout,
  judged: NonNullable<AppRollout['candidate']>,
  { at, viewsBefore }: { at: Date; viewsBefore: number },
): AppRollout {
  const { candidate, paused } = app;
  const { plan, percent } = candidate ?? {};
  const isSame =
    candidate?.version === judged.version && percent === judged.percent && plan?.since === judged.plan?.since;
  const next = isSame && !paused ? nextStage(judged) : undefined;
  if (next === undefined || !plan) return app;
  const moved = promote(app, next, at);
  if (!moved.candidate) return moved;
  return { ...moved, candidate: { ...moved.candidate, plan: restarted(plan, at, viewsBefore) } };
}

export function nextStage({ percent, plan }: NonNullable<AppRollout['candidate']>): number | undefined {
  return percent === 0 ? undefined : plan?.stages.find((stage) => stage > percent);
}

interface RollbackOptions {
  force?: boolean;
}

export function rollBack(app: AppRollout, version?: string, { force = false }: RollbackOptions = {}): AppRollout {
  const { candidate, stable } = app;
  if (version === undefined && candidate && candidate.percent > 0) {
    return { ...app, candidate: { version: candidate.version, percent: 0 } };
  }
  const target = version ?? app.previous;
  if (target === null) {
    throw new ReleaseProblem('NOT_NOW', 'there is no previous release to roll back to: specify a version');
  }
  if (!app.published.includes(target)) throw new ReleaseProblem('UNKNOWN_VERSION', `${target} was never published`);
  if (target === stable) throw new ReleaseProblem('NOT_NOW', `${target} is the stable release already`);
  const stop = version === undefined || force ? undefined : stopOf(app, target);
  if (stop) {
    const day = stop.at.slice(0, 10);
    throw new ReleaseProblem(
      'NOT_NOW',
      `${target} was stopped on ${day} (${stop.why}): use --force to serve it anyway`,
    );
  }
  return { ...withoutComparison(app), stable: target, candidate: null, ...before(app, target) };
}

function withoutComparison({ comparison: _ended, ...app }: AppRollout): AppRollout {
  return app;
}

/** Rolls back a failing stable release. Each version is rolled back at most once. */
export function rollBackFailing(app: AppRollout, version: string, why: string, at: Date): AppRollout {
  const { stable, previous, stops } = app;
  const isRepeated = stops.some((stop) => stop.version === version && stop.was === 'stable');
  if (stable !== version || !app.comparison || previous === null || isRepeated) return app;
  const stop = { version, was: 'stable' as const, at: at.toISOString(), why };
  const stopped = { ...withoutComparison(app), stops: [...stops, stop] };
  const candidate = app.candidate?.version === previous ? null : app.candidate;
  return { ...stopped, stable: previous, candidate, ...before(stopped, previous) };
}

export function stopOf({ stops }: AppRollout, version: string): AppRollout['stops'][number] | undefined {
  return stops.findLast((stop) => stop.version === version);
}

export function pause(app: AppRollout, paused: boolean): AppRollout {
  if (app.paused === paused)
    throw new ReleaseProblem('NOT_NOW', paused ? 'the rollout is already paused' : 'the rollout is not paused');
  return { ...app, paused };
}

export function stopCandidate(app: AppRollout, version: string, why: string, at: Date): AppRollout {
  const { candidate } = app;
  if (candidate?.version !== version || candidate.percent === 0) return app;
  const stopped = { at: at.toISOString(), why };
  return {
    ...app,
    candidate: { ...candidate, percent: 0, stopped: { ...stopped, percent: candidate.percent } },
    stops: [
      ...app.stops.filter((stop) => stop.version !== version || stop.was === 'stable'),
      { version, was: 'candidate', ...stopped },
    ],
  };
}

export function activate(app: AppRollout, version: string): AppRollout {
  const inUse = app.stable === version || app.candidate?.version === version;
  if (app.stable !== null && (inUse || app.activated === version)) return app;
  return {
    ...withoutComparison(app),
    stable: version,
    previous: app.stable,
    candidate: null,
    published: withVersion(app.published, version),
    history: grown(app, version),
    activated: version,
  };
}

export function servedVersions({ stable, candidate, previous }: AppRollout): string[] {
  return [...new Set([stable, candidate?.version, previous].filter((version) => typeof version === 'string'))];
}

export function forget(app: AppRollout, versions: readonly string[]): AppRollout {
  const isThere = (version: string) => !versions.includes(version);
  return {
    ...app,
    published: app.published.filter(isThere),
    history: app.history.filter(isThere),
    stops: app.stops.filter(({ version }) => isThere(version)),
  };
}

function refuseWhilePaused({ paused }: AppRollout): void {
  if (paused) throw new ReleaseProblem('NOT_NOW', 'the rollout is paused: resume it first (pause --off)');
}

function withVersion(published: readonly string[], version: string): string[] {
  return [...published.filter((known) => known !== version), version];
}

const LONGEST_HISTORY = 20;

function grown({ history, stable }: AppRollout, version: string): string[] {
  const past = stable === null || history.includes(stable) ? history : [...history, stable];
  return withVersion(past, version).slice(-LONGEST_HISTORY);
}

function before(app: AppRollout, target: string): Pick<AppRollout, 'previous' | 'history'> {
  const { stable, published, stops } = app;
  const history = stable === null ? app.history : grown(app, stable);
  const place = history.indexOf(target);
  const isOlder = (version: string) => published.indexOf(version) < published.indexOf(target);
  const older = place < 0 ? history.filter(isOlder) : history.slice(0, place);
  const usable = older.filter((version) => !stops.some((stop) => stop.version === version));
  return { previous: usable.at(-1) ?? null, history: [...older, target] };
}
