/** Matches the debugger's URL, which a process prints to stderr after `SIGUSR1`. */
export const LISTENING_DEBUGGER = /Debugger listening on (ws:\/\/127\.0\.0\.1:\d+\/[\da-f-]+)/;

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

interface DebuggerMessage {
  id?: number;
  result?: { usedSize?: number; exceptionDetails?: object };
}

export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
}

/**
 * Runs the garbage collector in another process and returns the size of that process's live objects
 * in bytes.
 * @throws ProcessEnded
 */
export async function liveBytes(debuggerUrl: string): Promise<number> {
  const socket = new WebSocket(debuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no debugger at ${debuggerUrl}`)));
  });
  let calls = 0;
  const call = async (method: string, params: object = {}): Promise<{ usedSize?: number }> => {
    const id = ++calls;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      socket.addEventListener('close', () => reject(new ProcessEnded(`the debugger at ${debuggerUrl} has closed`)));
      socket.addEventListener('message', ({ data }) => {
        const { id: respondedTo, result } = JSON.parse(String(data)) as DebuggerMessage;
        if (respondedTo !== id) return;
        if (result?.exceptionDetails) reject(new Error(`${method} threw ${JSON.stringify(result.exceptionDetails)}`));
        else resolve(result ?? {});
      });
    });
  };
  // Collect garbage several times, because an object with a finalizer is freed only after its
  // finalizer has run.
  for (let collections = 0; collections < 4; collections++) {
    await call('Runtime.evaluate', { expression: COLLECT_GARBAGE });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { usedSize = NaN } = await call('Runtime.getHeapUsage');
  socket.close();
  return usedSize;
}
