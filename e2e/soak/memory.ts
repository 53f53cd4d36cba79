import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { LISTENING_DEBUGGER, liveBytes } from '@kaagazz/testing/live-heap';

import type { RunningProcess } from '../support/running-process.ts';

const MEGABYTE = 1024 * 1024;

/** In megabytes. */
export interface Memory {
  heap: number;
  resident: number;
}

export class MemoryMeter {
  readonly #process: RunningProcess;
  #debugger: string | undefined;

  constructor(process: RunningProcess) {
    this.#process = process;
  }

  async measure(): Promise<Memory> {
    return { heap: (await liveBytes(await this.#debuggerUrl())) / MEGABYTE, resident: this.#resident() };
  }

  async #debuggerUrl(): Promise<string> {
    if (this.#debugger === undefined) this.#process.signal('SIGUSR1');
    while (this.#debugger === undefined) {
      this.#debugger = LISTENING_DEBUGGER.exec(this.#process.output())?.[1];
      await wait(20);
    }
    return this.#debugger;
  }

  #resident(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  }
}
