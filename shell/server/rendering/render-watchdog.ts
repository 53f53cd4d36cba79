/** Runs in a separate thread and reports when the main thread is blocked. */
import fs from 'node:fs';
import inspector from 'node:inspector/promises';
import type { Debugger } from 'node:inspector';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { culpritIn } from './render-culprit.ts';
import type { LoadedBundle } from './render-culprit.ts';
import { WATCHDOG_PIPE } from './render-messages.ts';
import type { SharedHeartbeat, StallReport } from './render-messages.ts';

const CHECK_INTERVAL_MS = 100;
/**
 * Maximum CPU time for rendering a page. Even the first page of a release needs only about 80 ms.
 */
const WORKED_MS = 600;
/** Maximum CPU time while a bundle is loading. Even the largest bundle needs only about 150 ms. */
const WORKED_LOADING_MS = 1_200;
const SILENT_MS = 1_800;
const IDLE_MS = 50;
const STARVED_MS = 15_000;
/** Maximum time to wait for a stack trace. A blocked thread may never return one. */
const EVIDENCE_MS = 300;
const EVIDENCE_OF_WORK_MS = 1_500;

const { beat, loading } = workerData as SharedHeartbeat;
const shellServer = process.ppid;
const bundles: LoadedBundle[] = [];
parentPort?.on('message', (bundle: LoadedBundle) => bundles.push(bundle));

let lastBeat = Atomics.load(beat, 0);
let since = performance.now();
let cpu = process.cpuUsage();
let isReported = false;

function workedMs(): number {
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1_000;
}

function hasStalled(): boolean {
  const silent = performance.now() - since;
  const isLoading = Atomics.load(loading, 0) === 1;
  if (silent < WORKED_MS) return false;
  const worked = workedMs();
  const most = isLoading ? WORKED_LOADING_MS : WORKED_MS;
  return worked >= most || (silent >= SILENT_MS && worked < IDLE_MS) || silent >= STARVED_MS;
}

/**
 * Returns the stack with the innermost frame first, or undefined if the thread runs native code.
 */
async function stackOfMainThread(session: inspector.Session): Promise<string | undefined> {
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  const paused = new Promise<Debugger.CallFrame[]>((resolve) => {
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames));
  });
  void session.post('Debugger.enable').then(() => session.post('Debugger.pause'));
  const frames = await Promise.race([paused, sleep(workedMs() < IDLE_MS ? EVIDENCE_MS : EVIDENCE_OF_WORK_MS)]);
  return frames
    ?.map(({ functionName, location: { scriptId, lineNumber, columnNumber } }) => {
      const file = (files.get(scriptId) ?? '').replace(/^file:\/\//, '');
      return `    at ${functionName || '<anonymous>'} (${file}:${lineNumber + 1}:${(columnNumber ?? 0) + 1})`;
    })
    .join('\n');
}

async function reportStall(): Promise<void> {
  const session = new inspector.Session();
  const stack = await stackOfMainThread(session).catch(() => undefined);
  const release = culpritIn(stack ?? '', bundles);
  const wentOn = stack === undefined && Atomics.load(beat, 0) !== lastBeat;
  if (wentOn || (stack !== undefined && !release)) {
    session.disconnect();
    cpu = process.cpuUsage();
    since = performance.now();
    isReported = false;
    return;
  }
  const report: StallReport = { ...(release && { release }), ...(stack && { stack }) };
  fs.writeSync(WATCHDOG_PIPE, `${JSON.stringify(report)}\n`);
}

setInterval(() => {
  if (process.ppid !== shellServer) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(beat, 0);
  if (now !== lastBeat) {
    lastBeat = now;
    since = performance.now();
    cpu = process.cpuUsage();
  } else if (!isReported && hasStalled()) {
    isReported = true;
    void reportStall();
  }
}, CHECK_INTERVAL_MS);
