export class Readiness {
  #stage: 'starting' | 'serving' | 'stopping';

  constructor(stage: 'starting' | 'serving' = 'serving') {
    this.#stage = stage;
  }

  get stage(): 'starting' | 'serving' | 'stopping' {
    return this.#stage;
  }

  serve(): void {
    if (this.#stage === 'starting') this.#stage = 'serving';
  }

  stop(): void {
    this.#stage = 'stopping';
  }
}
