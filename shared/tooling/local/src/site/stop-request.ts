/** Ignores repeated signals, because Ctrl-C comes from the terminal and again from npm. */
const SAME_REQUEST_MS = 1000;

/**
 * Calls `stop` on Ctrl-C, SIGTERM, a closed terminal or the death of the parent process, then exits
 * with code 0. A second signal exits at once with code 1.
 *
 * @returns whether a request has been received
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
  // The reader has closed the pipe, as in `npm start | head`.
  process.stdout.on('error', request);
  if (process.connected) process.once('disconnect', request);
  if (process.env.npm_lifecycle_event) followParent(request);
  return state;
}

/**
 * Polls for a changed parent process id, because npm's shell may exit without forwarding the
 * signal.
 */
function followParent(request: () => void): void {
  const parent = process.ppid;
  const polling = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(polling);
    request();
  }, 1000);
  polling.unref();
}
