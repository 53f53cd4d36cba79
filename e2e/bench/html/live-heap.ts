import { LISTENING_DEBUGGER, ProcessEnded, isRunning, liveBytes } from '@kaagazz/testing/live-heap';

import type { RunningProcess } from '../../support/running-process.ts';

const WORKER = /"worker":(\d+),.*"msg":"a render worker starts"/g;
const LOOK_EVERY_MS = 50;
const LISTENS_WITHIN_MS = 10_000;

/** Measures what a shell server and its render processes hold: its log must be at `info`, where the processes are named. */
export class LiveHeap {
  readonly #shell: RunningProcess;
  /** process id -> address of its debugger */
  readonly #debuggers = new Map<number, string>();

  constructor(shell: RunningProcess) {
    this.#shell = shell;
  }

  /**
   * Leaves out render processes that are replaced meanwhile.
   *
   * @returns process id -> bytes of live objects, after its garbage was collected
   */
  async bytes(): Promise<Map<number, number>> {
    const workers = [...this.#shell.output().matchAll(WORKER)].map(([, pid]) => Number(pid));
    const held = new Map<number, number>();
    for (const pid of [this.#shell.pid, ...workers].filter(isRunning)) {
      try {
        held.set(pid, await liveBytes(await this.#debuggerOf(pid)));
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error;
      }
    }
    return held;
  }

  async #debuggerOf(pid: number): Promise<string> {
    const known = this.#debuggers.get(pid);
    if (known !== undefined) return known;
    const from = this.#shell.output().length;
    process.kill(pid, 'SIGUSR1');
    for (const started = performance.now(); performance.now() - started < LISTENS_WITHIN_MS;) {
      const [, address] = LISTENING_DEBUGGER.exec(this.#shell.output().slice(from)) ?? [];
      if (address !== undefined) {
        this.#debuggers.set(pid, address);
        return address;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    throw new Error(`process ${pid} opens no debugger`);
  }
}
