/**
 * Where a process stands between start and stop. `starting`: the database was not there yet, nothing can be served. `stopping`:
 * balancers should send nothing more; what still comes is answered.
 */
export class Readiness {
  #stage: 'starting' | 'serving' | 'stopping';

  constructor(stage: 'starting' | 'serving' = 'serving') {
    this.#stage = stage;
  }

  get stage(): 'starting' | 'serving' | 'stopping' {
    return this.#stage;
  }

  /** The database is there and up to date. */
  serve(): void {
    if (this.#stage === 'starting') this.#stage = 'serving';
  }

  stop(): void {
    this.#stage = 'stopping';
  }
}
