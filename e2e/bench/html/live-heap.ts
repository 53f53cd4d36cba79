import type { RunningProcess } from '../../support/running-process.ts';

const DEBUGGER = /Debugger listening on (ws:\/\/127\.0\.0\.1:\d+\/[\da-f-]+)/;
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

  /** @returns process id -> bytes of live objects, after its garbage was collected */
  async bytes(): Promise<Map<number, number>> {
    const workers = [...this.#shell.output().matchAll(WORKER)].map(([, pid]) => Number(pid));
    const held = new Map<number, number>();
    for (const pid of [this.#shell.pid, ...workers].filter(isRunning)) {
      held.set(pid, await liveBytes(await this.#debuggerOf(pid)));
    }
    return held;
  }

  async #debuggerOf(pid: number): Promise<string> {
    const known = this.#debuggers.get(pid);
    if (known !== undefined) return known;
    const from = this.#shell.output().length;
    process.kill(pid, 'SIGUSR1');
    for (const started = performance.now(); performance.now() - started < LISTENS_WITHIN_MS;) {
      const [, address] = DEBUGGER.exec(this.#shell.output().slice(from)) ?? [];
      if (address !== undefined) {
        this.#debuggers.set(pid, address);
        return address;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    throw new Error(`process ${pid} opens no debugger`);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function liveBytes(address: string): Promise<number> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no debugger at ${address}`)));
  });
  let calls = 0;
  const call = async (method: string): Promise<{ usedSize?: number }> => {
    const id = ++calls;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } };
        if (answer.id === id) resolve(answer.result ?? {});
      });
    });
  };
  // what is finalized after one collection goes with the next
  for (let collections = 0; collections < 4; collections++) await call('HeapProfiler.collectGarbage');
  const { usedSize = NaN } = await call('Runtime.getHeapUsage');
  socket.close();
  return usedSize;
}
