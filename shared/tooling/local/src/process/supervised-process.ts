import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { signalGroup, stopGroup } from '@kaagazz/release/process-group';

import { lineSplitter } from './console-lines.ts';
import type { Print } from './console-lines.ts';
import { ROOT } from './root.ts';

const READY_WITHIN_MS = 120_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** The restart delay is reset after the process has run this long without a crash. */
const HEALTHY_AFTER_MS = 60_000;

const EXIT_WITH_PARENT = pathToFileURL(
  createRequire(import.meta.url).resolve('@kaagazz/release/exit-with-parent'),
).href;

export interface ProcessPlan {
  name: string;
  script: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  onMessage?: (message: unknown) => void;
}

export interface SupervisedProcess {
  ready: Promise<void>;
  name: string;
  restart(): Promise<boolean>;
  /**
   * Sends SIGTERM, and then SIGKILL if the process group is still running after 5 seconds. Resolves
   * once the whole group has exited.
   */
  stop(): Promise<void>;
}

export class StartFailed extends Error {
  override name = 'StartFailed';
  readonly hasOutput: boolean;

  constructor(message: string, hasOutput: boolean) {
    super(message);
    this.hasOutput = hasOutput;
  }
}

/** Restarts the process after each crash, with an increasing delay. */
export function supervise(plan: ProcessPlan, print: Print): SupervisedProcess {
  let stopping = false;
  let restarting: Promise<boolean> | undefined;
  let pause = FIRST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;
  let current: ChildProcess | undefined;

  function launch(): Promise<void> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, plan.script, ...(plan.args ?? [])], {
      cwd: ROOT,
      env: plan.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Start a separate process group, because Ctrl-C must reach only the supervisor.
      detached: process.platform !== 'win32',
    });
    current = child;
    if (plan.onMessage) child.on('message', plan.onMessage);
    return new Promise((resolve, reject) => {
      let ready = false;
      let hasOutput = false;
      const onLine = (line: string) => {
        if (!ready && line.startsWith(`listening ${plan.name} `)) {
          ready = true;
          clearTimeout(tooLate);
          resolve();
          return;
        }
        hasOutput ||= line.trim() !== '';
        print(`${plan.name.padEnd(9)} | ${line}`);
      };
      const tooLate = setTimeout(() => signalGroup(child, 'SIGKILL'), READY_WITHIN_MS);
      for (const stream of [child.stdout, child.stderr]) {
        const lines = lineSplitter(onLine);
        stream?.setEncoding('utf8');
        stream?.on('data', (text: string) => lines.push(text));
        stream?.on('end', () => lines.end());
      }
      child.once('error', reject);
      // Kill the child's own children, because `close` is not emitted while they keep the output
      // open.
      child.once('exit', () => signalGroup(child, 'SIGKILL'));
      child.once('close', (code, signal) => {
        clearTimeout(tooLate);
        if (!ready)
          reject(new StartFailed(`${plan.name} exited before it was ready (${signal ?? `code ${code}`})`, hasOutput));
        else if (!stopping && !restarting) restartLater(code, signal, startedAt);
      });
    });
  }

  function restartLater(code: number | null, signal: NodeJS.Signals | null, startedAt: number): void {
    if (performance.now() - startedAt > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS;
    print(`${plan.name} exited unexpectedly (${signal ?? `code ${code}`}); restarting in ${pause / 1000} s`);
    retry = setTimeout(() => {
      const began = performance.now();
      launch().then(
        () => print(`${plan.name} restarted`),
        () => {
          if (!stopping && !restarting) restartLater(null, null, began);
        },
      );
    }, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  async function restart(): Promise<boolean> {
    const before = restarting;
    const now = (async () => {
      await before;
      clearTimeout(retry);
      if (current) await stopGroup(current);
      if (stopping) return false;
      pause = FIRST_PAUSE_MS;
      return launch().then(
        () => true,
        () => false,
      );
    })();
    restarting = now;
    const isReady = await now;
    if (restarting === now) restarting = undefined;
    return isReady;
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(retry);
    if (current) await stopGroup(current);
  }

  return { name: plan.name, ready: launch(), restart, stop };
}
