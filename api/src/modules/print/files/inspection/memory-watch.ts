import process from 'node:process';

const MEGABYTE = 1024 * 1024;
/** A picture of 100 million pixels fits; one that unfolds does not. */
const MOST = 1_000 * MEGABYTE;
const EVERY_MS = 50;
const parent = process.ppid;

/**
 * A thread that ends its process, hard, when that takes too much memory (most of it is beyond the heap that Node can limit), and when
 * the api has gone while a file keeps the process too busy to notice.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > MOST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
