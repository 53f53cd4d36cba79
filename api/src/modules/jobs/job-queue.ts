import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts';
import type { Database } from '../../db/database.ts';
import { jobEvents } from './enqueue-jobs.ts';
import { addRecurringJobs, buryJob, finishJob, leaseJobs, type LeasedJob, rescheduleJob } from './jobs.repository.ts';

/** Interval, in milliseconds, at which the queue checks for jobs from other processes. */
const POLL_MS = 2_000;
const DATABASE_RETRY_MS = 1_000;

export interface JobKind {
  /**
   * Runs outside any transaction. Must be idempotent, because a job may run twice after a crash.
   * @param signal aborted when the process stops or the lease expires
   * @returns the time at which to run the job again, or undefined if the job is done
   */
  run(key: string, signal: AbortSignal): Promise<Date | undefined> | Promise<void>;
  /** Interval of a recurring job. Recurring jobs are never marked as dead. */
  everyMs?: number;
  concurrency?: number;
  retry?: { firstMs: number; longestMs: number; attempts: number };
}

const DEFAULT_RETRY = { firstMs: 5_000, longestMs: 10 * 60_000, attempts: 12 };

export class DependencyUnavailable extends Error {
  readonly retryAfterMs: number;

  constructor(message: string, { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs: number }) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

interface Dependencies {
  database: Database;
  now: () => Date;
  /** Time after which another process may take over a running job. */
  leaseMs: number;
  log?: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Runs background jobs. Any number of processes can share the job table, because a lease prevents
 * two of them from running the same job.
 */
export class JobQueue {
  readonly #parts: Dependencies;
  readonly #kinds = new Map<string, JobKind>();
  readonly #running = new Map<Promise<void>, string>();
  readonly #pausedUntil = new Map<string, number>();
  readonly #stopping = new AbortController();
  #resting = new AbortController();
  #polling: Promise<void> | undefined;

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  register(kinds: Record<string, JobKind>): void {
    for (const [name, kind] of Object.entries(kinds)) this.#kinds.set(name, kind);
  }

