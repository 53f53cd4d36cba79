import process from 'node:process';

const MEGABYTE = 1024 * 1024;
/** In bytes. Enough for a picture of 100 million pixels, but not for a decompression bomb. */
const MOST = 1_000 * MEGABYTE;
const INTERVAL_MS = 50;
const parent = process.ppid;

/**
 * Kills the process if it uses too much memory, because Node limits only its heap. Also kills it if
 * the parent has died while a file blocks the main thread.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > MOST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
