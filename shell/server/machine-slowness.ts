const SAMPLE_MS = 50;

/**
 * How much longer things take now than they would if this process had a processor for itself: 1 or more. Bounds in time are promised for a machine that
 * has one to give; tests share theirs.
 */
export function machineSlowness(): number {
  const [start, before] = [performance.now(), process.cpuUsage()];
  while (process.cpuUsage(before).user < SAMPLE_MS * 1_000);
  return Math.max(1, (performance.now() - start) / SAMPLE_MS);
}
