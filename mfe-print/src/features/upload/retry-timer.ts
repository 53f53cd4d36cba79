const LONGEST_DELAY_MS = 30_000;

export interface RetryTimer {
  wait: (failures: number, signal: AbortSignal) => Promise<void>;
  retryNow: () => void;
}

export function createRetryTimer(): RetryTimer {
  const events = new EventTarget();
  return {
    wait: (failures, signal) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          window.removeEventListener('online', finish);
          events.removeEventListener('retry', finish);
          signal.removeEventListener('abort', finish);
          resolve();
        };
        const timer = setTimeout(finish, Math.min(LONGEST_DELAY_MS, 1000 * 2 ** (failures - 1)));
        window.addEventListener('online', finish);
        events.addEventListener('retry', finish);
        signal.addEventListener('abort', finish);
      }),
    retryNow: () => void events.dispatchEvent(new Event('retry')),
  };
}
