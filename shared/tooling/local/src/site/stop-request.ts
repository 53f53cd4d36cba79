/** One Ctrl-C arrives twice: from the terminal and from npm, which passes it on. */
const SAME_REQUEST_MS = 1000;

/**
 * Calls `stop` once, when the process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or a parent that is gone. Then ends it with
 * code 0. A second request ends it at once.
 *
 * @returns whether the request was made
 */
export function onStopRequest(stop: () => Promise<void>): { readonly made: boolean } {
  const state = { made: false };
  let askedAt = 0;
  const request = () => {
    if (state.made) {
      if (performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1);
      return;
    }
    state.made = true;
    askedAt = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  // Nobody reads any more: `npm start | head`.
  process.stdout.on('error', request);
  if (process.connected) process.once('disconnect', request);
  if (process.env.npm_lifecycle_event) followParent(request);
  return state;
}

/** npm's shell may die without passing its signal on; the only sign of it is another parent. */
function followParent(request: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    request();
  }, 1000);
  look.unref();
}
