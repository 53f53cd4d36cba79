import process from 'node:process';

const MEGABYTE = 1024 * 1024;
/** Memory limit in bytes, enough for a 100-megapixel picture. */
const MOST = 1_000 * MEGABYTE;
const INTERVAL_MS = 50;
const parent = process.ppid;

setInterval(() => {
  if (process.memoryUsage.rss() > MOST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
