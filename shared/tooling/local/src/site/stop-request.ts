/**
 * Time during which a second signal is ignored. Ctrl-C under npm causes two signals: one from the
 * terminal and one from npm.
 */
const SAME_REQUEST_MS = 1000;

/**
 * Calls `stop` and then exits with 0 on the first stop signal. A second signal makes the process
 * exit with 1.
 */
export function onStopRequest(stop: () => Promise<void>): { readonly received: boolean } {
  const state = { received: false };
  let receivedAt = 0;
  const request = () => {
    if (state.received) {
      if (performance.now() - receivedAt > SAME_REQUEST_MS) process.exit(1);
      return;
    }
    state.received = true;
    receivedAt = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  // Stop when the reader closes the pipe, as in `npm start | head`.
  process.stdout.on('error', request);
  if (process.connected) process.once('disconnect', request);
  if (process.env.npm_lifecycle_event) followParent(request);
  return state;
}

/** Polls the parent's process id, because npm's shell may exit without forwarding a signal. */
function followParent(request: () => void): void {
  const parent = process.ppid;
  const polling = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(polling);
    request();
  }, 1000);
  polling.unref();
}
