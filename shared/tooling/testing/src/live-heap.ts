/** Reads how much of its memory another Node process of this machine still uses: for tests and measurements of leaks. */

/** What a process says on stderr after `SIGUSR1`: the address of its debugger. */
export const LISTENING_DEBUGGER = /Debugger listening on (ws:\/\/127\.0\.0\.1:\d+\/[\da-f-]+)/;

/** One collection: the debugger's own makes several in one go, and a render process that answers nobody for so long may count as stalled. */
const COLLECT_GARBAGE = `{
  process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
  process.getBuiltinModule('node:vm').runInNewContext('gc')();
}`;

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Answer {
  id?: number;
  result?: { usedSize?: number; exceptionDetails?: object };
}

/** The process went away while it was measured. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
}

/**
 * Collects garbage in another process, and measures what is left.
 *
 * @param address of its debugger
 * @returns bytes of live objects
 * @throws ProcessEnded
 */
export async function liveBytes(address: string): Promise<number> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no debugger at ${address}`)));
  });
  let calls = 0;
  const call = async (method: string, params: object = {}): Promise<{ usedSize?: number }> => {
    const id = ++calls;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      socket.addEventListener('close', () => reject(new ProcessEnded(`nobody answers at ${address} any more`)));
      socket.addEventListener('message', ({ data }) => {
        const { id: answered, result } = JSON.parse(String(data)) as Answer;
        if (answered !== id) return;
        if (result?.exceptionDetails) reject(new Error(`${method} threw ${JSON.stringify(result.exceptionDetails)}`));
        else resolve(result ?? {});
      });
    });
  };
  // what is finalized after one collection goes with the next
  for (let collections = 0; collections < 4; collections++) {
    await call('Runtime.evaluate', { expression: COLLECT_GARBAGE });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { usedSize = NaN } = await call('Runtime.getHeapUsage');
  socket.close();
  return usedSize;
}
