import process from 'node:process';

const MEGABYTE = 1024 * 1024;
/**
 * Maximum memory in bytes. Enough for a picture of 100 million pixels, but not for a decompression
 * bomb.
 */
const MOST = 1_000 * MEGABYTE;
const INTERVAL_MS = 50;
const parent = process.ppid;

/**
 * Kills the process if it uses too much memory. Node can limit only its heap, and most of the
 * memory is outside the heap. Also kills the process if its parent has died while a file blocks the
 * main thread.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > MOST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
