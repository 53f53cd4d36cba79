import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';

import type { RemoteFace } from '@kaagazz/contract';

import type { PageRequest, Redirection, RenderedPage } from '../../src/server-entry.tsx';
import type { ReleaseFailure } from '../releases/index.ts';
import { clientUrl } from './page-boot.ts';
import type { PageOutcome, ReleaseName, SentJob, WorkerRelease, WorkerSet } from './render-messages.ts';
import { ServerBundles } from './server-bundles.ts';

const ABORT_MS = 500;

const NOTHING = {};

interface RenderingEntry {
  provided: Record<string, unknown>;
  renderPage(request: PageRequest): Promise<RenderedPage | Redirection>;
}

interface RendererEvents {
  onLoad: (release: WorkerRelease) => void;
  onRun: (isRunning: boolean) => void;
}

interface RenderOptions {
  withoutSection: boolean;
  deadlineMs: number;
}

export class PageRenderer {
  readonly context = new AsyncLocalStorage<ReleaseName>();
  readonly #bundles: ServerBundles;
  readonly #sets = new Map<string, WorkerSet>();
  readonly #entries = new Map<string, RenderingEntry>();
  readonly #events: RendererEvents;

  constructor(events: RendererEvents) {
    this.#events = events;
    this.#bundles = new ServerBundles(events.onRun);
  }

  add(set: WorkerSet): void {
    this.#sets.set(set.key, set);
  }

  keepOnly(keys: readonly string[]): void {
    for (const key of this.#sets.keys()) if (!keys.includes(key)) this.#sets.delete(key);
    const releases = [...this.#sets.values()].flatMap((set) => Object.values(set.releases));
    const folders = new Set(releases.map(({ folder }) => folder));
    this.#bundles.keepOnly(folders, NOTHING);
    for (const [folder, entry] of this.#entries) {
      if (folders.has(folder)) this.#bundles.keepOnly(folders, entry.provided);
      else this.#entries.delete(folder);
    }
  }

  async warm(key: string): Promise<void> {
    const set = this.#sets.get(key);
    const entry = await this.#entryOf(set?.releases.shell).catch(() => undefined);
    if (!set || !entry) return;
    for (const release of Object.values(set.releases)) {
      if (release.app !== 'shell') await this.#load(release, entry.provided).catch(() => undefined);
    }
  }

  async render(key: string, job: SentJob, { withoutSection, deadlineMs }: RenderOptions): Promise<PageOutcome> {
    const set = this.#sets.get(key);
    const shell = set?.releases.shell;
    if (!set?.boot || !shell) throw new Error(`unknown release set ${key}`);
    let entry: RenderingEntry;
    try {
      entry = await this.#entryOf(shell);
    } catch (error) {
      return { kind: 'none', failure: failureOf(shell, 'load', error) };
    }

    const owner = set.releases[job.owner ?? ''];
    const wholeBoot = { ...set.boot, ...job.boot };
    const renderPage = (section: PageRequest['section']) => {
      const failed = owner && !section ? [...wholeBoot.failed, owner.app] : wholeBoot.failed;
      return this.context.run((section && owner) ?? shell, () =>
        inTime(deadlineMs, (signal) => entry.renderPage({ ...job, section, boot: { ...wholeBoot, failed }, signal })),
      );
    };

    let section: PageRequest['section'];
    let failure: ReleaseFailure | undefined;
    if (owner && !withoutSection) {
      try {
        section = await this.#sectionOf(owner, shell, entry);
      } catch (error) {
        failure = failureOf(owner, 'load', error);
      }
    }
    try {
      let page: RenderedPage | Redirection;
      try {
        page = await renderPage(section);
      } catch (error) {
        if (!section || !owner) throw error;
        failure = failureOf(owner, 'render', error);
        page = await renderPage(undefined);
      }
      if ('location' in page) return { kind: 'redirect', status: page.status, location: page.location };
      if (page.error !== undefined && owner) failure ??= failureOf(owner, 'render', page.error);
      return {
        kind: 'page',
        status: page.status,
        html: Buffer.from(page.html),
        ...(failure && { failure }),
        ...(page.failedCalls?.length && { failedCalls: page.failedCalls }),
      };
    } catch (error) {
      return { kind: 'none', failure: failureOf(shell, 'render', error) };
    }
  }

  async #sectionOf(owner: WorkerRelease, shell: WorkerRelease, entry: RenderingEntry): Promise<PageRequest['section']> {
    const { default: face } = (await this.#load(owner, entry.provided)) as { default?: RemoteFace };
    const { hosts } = shell;
    if (!face || !hosts.includes(face.contract))
      throw new Error(`${owner.app} does not support contract version ${hosts.join(' or ')}`);
    const scriptsOf = (chunk: string) => (owner.chunks[chunk] ?? []).map((file) => clientUrl(owner.base, file));
    return { app: owner.app, face, scriptsOf };
  }

  async #entryOf(shell: WorkerRelease | undefined): Promise<RenderingEntry> {
    if (!shell) throw new Error('the set has no release of the shell');
    const entry = (await this.#load(shell, NOTHING)) as Partial<RenderingEntry>;
    if (!entry.provided || !entry.renderPage) throw new Error(`shell ${shell.version} has no rendering entry`);
    this.#entries.set(shell.folder, entry as RenderingEntry);
    return entry as RenderingEntry;
  }

  #load(release: WorkerRelease, provided: Record<string, unknown>): Promise<Record<string, unknown>> {
    this.#events.onLoad(release);
    return this.context.run(release, () => this.#bundles.load(release, provided));
  }
}

async function inTime<Value>(deadlineMs: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const deadline = new AbortController();
  const late = () => new Error(`the page was not rendered within ${deadlineMs} ms`);
  const timers = [setTimeout(() => deadline.abort(late()), deadlineMs)];
  try {
    return await Promise.race([
      work(deadline.signal),
      new Promise<never>((_resolve, reject) => timers.push(setTimeout(() => reject(late()), deadlineMs + ABORT_MS))),
    ]);
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
  }
}

function failureOf({ app, version }: ReleaseName, kind: ReleaseFailure['kind'], thrown: unknown): ReleaseFailure {
  const { message, stack } = describeThrown(thrown);
  return { app, version, kind, message, stack };
}

export function describeThrown(thrown: unknown): { message: string; stack: string | undefined } {
  const { message, stack } = (thrown ?? {}) as { message?: unknown; stack?: unknown };
  if (typeof message === 'string' && typeof stack === 'string') return { message, stack };
  return { message: typeof thrown === 'string' ? thrown : inspect(thrown), stack: undefined };
}
