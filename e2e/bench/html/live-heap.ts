import { LISTENING_DEBUGGER, ProcessEnded, isRunning, liveBytes } from '@kaagazz/testing/live-heap';

import { eventually } from '../../support/servers/eventually.ts';
import type { RunningProcess } from '../../support/running-process.ts';

const WORKER_STARTED = /"worker":(\d+),.*"msg":"a render worker was started"/g;
const DEBUGGER_TIMEOUT_MS = 60_000;

export class LiveHeap {
  readonly #shell: RunningProcess;
  readonly #debuggers = new Map<number, string>();

  constructor(shell: RunningProcess) {
    this.#shell = shell;
  }

  async bytes(): Promise<Map<number, number>> {
    const workers = [...this.#shell.output().matchAll(WORKER_STARTED)].map(([, pid]) => Number(pid));
    const bytesByPid = new Map<number, number>();
    for (const pid of [this.#shell.pid, ...workers].filter(isRunning)) {
      try {
        bytesByPid.set(pid, await liveBytes(await this.#debuggerOf(pid)));
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error;
      }
    }
    return bytesByPid;
  }

  async #debuggerOf(pid: number): Promise<string> {
    const known = this.#debuggers.get(pid);
    if (known !== undefined) return known;
    const start = this.#shell.output().length;
    process.kill(pid, 'SIGUSR1');
    const announced = async () => LISTENING_DEBUGGER.exec(this.#shell.output().slice(start))?.[1];
    const url = await eventually(announced, DEBUGGER_TIMEOUT_MS);
    this.#debuggers.set(pid, url);
    return url;
  }
}
