import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from './db/database-away.ts';

/** A round that was lost to a database that was away is made up for soon, also of a worker that rests for a day. */
const DATABASE_AGAIN_MS = 5_000;

/** Work that is done again and again beside the requests: sending mail, releasing reservations. */
export interface Worker {
  name: string;
  /** rest between two runs, in milliseconds */
  everyMs: number;
  /** One round. May run in several processes at once; must stop soon when `signal` fires. */
  run(signal: AbortSignal): Promise<unknown>;
}

/**
 * The workers of one process. Tests never start them and call `run` of the one they mean instead, so nothing depends on timing.
 */
export class Workers {
  readonly #workers: Worker[] = [];
  readonly #stopping = new AbortController();
  #running: Promise<void>[] = [];

  add(worker: Worker): void {
    this.#workers.push(worker);
  }

  /** One round of the worker with that name, now. */
  async runOnce(name: string): Promise<void> {
    const worker = this.#workers.find((candidate) => candidate.name === name);
    if (!worker) throw new Error(`no worker ${name}`);
    await worker.run(this.#stopping.signal);
  }

  start(log: FastifyBaseLogger): void {
    this.#running = this.#workers.map((worker) => this.#repeat(worker, log));
  }

  /** Lets every round that is under way end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  async #repeat(worker: Worker, log: FastifyBaseLogger): Promise<void> {
    const { signal } = this.#stopping;
    let databaseAway = false;
    while (!signal.aborted) {
      try {
        await worker.run(signal);
        databaseAway = false;
      } catch (err) {
        // A worker that runs twice a second would fill the log with what one line says.
        const isToldAlready = databaseAway;
        databaseAway = isDatabaseAway(err);
        if (!databaseAway) log.error({ err, worker: worker.name }, 'worker failed');
        else if (!isToldAlready) log.warn({ err, worker: worker.name }, 'worker waits for the database');
      }
      await rest(databaseAway ? Math.min(worker.everyMs, DATABASE_AGAIN_MS) : worker.everyMs, signal);
    }
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
