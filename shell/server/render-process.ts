import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { contractsHostedBy } from '@kaagazz/releases';

import type { ReleaseFailure, ReleaseSet } from './deployed-release.ts';
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

/** Far more than all bundles and the pages in flight need; a bundle that wants more ends its process, and no other. */
const HEAP_MB = 256;

const RUN_WITH = [
  `--max-old-space-size=${HEAP_MB}`,
  // V8 keeps what it compiled for programs that compile it again: 1 MB for each release that is served no more
  '--no-compilation-cache',
  // Pages in flight outlive a collection of the young, and V8 looked through the whole heap after every second of them: a fifth of this process's time. It waits
  // until four times as much is held as is needed.
  '--heap-growing-percent=300',
  // a debugger, should anybody ask for one (SIGUSR1), finds a place beside the shell server's
  '--inspect-port=127.0.0.1:0',
];

/** What bundles may know of the environment. Secrets are not among it. */
const ENVIRONMENT = ['NODE_ENV', 'TZ', 'LANG', 'NODE_EXTRA_CA_CERTS', 'SYSTEMROOT'];

/** A page that somebody waits for. */
export interface PageTask {
  set: ReleaseSet;
  job: PageJob;
  deadlineMs: number;
  /** set while the owner's release is condemned: the page is drawn without it */
  condemned?: ReleaseFailure | undefined;
  /** how many workers were lost over it, or beside it */
  losses: number;
  /** when a worker got it; `performance.now()` */
  since: number;
  settle(outcome: PageOutcome): void;
  abandon(reason: Error): void;
}

export interface RenderProcessEvents {
  onDone(worker: RenderProcess): void;
  onLate(worker: RenderProcess, late: Extract<FromWorker, { type: 'late' }>): void;
  onSaid(worker: RenderProcess, said: Pick<Extract<FromWorker, { type: 'said' }>, 'release' | 'level' | 'text'>): void;
  /** It stalls, or is gone. Called once, and never after `end()`. */
  onLost(worker: RenderProcess, how: { report?: StallReport; words: string }): void;
}

/** A worker process, as the shell server sees it. */
export class RenderProcess {
  readonly tasks = new Map<number, PageTask>();
  /** releases (`app@version`) whose code has run here */
  readonly uses = new Set<string>();
  /** the only release that it runs besides the shell's, because it may have cost a worker; undefined: any */
  readonly suspect: string | undefined;
  isReady = false;
  /** it serves on, but should be replaced soon */
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
      // pages have letters of many scripts: as JSON they would cost twice
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    });
    this.#exited = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        resolve();
        this.#lose({ words: `a render worker ended with ${signal ?? `code ${code}`}` });
      });
      this.#child.once('error', (error) => {
        resolve();
        this.#lose({ words: `a render worker could not be started: ${error.message}` });
      });
    });
    this.#child.on('message', (message) => this.#hear(message as FromWorker));
    this.#listen();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Draws a page; `task.settle` is called with what came of it. */
  run(task: PageTask): void {
    const { set, job, deadlineMs, condemned } = task;
    const { releases, integrity, ...boot } = job.boot;
    const sent = this.#sent.get(set.key);
    // The same for all pages of a set, and larger than all else: sent once.
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

  /** Loads the bundles of these sets. */
  warm(sets: readonly ReleaseSet[]): void {
    for (const set of sets) {
      if (!this.#sent.has(set.key)) this.#introduce(forWorker(set));
      for (const { app, version } of Object.values(set.releases)) this.uses.add(`${app}@${version}`);
    }
    this.#send({ type: 'warm', keys: sets.map(({ key }) => key) });
  }

  /** Lets go of all other sets. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#sent.keys()) if (!keys.has(key)) this.#sent.delete(key);
    this.#send({ type: 'keep', keys: [...this.#sent.keys()] });
  }

  /** Takes it for lost, though it says nothing. */
  giveUp(words: string): void {
    this.#lose({ words });
  }

  /** Ends the process, whatever it does. Its tasks are nobody's then. */
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
    // A message that can't be sent any more is followed by `exit`.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #hear(message: FromWorker): void {
    if (this.#isOver) return;
    if (message.type === 'ready') this.isReady = true;
    if (message.type === 'warmed') this.#markWarmed();
    if (message.type === 'late') this.#events.onLate(this, message);
    if (message.type === 'said') this.#events.onSaid(this, message);
    if (message.type === 'done') {
      const task = this.tasks.get(message.id);
      this.tasks.delete(message.id);
      task?.settle(withFailure(message.outcome, task.condemned));
      this.#events.onDone(this);
    }
  }

  #listen(): void {
    const watchdog = this.#child.stdio[WATCHDOG_PIPE] as Readable | null | undefined;
    if (watchdog) {
      createInterface({ input: watchdog }).once('line', (line) => {
        this.#lose({ report: JSON.parse(line) as StallReport, words: 'a render worker stalled' });
      });
    }
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      // What Node itself has to say, such as why it ran out of memory. Bundles' words come as messages.
      output?.on('data', (chunk: Buffer) => {
        this.#events.onSaid(this, { release: undefined, level: 'warn', text: chunk.toString('utf8').trim() });
      });
    }
  }

  #lose(how: { report?: StallReport; words: string }): void {
    if (this.#isOver) return;
    void this.end();
    this.#events.onLost(this, how);
  }
}

/** A page that was drawn without a condemned release says why. */
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
