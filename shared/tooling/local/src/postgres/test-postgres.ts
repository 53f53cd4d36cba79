import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { freePorts } from '../process/ports.ts';
import type { StopMode } from './server-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'local-postgres.ts');
const PREFIX = 'kaagazz-postgres-';
/** Shared memory, which exists on Linux only. */
const MEMORY = '/dev/shm';
const ENOUGH_MEMORY = 2 ** 30;
const MAX_ATTEMPTS = 3;
const STOP_SIGNALS = { fast: 'SIGTERM', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server in a temporary folder. Its port stays the same after a restart. */
export class TestPostgres {
  readonly port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  readonly #isDurable: boolean;

  private constructor(port: number, isDurable: boolean) {
    this.port = port;
    this.#isDurable = isDurable;
    this.#folder = mkdtempSync(path.join(parentFolder(isDurable), `${PREFIX}${process.pid}-`));
  }

  /** `durable` enables fsync and production settings for benchmarks. */
  static async create({ durable = false } = {}): Promise<TestPostgres> {
    removeAbandonedFolders();
    for (let attempt = 1; ; attempt += 1) {
      const [port = 0] = await freePorts(1);
      const server = new TestPostgres(port, durable);
      try {
        await server.start();
        return server;
      } catch (error) {
        await server.remove();
        if (attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  get url(): string {
    return this.urlThrough(this.port);
  }

  urlThrough(port: number): string {
    return `postgres://postgres:for-tests@127.0.0.1:${port}/postgres`;
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  get dataFolder(): string {
    return path.join(this.#folder, 'data');
  }

  async start(): Promise<void> {
    const child = fork(PROGRAM, [this.dataFolder, ...(this.#isDurable ? [] : ['--temporary'])], {
      env: { ...process.env, DATABASE_URL: this.url },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#process = child;
    child.once('exit', () => {
      if (this.#process === child) this.#process = undefined;
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('error', reject);
      child.once('exit', () => reject(new Error('PostgreSQL did not start')));
    });
  }

  async stop(mode: StopMode = 'fast'): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.thaw();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(STOP_SIGNALS[mode]);
    await ended;
  }

  freeze(): void {
    this.#signal('SIGSTOP');
  }

  /** Resumes a frozen server. */
  thaw(): void {
    this.#signal('SIGCONT');
  }

  #signal(signal: NodeJS.Signals): void {
    const server = Number(readFileSync(path.join(this.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const pids = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid, parent]) => (pid && (pid === server || parent === server) ? [pid] : []));
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A new database consists of 300 files. Creating them takes 10 times as long on a disk. */
function parentFolder(isDurable: boolean): string {
  if (isDurable || !existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ENOUGH_MEMORY ? os.tmpdir() : MEMORY;
}

function removeAbandonedFolders(): void {
  for (const folder of [os.tmpdir(), MEMORY].filter((each) => existsSync(each))) {
    for (const name of readdirSync(folder).filter((each) => each.startsWith(PREFIX))) {
      const owner = Number(name.slice(PREFIX.length).split('-')[0]);
      if (!isAlive(owner)) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
