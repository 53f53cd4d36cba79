import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { DataFolderError } from './data-folder.ts';
import { postgresCommand } from './postgres-programs.ts';

const READY_WITHIN_MS = 60_000;
/** Maximum time to wait for a crashed server to release the data folder. */
const FOLDER_FREE_WITHIN_MS = 3_000;
const POLL_MS = 20;
const LOG_LENGTH = 4_000;

export type StopMode = 'fast' | 'immediate';

const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface ServerOptions {
  /** PostgreSQL's data folder. */
  folder: string;
  port: number;
  /** PostgreSQL settings by name. */
  settings: Readonly<Record<string, string>>;
}

/** A `postgres` child process. */
export class ServerProcess {
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #log = '';
  ended: Promise<unknown> = Promise.resolve();
  isStopping = false;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  get log(): string {
    return this.#log.trim();
  }

  async start(): Promise<void> {
    const deadline = performance.now() + FOLDER_FREE_WITHIN_MS;
    for (;;) {
      if (await this.#launch()) return;
      if (this.isStopping) return;
      const owner = /another postmaster \(PID (\d+)\)/.exec(this.log)?.[1];
      const isInUse = owner !== undefined || this.log.includes('pre-existing shared memory block');
      if (!isInUse) throw new DataFolderError(`PostgreSQL did not start: ${this.log}`);
      if (performance.now() > deadline) {
        const dataDir = path.dirname(this.#options.folder);
        throw new DataFolderError(`data folder ${dataDir} is in use by process ${owner ?? 'unknown'}`);
      }
      await wait(POLL_MS);
    }
  }

  stop(mode: StopMode): void {
    this.isStopping = true;
    this.#child?.kill(STOP_SIGNALS[mode]);
  }

  async #launch(): Promise<boolean> {
    if (this.isStopping) return false;
    const { folder, port, settings } = this.#options;
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
    const [file, commandArguments] = postgresCommand('postgres', [
      ...['-D', folder, '-p', `${port}`],
      ...Object.entries(all).map(([name, value]) => `--${name}=${value}`),
    ]);
    const child = spawn(file, commandArguments, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    this.#log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#log = (this.#log + text).slice(-LOG_LENGTH)));
    child.once('error', (error) => (this.#log += error.message));
    this.ended = new Promise((resolve) => child.once('close', resolve));

    const deadline = performance.now() + READY_WITHIN_MS;
    while (await Promise.race([wait(POLL_MS, true), this.ended.then(() => false)])) {
      if (isReady(folder, child.pid)) return true;
      if (performance.now() > deadline) child.kill('SIGKILL');
    }
    return false;
  }
}

function isReady(folder: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').trim().split('\n');
    return Number(lines[0]) === pid && lines.at(-1)?.trim() === 'ready';
  } catch {
    return false;
  }
}
