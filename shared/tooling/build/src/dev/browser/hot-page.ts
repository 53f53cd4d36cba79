/** This module must come first in the shell's entry, because it has to run before React. */
import { HOT_STREAM } from './hot-state.ts';
import type { HotState } from './hot-state.ts';
import { showProblem } from './problem-panel.ts';

export interface WebpackHot {
  status(): string;
  check(autoApply: true): Promise<unknown[] | null>;
}

export interface HotRemote {
  hash(): string;
  hot: WebpackHot;
}

export interface HotPage {
  join(app: string, remote: HotRemote): void;
}

interface KaagazzPage {
  __KAAGAZZ__: { releases: Record<string, { version: string }> };
}

interface ReactDevToolsHook {
  renderers: Map<number, unknown>;
  [member: string]: unknown;
}

declare global {
  var __KAAGAZZ_HOT__: HotPage;
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: ReactDevToolsHook | undefined;
}

const RECONNECT_AFTER_MS = 1000;
const POLL_INTERVAL_MS = 150;
const SERVED_WITHIN_MS = 10_000;

const joined = new Map<string, HotRemote>();
const busy = new Set<string>();
let state: HotState = {};
let reloading = false;

let stream: EventSource | undefined;

function connect(): void {
  stream?.close();
  // Don't open a stream in a hidden tab, because browsers allow only six HTTP/1.1 connections per
  // origin.
  if (document.hidden) return;
  const opened = new EventSource(HOT_STREAM);
  stream = opened;
  opened.onmessage = ({ data }) => {
    state = JSON.parse(data as string) as HotState;
    showProblems();
    for (const app of Object.keys(state)) void follow(app);
  };
  // Reconnect manually, because `EventSource` doesn't reconnect after an error response.
  opened.onerror = () => {
    if (opened.readyState === EventSource.CLOSED && stream === opened) setTimeout(connect, RECONNECT_AFTER_MS);
  };
}

async function follow(app: string): Promise<void> {
  if (busy.has(app) || reloading) return;
  busy.add(app);
  try {
    for (let behind = isBehind(app); behind; behind = isBehind(app)) {
      const remote = joined.get(app);
      if (remote && (await isUpdated(remote))) continue;
      await reload(app);
      return;
    }
  } finally {
    busy.delete(app);
  }
}

function isBehind(app: string): boolean {
  const newest = state[app];
  if (!newest || newest.version === null) return false;
  const remote = joined.get(app);
  if (remote) return remote.hash() !== newest.hash;
  const version = (globalThis as unknown as KaagazzPage).__KAAGAZZ__.releases[app]?.version;
  return version === undefined || (app === 'shell' && version !== newest.version);
}

async function isUpdated({ hot }: HotRemote): Promise<boolean> {
  if (hot.status() !== 'idle') return false;
  try {
    return (await hot.check(true)) !== null;
  } catch (error) {
    console.info('[dev] this change needs a reload', error);
    return false;
  }
}

async function reload(app: string): Promise<void> {
  if (reloading) return;
  reloading = true;
  const deadline = performance.now() + SERVED_WITHIN_MS;
  while (performance.now() < deadline) {
    const version = state[app]?.version ?? '';
    const html = await fetch(location.href, { cache: 'no-store' })
      .then((response) => response.text())
      .catch(() => '');
    if (html.includes(JSON.stringify(version))) {
      location.reload();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  reloading = false;
  console.warn(`[dev] ${app} was built, but isn't served yet: reload the page`);
}

function showProblems(): void {
  const problems = Object.entries(state).flatMap(([app, { problem }]) =>
    problem === null ? [] : `${app}: ${problem}`,
  );
  showProblem(problems.join('\n\n'));
}

function rememberReact(): void {
  const renderers = new Map<number, unknown>();
  const ignore = () => undefined;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
}

rememberReact();
globalThis.__KAAGAZZ_HOT__ = {
  join(app, remote) {
    joined.set(app, remote);
    void follow(app);
  },
};
document.addEventListener('visibilitychange', connect);
connect();
