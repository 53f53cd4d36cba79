/** Not in every browser yet. */
interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser do what waits for it, a touch or a frame, and goes on right after that. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
