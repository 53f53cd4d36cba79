/**
 * Lets the browser handle input or render a frame. Uses a timer if the browser lacks `scheduler`.
 */
export function yieldToBrowser(): Promise<void> {
  const browser: { scheduler?: Partial<Scheduler> } = globalThis;
  return browser.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
