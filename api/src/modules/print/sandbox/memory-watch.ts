import process from 'node:process';

const MEGABYTE = 1024 * 1024;
/** A picture of 100 million pixels fits; a decompression bomb does not. */
const MOST = 1_000 * MEGABYTE;
const INTERVAL_MS = 50;
const parent = process.ppid;

/**
 * Kills its process when that uses too much memory, most of which is outside the heap that Node
 * can limit, or when the parent has died while a file blocks the main thread.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > MOST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
