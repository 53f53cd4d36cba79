import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePorts } from '../ports.ts';
import { Missing, isRoot, outputOf } from './machine-needs.ts';

const READY_WITHIN_MS = 30_000;

/** PostgreSQL's own ways to stop: `fast` ends sessions and writes everything down, `immediate` is a crash. */
export type StopMode = 'fast' | 'immediate';

const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server in a temporary folder, on a port that stays its own over restarts. */
export class PostgresServer {
  readonly port: number;
  readonly #bin: string;
  readonly #folder: string;
  readonly #as: SpawnOptions;
  #running: { process: ChildProcess; ended: Promise<{ said: string }> } | undefined;

  private constructor(bin: string, folder: string, port: number, as: SpawnOptions) {
    this.#bin = bin;
    this.#folder = folder;
    this.port = port;
    this.#as = as;
  }

  /**
   * Makes an empty server and starts it.
   *
   * @param bin the folder that holds `initdb` and `postgres`
   * @throws Missing
   */
  static async create(bin: string): Promise<PostgresServer> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-postgres-'));
    const as: SpawnOptions = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...(await unprivileged(folder)) };
    const [port = 0] = await freePorts(1);
    const server = new PostgresServer(bin, folder, port, as);

    const init = ['-D', server.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const initialised = await ended(spawn(path.join(bin, 'initdb'), init, as));
    if (initialised.code !== 0) throw new Missing(`PostgreSQL's initdb failed: ${initialised.said}`);
    await server.start();
    return server;
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  /** of a user who may create databases */
  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /**
   * Starts it, again after a stop, and waits until it takes connections.
   *
   * @throws Missing with what it said
   */
  async start(): Promise<void> {
    // Nothing of it outlives the tests, so nothing waits for the disk: what a crash of the server leaves is in the system's memory.
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.#folder,
      max_connections: '300',
      fsync: 'off',
      full_page_writes: 'off',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(
      path.join(this.#bin, 'postgres'),
      ['-D', this.#data, '-p', `${this.port}`, ...options],
      this.#as,
    );
    const whole = ended(server);
    this.#running = { process: server, ended: whole };

    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await this.#isReady())) {
      if (server.exitCode !== null || Date.now() > deadline) {
        await this.remove();
        throw new Missing(`PostgreSQL did not start: ${(await whole).said}`);
      }
      await wait(100);
    }
  }

  async #isReady(): Promise<boolean> {
    const isReady = path.join(this.#bin, 'pg_isready');
    return (await outputOf(isReady, '-h', '127.0.0.1', '-p', `${this.port}`)) !== undefined;
  }

  /** Stops it and waits until it is gone; its data stays. */
  async stop(how: StopMode = 'fast'): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.thaw();
    this.#running = undefined;
    running.process.kill(STOP_SIGNALS[how]);
    await running.ended;
  }

  /** All its processes stand still: connections are taken by the system, and nobody answers. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  /** Lets it go on where it stood. */
  thaw(): void {
    this.#signal('SIGCONT');
  }

  /** Sessions are processes of their own, each in a process group of its own. */
  #signal(signal: NodeJS.Signals): void {
    const parent = this.#running?.process.pid;
    if (!parent) throw new Error('PostgreSQL does not run');
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const sessions = all.flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
    for (const pid of [parent, ...sessions]) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        // A session that has just ended needs no signal.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  /** Stops it for good and removes its folder. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root: then it runs as a user who owns nothing but this folder. */
async function unprivileged(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (!isRoot()) return {};
  const user = (await outputOf('id', '-u', 'postgres')) ? 'postgres' : 'nobody';
  const uid = Number(await outputOf('id', '-u', user));
  const gid = Number(await outputOf('id', '-g', user));
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    // The end is enough to tell what went wrong.
    stream?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, said: error.message }));
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}
