import { isMainThread } from 'node:worker_threads';

const EXIT_WITHIN_MS = 5000;

if (isMainThread && process.connected) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
