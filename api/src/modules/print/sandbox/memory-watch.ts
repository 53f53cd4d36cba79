import process from 'node:process';

const MEGABYTE = 1024 * 1024;
/** In bytes. Enough for a picture of 100 million pixels. */
const MOST = 1_000 * MEGABYTE;
const INTERVAL_MS = 50;
const parent = process.ppid;

/**
 * Limits total memory, because Node limits only its heap. Also ends the process if its parent has
 * died.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > MOST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
