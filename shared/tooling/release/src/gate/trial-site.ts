import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { OWN_REMOTE, ROOT } from '@kaagazz/build/apps';
import { ROLLOUT_FILE, ReleaseMirror, RolloutFile } from '@kaagazz/releases';
import type { Release, ReleaseRegistry } from '@kaagazz/releases';

import type { LiveSite } from './live-site.ts';
import { signalGroup, stopGroup } from './process-group.ts';

const SERVER =
  OWN_REMOTE === undefined
    ? path.join(ROOT, 'shell/server/main.ts')
    : createRequire(import.meta.url).resolve('@kaagazz/shell-server');
const EXIT_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, '../process/exit-with-parent.mjs')).href;

const START_TIMEOUT_MS = 60_000;
/**
 * Environment variables that the trial server inherits. Other variables may contain secrets or the
 * address of the live releases.
 */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'SYSTEMROOT', 'LANG', 'TZ', 'RAZORPAY_CHECKOUT_URL'];
/** pino's numeric `error` level. */
const ERROR_LEVEL = 50;

export interface LoggedError {
  app?: string | undefined;
  release?: string | undefined;
  message: string;
  stack?: string | undefined;
}

interface TrialSiteOptions {
  release: Release;
  live: LiveSite;
  source: ReleaseRegistry;
  registry: ReleaseRegistry;
  apiUrl: string;
}

export class TrialSite {
  readonly origin: string;
  readonly errors: readonly LoggedError[];
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(origin: string, errors: readonly LoggedError[], child: ChildProcess, folder: string) {
    this.origin = origin;
    this.errors = errors;
    this.#child = child;
    this.#folder = folder;
  }

  static async open(options: TrialSiteOptions): Promise<TrialSite> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kaagazz-gate-'));
    try {
      const releasesDir = path.join(folder, 'releases');
      await composeSite(releasesDir, path.join(folder, 'downloads'), options);
      const { child, origin, errors } = await startServer({
        releasesDir,
        dataDir: folder,
        apiUrl: options.apiUrl,
        environment: { TRIAL_SITE: 'true' },
      });
      return new TrialSite(origin, errors, child, folder);
    } catch (error) {
      await fs.rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  async close(): Promise<void> {
    await stopServer(this.#child);
    await fs.rm(this.#folder, { recursive: true, force: true });
  }
}

async function composeSite(releasesDir: string, downloads: string, options: TrialSiteOptions): Promise<void> {
  const { release, live, source, registry } = options;
  const others = [live.shell, ...live.remotes].filter((other) => other !== undefined && other.app !== release.app);
  const all = [{ from: source, release }, ...others.map((other) => ({ from: registry, release: other as Release }))];
  await Promise.all(
    all.map(async ({ from, release: { app, version } }, i) => {
      const { folder } = await new ReleaseMirror(from, path.join(downloads, `${i}`)).ensure(app, version);
      // Copy the files, because a faulty server could change the originals.
      await fs.cp(folder, path.join(releasesDir, app, version), { recursive: true });
    }),
  );
  const apps = Object.fromEntries(all.map(({ release: { app, version } }) => [app, { stable: version }]));
  await fs.writeFile(path.join(releasesDir, ROLLOUT_FILE), JSON.stringify(RolloutFile.parse({ revision: 1, apps })));
}

interface ServerOptions {
  releasesDir: string;
  dataDir: string;
  apiUrl: string;
  /** Further environment variables. */
  environment: NodeJS.ProcessEnv;
}

export async function startServer({ releasesDir, dataDir, apiUrl, environment }: ServerOptions) {
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.includes(name.toUpperCase()));
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, SERVER], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(inherited),
      PORT: '0',
      HOST: '127.0.0.1',
      API_URL: apiUrl,
      RELEASES_DIR: releasesDir,
      DATA_DIR: dataDir,
      RELEASES_SECRET: randomBytes(32).toString('hex'),
      VITALS_SAMPLE: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Start a process group, because render workers must stop together with the server.
    detached: process.platform !== 'win32',
  });
  const errors: LoggedError[] = [];
  const output: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const onLine = (line: string) => {
      output.push(line);
      const ready = /^listening \S+ (\d+)$/.exec(line);
      if (ready) resolve(Number(ready[1]));
      const logged = errorIn(line);
      if (logged) errors.push(logged);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', onLine);
    }
    const fail = (why: string) => reject(new Error([`the shell server ${why}`, ...reasonIn(output)].join('\n')));
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('close', (code) => fail(`exited with code ${code}`));
    void pause(START_TIMEOUT_MS, undefined, { ref: false }).then(() => fail('did not start in time'));
  }).catch(async (error: unknown) => {
    await stopServer(child);
    throw error;
  });
  return { child, origin: `http://127.0.0.1:${port}`, errors };
}

function reasonIn(output: readonly string[]): readonly string[] {
  const lines = output.filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => /error/i.test(line));
  return first < 0 ? lines.slice(-5) : lines.slice(first, first + 5);
}

function errorIn(line: string): LoggedError | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as {
      level?: number;
      msg?: string;
      said?: string;
      err?: { message?: string; stack?: string };
    } & LoggedError;
    if ((entry.level ?? 0) < ERROR_LEVEL) return undefined;
    const message = [entry.msg, entry.err?.message, entry.said].filter(Boolean).join(': ');
    return { app: entry.app, release: entry.release, message, stack: entry.stack ?? entry.err?.stack };
  } catch {
    return undefined;
  }
}

export async function stopServer(child: ChildProcess): Promise<void> {
  await stopGroup(child);
  signalGroup(child, 'SIGKILL');
}
