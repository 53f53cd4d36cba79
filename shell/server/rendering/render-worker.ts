/**
 * A process that renders pages for the shell server. A bundle can block or crash this process, but
 * not the server.
 */
import { format } from 'node:util';
import { Worker } from 'node:worker_threads';

import { PageRenderer, describeThrown } from './page-renderer.ts';
import { culpritIn } from './render-culprit.ts';
import type { LoadedBundle } from './render-culprit.ts';
import type { FromWorker, SharedHeartbeat, ToWorker } from './render-messages.ts';

const BEAT_MS = 50;

const leave = process.exit.bind(process);
const loaded = new Map<string, LoadedBundle>();
const life: SharedHeartbeat = { beat: sharedCounter(), loading: sharedCounter() };
const watchdog = new Worker(new URL('./render-watchdog.ts', import.meta.url), { workerData: life });
const renderer = new PageRenderer({
  onLoad: ({ app, version, folder }) => {
    if (loaded.has(folder)) return;
    const bundle = { app, version, folder };
    loaded.set(folder, bundle);
    watchdog.postMessage(bundle);
  },
  onRun: (isRunning) => {
    Atomics.store(life.loading, 0, isRunning ? 1 : 0);
    isAlive();
  },
});

function sharedCounter(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

function say(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}

function isAlive(): void {
  Atomics.add(life.beat, 0, 1);
}

function late(thrown: unknown): void {
  const { message, stack } = describeThrown(thrown);
  const release = culpritIn(stack ?? '', loaded.values()) ?? renderer.context.getStore();
  say({ type: 'late', release: release && { app: release.app, version: release.version }, message, stack });
}

async function warm(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await renderer.warm(key);
    isAlive();
  }
  say({ type: 'warmed' });
}

async function render(message: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  isAlive();
  const outcome = await renderer.render(message.key, message.job, message);
  isAlive();
  say({ type: 'done', id: message.id, outcome });
}

process.on('message', (message: ToWorker) => {
  isAlive();
  if (message.type === 'set') renderer.add(message.set);
  if (message.type === 'keep') renderer.keepOnly(message.keys);
  if (message.type === 'warm') void warm(message.keys);
  if (message.type === 'render') void render(message);
});
process.on('unhandledRejection', late);
process.on('uncaughtException', late);
process.once('disconnect', () => leave(0));
// Ignored because signals reach the whole process group. The shell server stops its workers after
// their pages are finished.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
// A bundle must not end the process, because a killed worker is not counted against its release.
for (const method of ['exit', 'kill', 'abort'] as const) {
  process[method] = () => {
    throw new Error(`a bundle called process.${method}()`);
  };
}
for (const [method, level] of [
  ['debug', 'info'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const) {
  console[method] = (...words: unknown[]) => {
    const release = renderer.context.getStore();
    const text = format(...words);
    say({ type: 'said', release: release && { app: release.app, version: release.version }, level, text });
  };
}
setInterval(isAlive, BEAT_MS);
// Each `setImmediate` callback counts as a heartbeat, because many pages may be rendered before a
// timer fires.
const schedule = setImmediate;
globalThis.setImmediate = Object.assign(
  ((callback: (...given: unknown[]) => void, ...given: unknown[]) =>
    schedule(() => {
      isAlive();
      callback(...given);
    })) as typeof setImmediate,
  { __promisify__: schedule.__promisify__ },
);
say({ type: 'ready' });
