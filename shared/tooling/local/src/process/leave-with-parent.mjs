/**
 * Preloaded into every process that the supervisor starts: when the supervisor is gone without a word (kill -9, out of memory), the
 * channel to it closes, and the process ends as if it had been told to.
 */
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = 5000;

if (isMainThread && process.connected) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening to the supervisor alone keeps nobody alive.
  process.channel?.unref();
}
