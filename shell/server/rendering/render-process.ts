import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { contractsHostedBy } from '@kaagazz/releases';

import type { ReleaseFailure, ReleaseSet } from '../releases/index.ts';
import { WATCHDOG_PIPE } from './render-messages.ts';
import type {
  FromWorker,
  PageJob,
  PageOutcome,
  StallReport,
  ToWorker,
  WorkerRelease,
  WorkerSet,
} from './render-messages.ts';

const PROGRAM = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

const HEAP_MB = 256;

const RUN_WITH = [
  `--max-old-space-size=${HEAP_MB}`,
  '--no-compilation-cache',
  // Let the heap grow further between garbage collections, which would otherwise take a fifth of
  // the CPU time.
  '--heap-growing-percent=300',
  '--inspect-port=127.0.0.1:0',
];

/**
 * An operator or the OOM killer sends these signals, so they don't count as failures of a release.
 */
const KILLED: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT']);

/**
 * Environment variables that workers inherit. They must not contain secrets, because bundles can
 * read them.
 */
const ENVIRONMENT = ['NODE_ENV', 'TZ', 'LANG', 'NODE_EXTRA_CA_CERTS', 'SYSTEMROOT'];

export interface PageTask {
  set: ReleaseSet;
  job: PageJob;
  deadlineMs: number;
  condemned?: ReleaseFailure | undefined;
  losses: number;
  wasKilled: boolean;
  since: number;
  settle(outcome: PageOutcome): void;
  abandon(reason: Error): void;
}

export interface Loss {
  report?: StallReport;
  reason: string;
  wasKilled?: boolean;
}

export interface RenderProcessEvents {
  onDone(worker: RenderProcess): void;
  onLate(worker: RenderProcess, late: Extract<FromWorker, { type: 'late' }>): void;
  onConsole(
    worker: RenderProcess,
    said: Pick<Extract<FromWorker, { type: 'console' }>, 'release' | 'level' | 'text'>,
  ): void;
  onLost(worker: RenderProcess, loss: Loss): void;
}

export class RenderProcess {
  readonly tasks = new Map<number, PageTask>();
  readonly uses = new Set<string>();
  readonly suspect: string | undefined;
  isReady = false;
  isWorn = false;
  readonly warmed: Promise<void>;
  readonly #child: ChildProcess;
  readonly #sent = new Map<string, WorkerSet>();
  readonly #events: RenderProcessEvents;
  readonly #exited: Promise<void>;
  #markWarmed: () => void = () => undefined;
  #nextId = 0;
  #isOver = false;

  constructor(events: RenderProcessEvents, suspect?: string) {
    this.#events = events;
    this.suspect = suspect;
    this.warmed = new Promise((resolve) => (this.#markWarmed = resolve));
    this.#child = fork(PROGRAM, {
      execArgv: RUN_WITH,
      env: Object.fromEntries(ENVIRONMENT.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    });
    this.#exited = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        resolve();
        const reason = `a render worker exited with ${signal ?? `code ${code}`}`;
        this.#lose({ reason, wasKilled: signal !== null && KILLED.has(signal) });
      });
      this.#child.once('error', (error) => {
        resolve();
        this.#lose({ reason: `a render worker could not be started: ${error.message}` });
      });
    });
    this.#child.on('message', (message) => this.#onMessage(message as FromWorker));
    this.#readOutput();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  run(task: PageTask): void {
    const { set, job, deadlineMs, condemned } = task;
    const { releases, integrity, ...boot } = job.boot;
    const sent = this.#sent.get(set.key);
    if (sent?.boot?.releases !== releases || sent.boot.integrity !== integrity) {
      this.#introduce({ ...forWorker(set), boot: { releases, integrity } });
    }
    for (const app of condemned || job.owner === undefined ? ['shell'] : ['shell', job.owner]) {
      const release = set.releases[app];
      if (release) this.uses.add(`${app}@${release.version}`);
    }
    const id = this.#nextId++;
    task.since = performance.now();
    this.tasks.set(id, task);
    const withoutSection = condemned !== undefined;
    this.#send({ type: 'render', id, key: set.key, job: { ...job, boot }, withoutSection, deadlineMs });
  }

  warm(sets: readonly ReleaseSet[]): void {
    for (const set of sets) {
      if (!this.#sent.has(set.key)) this.#introduce(forWorker(set));
      for (const { app, version } of Object.values(set.releases)) this.uses.add(`${app}@${version}`);
    }
    this.#send({ type: 'warm', keys: sets.map(({ key }) => key) });
  }

  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#sent.keys()) if (!keys.has(key)) this.#sent.delete(key);
    this.#send({ type: 'keep', keys: [...this.#sent.keys()] });
  }

  giveUp(reason: string): void {
    this.#lose({ reason });
  }

  end(): Promise<void> {
    this.#isOver = true;
    this.#markWarmed();
    this.#child.kill('SIGKILL');
    return this.#exited;
  }

  #introduce(set: WorkerSet): void {
    this.#sent.set(set.key, set);
    this.#send({ type: 'set', set });
  }

  #send(message: ToWorker): void {
    // Ignore the error, because a failed send is followed by an `exit` event.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #onMessage(message: FromWorker): void {
    if (this.#isOver) return;
    if (message.type === 'ready') this.isReady = true;
    if (message.type === 'warmed') this.#markWarmed();
    if (message.type === 'late') this.#events.onLate(this, message);
    if (message.type === 'console') this.#events.onConsole(this, message);
    if (message.type === 'done') {
      const task = this.tasks.get(message.id);
      this.tasks.delete(message.id);
      task?.settle(withFailure(message.outcome, task.condemned));
      this.#events.onDone(this);
    }
  }

  #readOutput(): void {
    const watchdog = this.#child.stdio[WATCHDOG_PIPE] as Readable | null | undefined;
    if (watchdog) {
      createInterface({ input: watchdog }).once('line', (line) => {
        this.#lose({ report: JSON.parse(line) as StallReport, reason: 'a render worker stalled' });
      });
    }
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      output?.on('data', (chunk: Buffer) => {
        this.#events.onConsole(this, { release: undefined, level: 'warn', text: chunk.toString('utf8').trim() });
      });
    }
  }

  #lose(how: Loss): void {
    if (this.#isOver) return;
    void this.end();
    this.#events.onLost(this, how);
  }
}

function withFailure(outcome: PageOutcome, failure: ReleaseFailure | undefined): PageOutcome {
  return outcome.kind === 'page' && failure && !outcome.failure ? { ...outcome, failure } : outcome;
}

function forWorker({ key, releases }: ReleaseSet): WorkerSet {
  const all = Object.values(releases).map((release): [string, WorkerRelease] => {
    const { app, version, folder, base, server, chunks, files } = release;
    const bundle = files[server];
    const hosts = contractsHostedBy(release);
    return [app, { app, version, hosts, folder, base, server, chunks, files: bundle ? { [server]: bundle } : {} }];
  });
  return { key, releases: Object.fromEntries(all) };
}
