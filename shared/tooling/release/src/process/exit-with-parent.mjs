/**
 * Preloaded into every child process. If the parent process is killed, the IPC channel closes and
 * the child process sends itself SIGTERM.
 */
import { isMainThread } from 'node:worker_threads';

const EXIT_WITHIN_MS = 5000;

if (isMainThread && process.connected) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Unreference the channel, because an open channel would keep the process running.
  process.channel?.unref();
}
