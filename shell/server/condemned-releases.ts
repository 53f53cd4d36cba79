import type { ReleaseFailure } from './deployed-release.ts';
import type { ReleaseName } from './render-messages.ts';

/** Then a release may try again: what made it stall may be over. Each time it does again it waits twice as long. */
const FIRST_MS = 30_000;
const LONGEST_MS = 10 * 60_000;
/** A release that behaved for so long begins anew. */
const FORGIVEN_AFTER_MS = 60 * 60_000;

/** Releases that cost a worker. While they are condemned their code is not run. */
export class CondemnedReleases {
  readonly #until = new Map<string, { failure: ReleaseFailure; until: number; lasts: number }>();

  add(failure: ReleaseFailure): void {
    const now = performance.now();
    for (const [key, { until }] of this.#until) if (now - until > FORGIVEN_AFTER_MS) this.#until.delete(key);
    const key = `${failure.app}@${failure.version}`;
    const before = this.#until.get(key);
    if (before && now < before.until) return;
    const lasts = before ? Math.min(before.lasts * 2, LONGEST_MS) : FIRST_MS;
    this.#until.set(key, { failure, until: now + lasts, lasts });
  }

  /** It was not to blame. */
  lift({ app, version }: ReleaseName): void {
    this.#until.delete(`${app}@${version}`);
  }

  /** Why the release is condemned; undefined when it is not. */
  failureOf({ app, version }: ReleaseName): ReleaseFailure | undefined {
    if (this.#until.size === 0) return undefined;
    const condemned = this.#until.get(`${app}@${version}`);
    return condemned && performance.now() < condemned.until ? condemned.failure : undefined;
  }
}
