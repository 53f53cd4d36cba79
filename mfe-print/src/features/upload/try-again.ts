const LONGEST_PAUSE_MS = 30_000;

export interface TryAgain {
  /** Resolves when it may be tried again: after a pause that grows, when the network is back, or when the shopper says so. */
  wait: (times: number, signal: AbortSignal) => Promise<void>;
  now: () => void;
}

/** When to try again what got no answer. */
export function tryAgain(): TryAgain {
  const asked = new EventTarget();
  return {
    wait: (times, signal) =>
      new Promise((resolve) => {
        const over = () => {
          clearTimeout(timer);
          window.removeEventListener('online', over);
          asked.removeEventListener('now', over);
          signal.removeEventListener('abort', over);
          resolve();
        };
        const timer = setTimeout(over, Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (times - 1)));
        window.addEventListener('online', over);
        asked.addEventListener('now', over);
        signal.addEventListener('abort', over);
      }),
    now: () => void asked.dispatchEvent(new Event('now')),
  };
}
