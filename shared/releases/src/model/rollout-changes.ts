import { ReleaseProblem } from './release-problem.ts';
import type { AppRollout } from './rollout.ts';

/**
 * Returns the rollout of an app without releases.
 *
 * @param salt a random string
 */
export function newApp(salt: string): AppRollout {
  return { stable: null, candidate: null, previous: null, paused: false, salt, published: [], history: [], stops: [] };
}

/**
 * Makes a release the candidate at 0%, so that only testers get it. Does nothing if it is already
 * the candidate.
 *
 * @throws ReleaseProblem NOT_NOW
 */
export function publish(app: AppRollout, version: string): AppRollout {
  refuseWhilePaused(app);
  if (app.candidate?.version === version) return app;
  if (app.stable === version) throw new ReleaseProblem('NOT_NOW', `${version} is the stable release already`);
  return { ...app, candidate: { version, percent: 0 }, published: withVersion(app.published, version) };
}

/**
 * Gives the candidate to `percent` of all visitors. At 100, the candidate becomes the stable
 * release, and an earlier stop of it no longer counts.
 *
 * @throws ReleaseProblem NOT_NOW if there is no candidate or the rollout is paused
 */
export function promote(app: AppRollout, percent: number): AppRollout {
  refuseWhilePaused(app);
  const { candidate } = app;
  if (!candidate) throw new ReleaseProblem('NOT_NOW', 'there is no candidate to promote: publish a release first');
  if (percent < 100) return { ...app, candidate: { version: candidate.version, percent } };
  return {
    ...app,
    stable: candidate.version,
    previous: app.stable,
    candidate: null,
    history: grown(app, candidate.version),
    stops: app.stops.filter(({ version, was }) => version !== candidate.version || was === 'stable'),
  };
}

interface RollbackOptions {
  /** Allows a version that was stopped before. */
  force?: boolean;
}

/**
 * Makes the given version stable. Without a version, sets a candidate that has visitors to 0%, or
 * else makes the previous release stable.
 *
 * @throws ReleaseProblem NOT_NOW if there is nothing to roll back to or the version was stopped
 * before, UNKNOWN_VERSION if the version was never published
 */
export function rollBack(app: AppRollout, version?: string, { force = false }: RollbackOptions = {}): AppRollout {
  const { candidate, stable } = app;
  if (version === undefined && candidate && candidate.percent > 0) {
    return { ...app, candidate: { ...candidate, percent: 0 } };
  }
  const target = version ?? app.previous;
  if (target === null) {
    throw new ReleaseProblem('NOT_NOW', 'there is no previous release to roll back to: name a version');
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
  return { ...app, stable: target, candidate: null, ...before(app, target) };
}

/** Returns why and when a release was last stopped, or undefined if it was never stopped. */
export function stopOf({ stops }: AppRollout, version: string): AppRollout['stops'][number] | undefined {
  return stops.findLast((stop) => stop.version === version);
}

/**
 * Pauses or resumes a rollout. The candidate keeps its visitors.
 *
 * @throws ReleaseProblem NOT_NOW
 */
export function pause(app: AppRollout, paused: boolean): AppRollout {
  if (app.paused === paused) throw new ReleaseProblem('NOT_NOW', paused ? 'it is paused already' : 'it is not paused');
  return { ...app, paused };
}

/** Sets a failing candidate to 0%, unless it has been replaced or has no visitors. */
export function stopCandidate(app: AppRollout, version: string, why: string, at: Date): AppRollout {
  const { candidate } = app;
  if (candidate?.version !== version || candidate.percent === 0) return app;
  const stopped = { at: at.toISOString(), why };
  return {
    ...app,
    candidate: { version, percent: 0, stopped },
    stops: [...app.stops.filter((stop) => stop.version !== version), { version, was: 'candidate', ...stopped }],
  };
}

/**
 * Makes a new build stable, for `npm start`. Ignores known builds, so that a restart neither undoes
 * a rollback nor disturbs a candidate.
 */
export function activate(app: AppRollout, version: string): AppRollout {
  const inUse = app.stable === version || app.candidate?.version === version;
  if (app.stable !== null && (inUse || app.activated === version)) return app;
  return {
    ...app,
    stable: version,
    previous: app.stable,
    candidate: null,
    published: withVersion(app.published, version),
    history: grown(app, version),
    activated: version,
  };
}

/** Returns the releases that visitors may get. They are never pruned. */
export function servedVersions({ stable, candidate, previous }: AppRollout): string[] {
  return [...new Set([stable, candidate?.version, previous].filter((version) => typeof version === 'string'))];
}

/** Removes releases from the app's rollout after their files have been deleted. */
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
  if (paused) throw new ReleaseProblem('NOT_NOW', 'the rollout is paused: lift it first (pause --off)');
}

function withVersion(published: readonly string[], version: string): string[] {
  return [...published.filter((known) => known !== version), version];
}

/** Number of previous releases to remember. Older releases can be pruned. */
const LONGEST_HISTORY = 20;

function grown({ history, stable }: AppRollout, version: string): string[] {
  const past = stable === null || history.includes(stable) ? history : [...history, stable];
  return withVersion(past, version).slice(-LONGEST_HISTORY);
}

/**
 * Returns the history after a rollback to `target`, without the releases that the rollback
 * abandons. `previous` is the last release before `target` that was stable and was not stopped.
 */
function before(app: AppRollout, target: string): Pick<AppRollout, 'previous' | 'history'> {
  const { stable, published, stops } = app;
  const history = stable === null ? app.history : grown(app, stable);
  const place = history.indexOf(target);
  const isOlder = (version: string) => published.indexOf(version) < published.indexOf(target);
  const older = place < 0 ? history.filter(isOlder) : history.slice(0, place);
  const usable = older.filter((version) => !stops.some((stop) => stop.version === version));
  return { previous: usable.at(-1) ?? null, history: [...older, target] };
}
