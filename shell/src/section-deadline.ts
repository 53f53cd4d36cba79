/** A section that neither draws nor waits for the backend hangs. */
const DEADLINE_MS = 1_500;
const LOOK_EVERY_MS = 50;

/**
 * Gives a section up that takes longer than 1.5 s, not counting the time in which it waits for the backend: that has a deadline of its own, and a slow
 * backend is not the section's fault.
 *
 * @throws Error when the time is over; the work goes on unheard
 */
export async function withinDeadline<Result>(work: Promise<Result>, isWaiting: () => boolean): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    let taken = 0;
    timer = setInterval(() => {
      if (!isWaiting()) taken += LOOK_EVERY_MS;
      if (taken >= DEADLINE_MS) reject(new Error(`the section took longer than ${DEADLINE_MS} ms`));
    }, LOOK_EVERY_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearInterval(timer);
  }
}
