/**
 * In a page of `npm run dev`: takes over what was saved. It comes first in the shell's browser files, because Fast Refresh has to be there before
 * React. Remotes that can be changed in the open page join; for everything else the page is loaded anew.
 */
import * as refresh from 'react-refresh/runtime';

import { HOT_STREAM } from './hot-state.ts';
import type { HotState } from './hot-state.ts';
import { showProblem } from './problem-panel.ts';

/** webpack's hot module replacement, the part of it that is needed here. */
export interface WebpackHot {
  status(): string;
  /** null: there is no update from the hash that this page has */
  check(autoApply: true): Promise<unknown[] | null>;
}

export interface HotRemote {
  /** of the code that runs in this page */
  hash(): string;
  hot: WebpackHot;
}

export interface HotPage {
  /** one for all apps of the page: it has to know the one React */
  refresh: typeof refresh;
  join(app: string, remote: HotRemote): void;
  /** Code of an update threw; undefined: that is over. */
  threw(app: string, error: unknown): void;
}

/** What is read of the page's own boot data. */
interface KaagazzPage {
  __KAAGAZZ__: { releases: Record<string, { version: string }> };
}

declare global {
  var __KAAGAZZ_HOT__: HotPage;
}

const RETRY_AFTER_MS = 1000;
const LOOK_EVERY_MS = 150;
const SERVED_WITHIN_MS = 10_000;

const joined = new Map<string, HotRemote>();
const thrown = new Map<string, string>();
const busy = new Set<string>();
let state: HotState = {};
let reloading = false;

let stream: EventSource | undefined;

function connect(): void {
  stream?.close();
  // Six streams are all that a browser opens to one site: a tab that nobody sees gives its own back.
  if (document.hidden) return;
  const opened = new EventSource(HOT_STREAM);
  stream = opened;
  opened.onmessage = ({ data }) => {
    state = JSON.parse(data as string) as HotState;
    showProblems();
    for (const app of Object.keys(state)) void follow(app);
  };
  // A lost connection is the browser's to find again; an answer that is no stream is not.
  opened.onerror = () => {
    if (opened.readyState === EventSource.CLOSED && stream === opened) setTimeout(connect, RETRY_AFTER_MS);
  };
}

/** Brings the page to where an app is. */
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
  // A remote that this page has not loaded can't be behind; when it is, it joins.
  const version = (globalThis as unknown as KaagazzPage).__KAAGAZZ__.releases[app]?.version;
  return version === undefined || (app === 'shell' && version !== newest.version);
}

async function isUpdated({ hot }: HotRemote): Promise<boolean> {
  if (hot.status() !== 'idle') return false;
  try {
    return (await hot.check(true)) !== null;
  } catch (error) {
    console.info('[dev] this change cannot be taken over in the open page', error);
    return false;
  }
}

/** Loads the page anew as soon as the server answers with the newest release: a moment earlier the page would be the old one again. */
async function reload(app: string): Promise<void> {
  if (reloading) return;
  reloading = true;
  const giveUpAt = performance.now() + SERVED_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const version = state[app]?.version ?? '';
    const html = await fetch(location.href, { cache: 'no-store' })
      .then((answer) => answer.text())
      .catch(() => '');
    if (html.includes(JSON.stringify(version))) {
      location.reload();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  reloading = false;
  console.warn(`[dev] ${app} was built anew, but is not served yet: reload the page`);
}

function showProblems(): void {
  const built = Object.entries(state).flatMap(([app, { problem }]) => (problem === null ? [] : [`${app}: ${problem}`]));
  showProblem([...built, ...thrown.values()].join('\n\n'));
}

refresh.injectIntoGlobalHook(globalThis);
globalThis.__KAAGAZZ_HOT__ = {
  refresh,
  join(app, remote) {
    joined.set(app, remote);
    void follow(app);
  },
  threw(app, error) {
    if (error === undefined) thrown.delete(app);
    else
      thrown.set(
        app,
        `${app}: ${error instanceof Error ? (error.stack ?? error.message) : 'an update threw no error'}`,
      );
    showProblems();
  },
};
document.addEventListener('visibilitychange', connect);
connect();
