import type { ReleaseFailure } from './deployed-release.ts';
import type { ReleaseName } from './render-messages.ts';

/** Then a release may try again: what made it stall may be over. */
const CONDEMNED_MS = 10 * 60_000;

/** Releases that cost a worker. While they are condemned their code is not run. */
export class CondemnedReleases {
  readonly #until = new Map<string, { failure: ReleaseFailure; until: number }>();

  add(failure: ReleaseFailure): void {
    this.#until.set(`${failure.app}@${failure.version}`, { failure, until: performance.now() + CONDEMNED_MS });
  }

  /** Why the release is condemned; undefined when it is not. */
  failureOf({ app, version }: ReleaseName): ReleaseFailure | undefined {
    const key = `${app}@${version}`;
    const condemned = this.#until.get(key);
    if (!condemned) return undefined;
    if (performance.now() < condemned.until) return condemned.failure;
    this.#until.delete(key);
    return undefined;
  }
}
