/**
 * The stage of a process. While `starting`, the database is not available. While `stopping`, load
 * balancers should send no more requests, but those that arrive are still served.
 */
export class Readiness {
  #stage: 'starting' | 'serving' | 'stopping';

  constructor(stage: 'starting' | 'serving' = 'serving') {
    this.#stage = stage;
  }

  get stage(): 'starting' | 'serving' | 'stopping' {
    return this.#stage;
  }

  /** Call it once the database is migrated. */
  serve(): void {
    if (this.#stage === 'starting') this.#stage = 'serving';
  }

  stop(): void {
    this.#stage = 'stopping';
  }
}
