/** Renders pages in a separate process, because a bundle can block or crash its process. */
import { format } from 'node:util';
import { Worker } from 'node:worker_threads';

import { PageRenderer, describeThrown } from './page-renderer.ts';
import { culpritIn } from './render-culprit.ts';
import type { LoadedBundle } from './render-culprit.ts';
import type { FromWorker, SharedHeartbeat, ToWorker } from './render-messages.ts';

const BEAT_MS = 50;

const exitProcess = process.exit.bind(process);
const loaded = new Map<string, LoadedBundle>();
const heartbeat: SharedHeartbeat = { beat: sharedCounter(), loading: sharedCounter() };
const watchdog = new Worker(new URL('./render-watchdog.ts', import.meta.url), { workerData: heartbeat });
const renderer = new PageRenderer({
  onLoad: ({ app, version, folder }) => {
    if (loaded.has(folder)) return;
    const bundle = { app, version, folder };
    loaded.set(folder, bundle);
    watchdog.postMessage(bundle);
  },
  onRun: (isRunning) => {
    Atomics.store(heartbeat.loading, 0, isRunning ? 1 : 0);
    beat();
  },
});

function sharedCounter(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

function send(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}

function beat(): void {
  Atomics.add(heartbeat.beat, 0, 1);
}

function late(thrown: unknown): void {
  const { message, stack } = describeThrown(thrown);
  const release = culpritIn(stack ?? '', loaded.values()) ?? renderer.context.getStore();
  send({ type: 'late', release: release && { app: release.app, version: release.version }, message, stack });
}

async function warm(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await renderer.warm(key);
    beat();
  }
  send({ type: 'warmed' });
}

async function render(message: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  beat();
  const outcome = await renderer.render(message.key, message.job, message);
  beat();
  send({ type: 'done', id: message.id, outcome });
}

process.on('message', (message: ToWorker) => {
  beat();
  if (message.type === 'set') renderer.add(message.set);
  if (message.type === 'keep') renderer.keepOnly(message.keys);
  if (message.type === 'warm') void warm(message.keys);
  if (message.type === 'render') void render(message);
});
process.on('unhandledRejection', late);
process.on('uncaughtException', late);
process.once('disconnect', () => exitProcess(0));
// Ignore signals to the process group, because the shell server stops its workers once their pages
// are finished.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Throw an error instead of ending the process, so that the failure is attributed to the bundle's
// release.
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
    send({ type: 'console', release: release && { app: release.app, version: release.version }, level, text });
  };
}
setInterval(beat, BEAT_MS);
const schedule = setImmediate;
globalThis.setImmediate = Object.assign(
  ((callback: (...given: unknown[]) => void, ...given: unknown[]) =>
    schedule(() => {
      beat();
      callback(...given);
    })) as typeof setImmediate,
  { __promisify__: schedule.__promisify__ },
);
send({ type: 'ready' });
