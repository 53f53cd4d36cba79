import { LRUCache } from 'lru-cache';

import { CondemnedReleases } from './condemned-releases.ts';
import type { ReleaseFailure, ReleaseSet } from '../releases/index.ts';
import { RecentSets } from './recent-sets.ts';
import type { PageJob, PageOutcome, ReleaseName, StallReport } from './render-messages.ts';
import { RenderProcess } from './render-process.ts';
import type { Loss, PageTask, RenderProcessEvents } from './render-process.ts';
import { SHELL, keyOf, parseKey, stallOf, suspectOf, suspectsOf } from './render-suspects.ts';

export type { PageJob, PageOutcome } from './render-messages.ts';

const PAGE_DEADLINE_MS = 8_000;
const OVERDUE_MS = 4_000;
const SWEEP_INTERVAL_MS = 1_000;
/**
 * Maximum number of pages that a worker renders at once. The limit is high, because pages spend
 * most of their time waiting for data.
 */
const MAX_IN_FLIGHT = 64;
const PROBATION_MS = 10_000;
/**
 * A worker is replaced after loading this many releases, because unloaded bundles may leak memory.
 */
const MAX_RELEASES = 500;
const MAX_LOSSES = 4;
const CLOSE_TIMEOUT_MS = 1_000;

interface PoolLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

interface RenderPoolOptions {
  size: number;
  log: PoolLog;
  onFailure: (failure: ReleaseFailure) => void;
  pageDeadlineMs?: number;
}

