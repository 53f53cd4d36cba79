const DEADLINE_MS = 1_500;
const CHECK_EVERY_MS = 50;

/**
 * Rejects if `work` takes longer than 1.5 s. Time spent on api calls doesn't count, because these
 * calls have their own timeout.
 */
export async function withinDeadline<Result>(work: Promise<Result>, isWaiting: () => boolean): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    let elapsed = 0;
    timer = setInterval(() => {
      if (!isWaiting()) elapsed += CHECK_EVERY_MS;
      if (elapsed >= DEADLINE_MS) reject(new Error(`the section took longer than ${DEADLINE_MS} ms`));
    }, CHECK_EVERY_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearInterval(timer);
  }
}
