import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { lineSplitter } from './console-lines.ts';
import type { Print } from './console-lines.ts';
import { ROOT } from './root.ts';

const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 5000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** Up for this long, a process counts as healthy again: its next crash starts with the short pause. */
const HEALTHY_AFTER_MS = 60_000;

const LEAVE_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'leave-with-parent.mjs')).href;

export interface ProcessPlan {
  /** as in its ready line: `listening <name> <port>` */
  name: string;
  /** from the project's root */
  script: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** gets what it says by `process.send` */
  onMessage?: (message: unknown) => void;
}

export interface SupervisedProcess {
  /** resolves when it listens for the first time; rejects with `StartFailed` when it ends before */
  ready: Promise<void>;
  name: string;
  /**
   * Ends it and starts it again at once, as after a change of its code. When it does not start like that, it is left until the next call.
   *
   * @returns whether it listens again
   */
  restart(): Promise<boolean>;
  /** Asks it to end, and after 5 seconds makes it. Resolves when it and what it started are gone. */
  stop(): Promise<void>;
}

/** A process ended before it was ready. It has usually said why itself: `saidWhy`. */
export class StartFailed extends Error {
  override name = 'StartFailed';
  readonly saidWhy: boolean;

  constructor(message: string, saidWhy: boolean) {
    super(message);
    this.saidWhy = saidWhy;
  }
}

/**
 * Starts a process of the site and, once it has said that it listens, starts it again whenever it ends unasked, with a
 * growing pause. What it prints is printed with its name in front.
 */
export function supervise(plan: ProcessPlan, print: Print): SupervisedProcess {
  let stopping = false;
  let restarting: Promise<boolean> | undefined;
  let pause = FIRST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;
  let current: ChildProcess | undefined;

  function launch(): Promise<void> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, plan.script, ...(plan.args ?? [])], {
      cwd: ROOT,
      env: plan.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C reaches only the supervisor, which ends the processes in order.
      detached: process.platform !== 'win32',
    });
    current = child;
    if (plan.onMessage) child.on('message', plan.onMessage);
    return new Promise((resolve, reject) => {
      let ready = false;
      let spoke = false;
      const onLine = (line: string) => {
        if (!ready && line.startsWith(`listening ${plan.name} `)) {
          ready = true;
          clearTimeout(tooLate);
          resolve();
          return;
        }
        spoke ||= line.trim() !== '';
        print(`${plan.name.padEnd(9)} | ${line}`);
      };
      const tooLate = setTimeout(() => kill(child, 'SIGKILL'), READY_WITHIN_MS);
      for (const stream of [child.stdout, child.stderr]) {
        const lines = lineSplitter(onLine);
        stream?.setEncoding('utf8');
        stream?.on('data', (text: string) => lines.push(text));
        stream?.on('end', () => lines.end());
      }
      child.once('error', reject);
      // What it started and left behind would keep its output open.
      child.once('exit', () => kill(child, 'SIGKILL'));
      // `close` comes after the last line was read, `exit` may not.
      child.once('close', (code, signal) => {
        clearTimeout(tooLate);
        if (!ready)
          reject(new StartFailed(`${plan.name} ended before it was ready (${signal ?? `code ${code}`})`, spoke));
        else if (!stopping && !restarting) startAgain(code, signal, startedAt);
      });
    });
  }

  function startAgain(code: number | null, signal: NodeJS.Signals | null, startedAt: number): void {
    if (performance.now() - startedAt > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS;
    print(`${plan.name} ended unasked (${signal ?? `code ${code}`}); starting it again in ${pause / 1000} s`);
    retry = setTimeout(() => {
      const began = performance.now();
      launch().then(
        () => print(`${plan.name} is back`),
        () => {
          if (!stopping && !restarting) startAgain(null, null, began);
        },
      );
    }, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  async function restart(): Promise<boolean> {
    // Asked for while it starts: that one may have read the file before the last change.
    const before = restarting;
    const now = (async () => {
      await before;
      clearTimeout(retry);
      if (current) await end(current);
      if (stopping) return false;
      pause = FIRST_PAUSE_MS;
      return launch().then(
        () => true,
        () => false,
      );
    })();
    restarting = now;
    const listens = await now;
    if (restarting === now) restarting = undefined;
    return listens;
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(retry);
    if (current) await end(current);
  }

  return { name: plan.name, ready: launch(), restart, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
    kill(child, 'SIGTERM');
    const impatience = setTimeout(() => kill(child, 'SIGKILL'), STOP_WITHIN_MS);
    await gone;
    clearTimeout(impatience);
  }
}

/** Signals the whole group of a process; a group that is gone already is fine. */
function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