/** Renders pages in worker processes. If a worker stalls, its pages are rendered again. */
export class RenderPool {
  readonly #size: number;
  readonly #log: PoolLog;
  readonly #onFailure: (failure: ReleaseFailure) => void;
  readonly #deadlineMs: number;
  readonly #condemned = new CondemnedReleases();
  readonly #sets = new RecentSets();
  #workers: RenderProcess[] = [];
  #spare: RenderProcess | undefined;
  #warmsSpare = true;
  readonly #probation = new Map<string, RenderProcess>();
  readonly #inShellsCode = new LRUCache<string, ReleaseName[]>({ max: 10 });
  readonly #leaving = new Set<RenderProcess>();
  #waiting: PageTask[] = [];
  #sweeping: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ size, log, onFailure, pageDeadlineMs = PAGE_DEADLINE_MS }: RenderPoolOptions) {
    this.#size = size;
    this.#log = log;
    this.#onFailure = onFailure;
    this.#deadlineMs = pageDeadlineMs;
  }

  async start(): Promise<void> {
    this.#startWorkers();
    this.#spare ??= this.#launch();
    const workers = [...this.#workers, this.#spare];
    for (const worker of workers) worker.warm(this.#toWarm());
    await Promise.all(workers.map(({ warmed }) => warmed));
  }

  render(set: ReleaseSet, job: PageJob): Promise<PageOutcome> {
    if (this.#isClosed) return Promise.reject(new Error('the server is closing'));
    if (this.#sets.use(set)) this.#forgetSets();
    return new Promise((settle, abandon) => {
      this.#place({ set, job, deadlineMs: this.#deadlineMs, losses: 0, wasKilled: false, since: 0, settle, abandon });
    });
  }

  keepOnly(sets: readonly ReleaseSet[]): void {
    this.#sets.list(sets);
    this.#forgetSets();
    this.#warmsSpare = true;
    this.#spare?.warm(this.#toWarm());
  }

  isCondemned(app: string, version: string): boolean {
    return this.#condemned.failureOf({ app, version }) !== undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    const all = this.#everyWorker();
    const tasks = [...this.#waiting, ...all.flatMap((worker) => [...worker.tasks.values()])];
    for (const task of tasks) task.abandon(new Error('the server is closing'));
    this.#waiting = [];
    const ended = Promise.all(all.map((worker) => worker.end()));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref())]);
  }

  #place(task: PageTask): void {
    const { set, job, losses, wasKilled } = task;
    const { shell } = set.releases;
    if (!shell) {
      const failure = {
        app: 'shell',
        version: 'none',
        kind: 'load',
        message: 'no release of the shell is served',
      } as const;
      return task.settle({ kind: 'none', failure });
    }
    const owner = set.releases[job.owner ?? ''];
    const shellFailure = this.#condemned.failureOf(shell);
    if (shellFailure) return task.settle({ kind: 'none', failure: shellFailure });
    if (losses > MAX_LOSSES && wasKilled) return task.abandon(new Error('the render workers were killed'));
    if (losses > MAX_LOSSES)
      return task.settle({
        kind: 'none',
        failure: stallOf(owner ?? shell, 'too many workers were lost while rendering it'),
      });

    task.condemned = owner && this.#condemned.failureOf(owner);
    const worker = this.#probation.get(suspectOf(task)) ?? this.#leastBusy();
    if (worker) worker.run(task);
    else this.#waiting.push(task);
  }

  #drain(): void {
    while (this.#waiting.length > 0 && this.#leastBusy()) {
      const [next] = this.#waiting.splice(0, 1);
      if (next) this.#place(next);
    }
  }

  #leastBusy(): RenderProcess | undefined {
    this.#startWorkers();
    const load = (worker: RenderProcess) => worker.tasks.size + (worker.isReady ? 0 : MAX_IN_FLIGHT / 4);
    const [leastBusy] = this.#workers.toSorted((one, other) => load(one) - load(other));
    return leastBusy && leastBusy.tasks.size < MAX_IN_FLIGHT ? leastBusy : undefined;
  }

  #startWorkers(): void {
    while (this.#workers.length < this.#size) this.#workers.push(this.#takeSpare() ?? this.#launch());
    this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS).unref();
  }

  #launch(suspect?: string): RenderProcess {
    const worker = new RenderProcess(this.#events, suspect);
    this.#log.info({ worker: worker.pid }, 'a render worker was started');
    return worker;
  }

  #takeSpare(): RenderProcess | undefined {
    const spare = this.#spare;
    this.#spare = undefined;
    return spare;
  }

  readonly #events: RenderProcessEvents = {
    onDone: (worker) => {
      if (this.#leaving.has(worker)) this.#endIfIdle(worker);
      else if (worker.uses.size > MAX_RELEASES) worker.isWorn = true;
      this.#drain();
    },
    onConsole: (worker, { release, level, text }) => {
      this.#log[level](
        { app: release?.app, release: release?.version, worker: worker.pid, said: text },
        'console output of a bundle',
      );
    },
    onLate: (worker, { release, message, stack }) => {
      worker.isWorn = true;
      if (release) this.#onFailure({ ...release, kind: 'late', message, stack });
      else this.#log.error({ worker: worker.pid, stack }, `error after the page was finished: ${message}`);
    },
    onLost: (worker, loss) => this.#recover(worker, loss),
  };

  #recover(lost: RenderProcess, { report, reason, wasKilled = false }: Loss): void {
    if (lost === this.#spare && !wasKilled) this.#warmsSpare = false;
    this.#remove(lost);
    const tasks = [...lost.tasks.values()];
    const culprit = lost.suspect === undefined ? undefined : parseKey(lost.suspect);
    const hint = report?.release;
    const { app, version: release } = culprit ?? hint ?? {};
    this.#log.error({ worker: lost.pid, pages: tasks.length, app, release, stack: report?.stack }, reason);
    if (wasKilled) {
      if (lost.suspect !== undefined) this.#putOnProbation(lost.suspect);
    } else if (culprit) this.#condemn(culprit, reason, report);
    else for (const suspect of suspectsOf(tasks, hint)) this.#putOnProbation(suspect);
    if (lost.isReady) this.#startWorkers();
    for (const task of tasks) this.#place({ ...task, losses: task.losses + 1, wasKilled });
    this.#drain();
  }

  #condemn(release: ReleaseName, reason: string, report: StallReport | undefined): void {
    const failure = { ...stallOf(release, reason), stack: report?.stack };
    const key = keyOf(release);
    const isKnown = this.isCondemned(release.app, release.version);
    this.#condemned.add(failure);
    for (const innocent of this.#inShellsCode.get(key) ?? []) this.#condemned.lift(innocent);
    const within = report?.release;
    if (within && release.app !== SHELL && within.app === SHELL) {
      this.#inShellsCode.set(keyOf(within), [...(this.#inShellsCode.get(keyOf(within)) ?? []), release]);
      this.#putOnProbation(keyOf(within));
    }
    // Replace every worker that ran the release, because the release's timers may still be running.
    for (const worker of this.#everyWorker()) if (worker.uses.has(key)) worker.isWorn = true;
    this.#endProbation(key);
    if (!isKnown) this.#onFailure(failure);
  }

  #putOnProbation(suspect: string): void {
    if (this.#probation.has(suspect)) return;
    const worker = this.#launch(suspect);
    this.#probation.set(suspect, worker);
    setTimeout(() => {
      if (this.#probation.get(suspect) === worker) this.#endProbation(suspect);
    }, PROBATION_MS).unref();
  }

  #endProbation(suspect: string): void {
    const worker = this.#probation.get(suspect);
    this.#probation.delete(suspect);
    if (worker) this.#dismiss(worker);
  }

  #dismiss(worker: RenderProcess): void {
    this.#leaving.add(worker);
    this.#endIfIdle(worker);
  }

  #endIfIdle(worker: RenderProcess): void {
    if (worker.tasks.size > 0) return;
    this.#leaving.delete(worker);
    void worker.end();
  }

  #remove(worker: RenderProcess): void {
    this.#workers = this.#workers.filter((other) => other !== worker);
    this.#leaving.delete(worker);
    if (this.#spare === worker) this.#spare = undefined;
    const { suspect } = worker;
    if (suspect !== undefined && this.#probation.get(suspect) === worker) this.#probation.delete(suspect);
  }

  #sweep(): void {
    this.#startWorkers();
    const now = performance.now();
    for (const worker of this.#everyWorker()) {
      const isOverdue = [...worker.tasks.values()].some(({ since }) => now - since > this.#deadlineMs * 2 + OVERDUE_MS);
      if (isOverdue) worker.giveUp('a render worker did not abandon a page in time');
    }
    if (this.#spare?.isWorn) {
      void this.#spare.end();
      this.#spare = undefined;
    }
    const worn = this.#workers.find(({ isWorn }) => isWorn);
    if (worn && this.#spare?.isReady) {
      this.#workers = [...this.#workers.filter((worker) => worker !== worn), this.#spare];
      this.#spare = undefined;
      this.#dismiss(worn);
    }
    if (!this.#spare && this.#workers.every(({ isReady }) => isReady)) {
      this.#spare = this.#launch();
      if (this.#warmsSpare) this.#spare.warm(this.#toWarm());
    }
    this.#drain();
  }

  #toWarm(): ReleaseSet[] {
    return this.#sets.likely.filter(({ releases }) =>
      Object.values(releases).every(({ app, version }) => !this.isCondemned(app, version)),
    );
  }

  #forgetSets(): void {
    for (const worker of this.#everyWorker()) worker.keepOnly(this.#sets.keys);
  }

  #everyWorker(): RenderProcess[] {
    return [...this.#workers, ...(this.#spare ? [this.#spare] : []), ...this.#probation.values(), ...this.#leaving];
  }
}
