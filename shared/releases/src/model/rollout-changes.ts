import { ReleaseProblem } from './release-problem.ts';
import type { AppRollout } from './rollout.ts';

/** An app that nobody has published yet. @param salt random, made once */
export function newApp(salt: string): AppRollout {
  return { stable: null, candidate: null, previous: null, paused: false, salt, published: [], history: [] };
}

/**
 * The release becomes the candidate, at 0 %: only testers see it. One that is the candidate already keeps its visitors.
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
 * Lets `percent` of all visitors have the candidate. 100 makes it the stable release, and the one before it the previous.
 *
 * @throws ReleaseProblem NOT_NOW when there is no candidate, or the rollout is paused
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
  };
}

/**
 * Takes back. Without a version: a candidate that visitors get goes to 0 %, else the previous release becomes the stable one again. With a version:
 * that published release is the stable one at once.
 *
 * @throws ReleaseProblem NOT_NOW when there is nothing to go back to, UNKNOWN_VERSION when it was never published
 */
export function rollBack(app: AppRollout, version?: string): AppRollout {
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
  return { ...app, stable: target, candidate: null, ...before(app, target) };
}

/** Nothing moves forward any more; who has the candidate keeps it. @throws ReleaseProblem NOT_NOW when it is so already */
export function pause(app: AppRollout, paused: boolean): AppRollout {
  if (app.paused === paused) throw new ReleaseProblem('NOT_NOW', paused ? 'it is paused already' : 'it is not paused');
  return { ...app, paused };
}

/** The site itself takes a failing candidate to 0 %. Nothing happens when it is another one by now, or has no visitors. */
export function stopCandidate(app: AppRollout, version: string, why: string, at: Date): AppRollout {
  const { candidate } = app;
  if (candidate?.version !== version || candidate.percent === 0) return app;
  return { ...app, candidate: { version, percent: 0, stopped: { at: at.toISOString(), why } } };
}

/**
 * `npm start` serves what lies beside it: a release of the source becomes the stable one, once. It does not undo a rollback, nor interfere with a release
 * that is being rolled out.
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

/** Releases that visitors can get: they are kept loaded, and are never pruned. */
export function servedVersions({ stable, candidate, previous }: AppRollout): string[] {
  return [...new Set([stable, candidate?.version, previous].filter((version) => typeof version === 'string'))];
}

/** Forgets published releases whose files were removed. */
export function forget(app: AppRollout, versions: readonly string[]): AppRollout {
  const isThere = (version: string) => !versions.includes(version);
  return { ...app, published: app.published.filter(isThere), history: app.history.filter(isThere) };
}

function refuseWhilePaused({ paused }: AppRollout): void {
  if (paused) throw new ReleaseProblem('NOT_NOW', 'the rollout is paused: lift it first (pause --off)');
}

function withVersion(published: readonly string[], version: string): string[] {
  return [...published.filter((known) => known !== version), version];
}

/** Longer is no use: what is older was pruned. */
const LONGEST_HISTORY = 20;

function grown({ history, stable }: AppRollout, version: string): string[] {
  const past = stable === null || history.includes(stable) ? history : [...history, stable];
  return withVersion(past, version).slice(-LONGEST_HISTORY);
}

/** After going back to `target`: what was stable before it is next. The release that is being left, and what was never stable, is not. */
function before({ history, stable, previous }: AppRollout, target: string): Pick<AppRollout, 'previous' | 'history'> {
  const place = history.indexOf(target);
  const older = (place < 0 ? history : history.slice(0, place)).filter((version) => version !== stable);
  const isNew = place < 0 && previous !== target;
  return { previous: isNew ? previous : (older.at(-1) ?? null), history: [...older, target] };
}
