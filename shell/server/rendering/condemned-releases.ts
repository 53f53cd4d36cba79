import type { ReleaseFailure } from '../releases/index.ts';
import type { ReleaseName } from './render-messages.ts';

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 10 * 60_000;
const FORGIVEN_AFTER_MS = 60 * 60_000;

export class CondemnedReleases {
  readonly #until = new Map<string, { failure: ReleaseFailure; until: number; lasts: number }>();

  add(failure: ReleaseFailure): void {
    const now = performance.now();
    for (const [key, { until }] of this.#until) if (now - until > FORGIVEN_AFTER_MS) this.#until.delete(key);
    const key = `${failure.app}@${failure.version}`;
    const before = this.#until.get(key);
    if (before && now < before.until) return;
    const lasts = before ? Math.min(before.lasts * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS;
    this.#until.set(key, { failure, until: now + lasts, lasts });
  }

  lift({ app, version }: ReleaseName): void {
    this.#until.delete(`${app}@${version}`);
  }

  failureOf({ app, version }: ReleaseName): ReleaseFailure | undefined {
    if (this.#until.size === 0) return undefined;
    const condemned = this.#until.get(`${app}@${version}`);
    return condemned && performance.now() < condemned.until ? condemned.failure : undefined;
  }
}
