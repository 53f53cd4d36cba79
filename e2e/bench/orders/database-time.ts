import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

const SAMPLE_MS = 20;

export class DatabaseTime {
  readonly #url: string;
  readonly #stop = new AbortController();
  #sampling: Promise<void> | undefined;
  #busy = 0;
  #locked = 0;

  constructor(url: string) {
    this.#url = url;
  }

  start(): void {
    this.#sampling = this.#sample();
  }

  /** Stops sampling and returns the share of database time spent waiting for locks, from 0 to 1. */
  async stop(): Promise<number> {
    this.#stop.abort();
    await this.#sampling;
    return this.#busy === 0 ? 0 : this.#locked / this.#busy;
  }

  async #sample(): Promise<void> {
    const client = new pg.Client(this.#url);
    await client.connect();
    while (!this.#stop.signal.aborted) {
      const { rows } = await client.query<{ busy: number; locked: number }>(`
        select count(*)::int as busy, count(*) filter (where wait_event_type = 'Lock')::int as locked
        from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`);
      this.#busy += rows[0]?.busy ?? 0;
      this.#locked += rows[0]?.locked ?? 0;
      await wait(SAMPLE_MS);
    }
    await client.end();
  }
}

const TICK_MS = 10;

export function cpuOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.split(' ').slice(11, 15).map(Number);
    return (user + system + endedUser + endedSystem) * TICK_MS;
  } catch {
    return 0;
  }
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && parentOf(each) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /)[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