  start(): void {
    jobEvents.on('enqueued', this.#wake);
    this.#polling = this.#poll();
  }

  async stop(): Promise<void> {
    jobEvents.off('enqueued', this.#wake);
    this.#stopping.abort();
    this.#wake();
    await this.#polling;
    await Promise.all(this.#running.keys());
  }

  async runDue(only?: string): Promise<void> {
    for (;;) {
      await this.#startDue(only);
      if (this.#running.size === 0) return;
      await Promise.race(this.#running.keys());
    }
  }

  readonly #wake = () => this.#resting.abort();

  async #poll(): Promise<void> {
    let isDatabaseKnownUnavailable = false;
    let isComplete = false;
    while (!this.#stopping.signal.aborted) {
      this.#resting = new AbortController();
      try {
        if (!isComplete) await this.#addRecurring();
        isComplete = true;
        await this.#startDue();
        isDatabaseKnownUnavailable = false;
      } catch (err) {
        if (!isDatabaseUnavailable(err)) this.#parts.log?.error({ err }, 'the job queue could not be read');
        else if (!isDatabaseKnownUnavailable) this.#parts.log?.warn({ err }, 'the job queue waits for the database');
        isDatabaseKnownUnavailable = isDatabaseUnavailable(err);
      }
      const { pause = (ms, signal) => sleep(ms, undefined, { signal }) } = this.#parts;
      await pause(POLL_MS, this.#resting.signal).catch(() => undefined);
    }
  }

  #addRecurring(): Promise<void> {
    const recurring = [...this.#kinds].filter(([, { everyMs }]) => everyMs !== undefined).map(([kind]) => kind);
    return addRecurringJobs(this.#parts.database, recurring, this.#parts.now());
  }

  async #startDue(only?: string): Promise<void> {
    const slots = [...this.#kinds.keys()]
      .filter((kind) => only === undefined || kind === only)
      .map((kind) => ({ kind, free: this.#freeSlots(kind) }))
      .filter(({ free }) => free > 0);
    const now = this.#parts.now();
    const leasedUntil = new Date(now.getTime() + this.#parts.leaseMs);
    for (const job of await leaseJobs(this.#parts.database, { now, leasedUntil, slots })) {
      const running = this.#run(job).finally(() => {
        this.#running.delete(running);
        this.#wake();
      });
      this.#running.set(running, job.kind);
    }
  }

  #freeSlots(kind: string): number {
    const running = [...this.#running.values()].filter((one) => one === kind).length;
    const pausedUntil = this.#pausedUntil.get(kind);
    if (pausedUntil === undefined) return (this.#kinds.get(kind)?.concurrency ?? 1) - running;
    return pausedUntil <= this.#parts.now().getTime() && running === 0 ? 1 : 0;
  }

  async #run(job: LeasedJob): Promise<void> {
    const kind = this.#kinds.get(job.kind);
    if (!kind) return;
    try {
      const { attempts } = kind.retry ?? DEFAULT_RETRY;
      if (job.attempts > attempts && !kind.everyMs) throw new Error('the process died during the last attempt');
      const next = await kind.run(job.key, this.#endOfLease());
      this.#pausedUntil.delete(job.kind);
      const runAt = kind.everyMs === undefined ? next : this.#in(kind.everyMs);
      await this.#write(() =>
        runAt
          ? rescheduleJob(this.#parts.database, job, { runAt, attempts: 0, lastError: null })
          : finishJob(this.#parts.database, job),
      );
    } catch (error) {
      await this.#write(() => this.#fail(job, kind, error)).catch((err: unknown) =>
        this.#parts.log?.error({ err, job: job.kind, key: job.key }, 'the result of a job could not be stored'),
      );
    }
  }

  async #fail(job: LeasedJob, { retry = DEFAULT_RETRY, everyMs }: JobKind, err: unknown): Promise<void> {
    const { kind, key, attempts } = job;
    const context = { err, job: kind, key };
    const lastError = rootMessage(err);
    const retryAfterMs =
      err instanceof DependencyUnavailable
        ? err.retryAfterMs
        : isDatabaseUnavailable(err)
          ? DATABASE_RETRY_MS
          : undefined;
    if (retryAfterMs !== undefined) {
      const runAt = this.#in(retryAfterMs);
      this.#pausedUntil.set(kind, runAt.getTime());
      this.#parts.log?.warn(context, 'a job waits for another server');
      return rescheduleJob(this.#parts.database, job, { runAt, attempts: attempts - 1, lastError });
    }
    this.#pausedUntil.delete(kind);
    if (everyMs === undefined && attempts >= retry.attempts) {
      this.#parts.log?.error(context, 'a job is dead');
      return buryJob(this.#parts.database, job, lastError, this.#parts.now());
    }
    this.#parts.log?.[everyMs === undefined ? 'warn' : 'error'](context, 'a job failed and will be retried');
    const pauseMs = Math.min(retry.longestMs, everyMs ?? Infinity, retry.firstMs * 2 ** (attempts - 1));
    return rescheduleJob(this.#parts.database, job, { runAt: this.#in(pauseMs), attempts, lastError });
  }

  async #write(work: () => Promise<void>): Promise<void> {
    await retryWhileDatabaseIsAway(work, this.#endOfLease());
  }

  #endOfLease(): AbortSignal {
    return AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(this.#parts.leaseMs)]);
  }

  #in(milliseconds: number): Date {
    return new Date(this.#parts.now().getTime() + milliseconds);
  }
}

export async function retryWhileDatabaseIsAway(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted || !isDatabaseUnavailable(error)) throw error;
      await sleep(DATABASE_RETRY_MS);
    }
  }
}

/**
 * Returns the message of the original error, because Drizzle's message contains the query values.
 */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? rootMessage(error.cause) : error.message;
}
