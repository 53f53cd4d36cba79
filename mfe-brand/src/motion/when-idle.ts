export function whenIdle(callback: () => void): () => void {
  let cancelIdle: () => void = () => undefined;

  const waitForIdle = () => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: 3000 });
      cancelIdle = () => window.cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(callback, 200);
      cancelIdle = () => clearTimeout(handle);
    }
  };

  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });

  return () => {
    window.removeEventListener('load', waitForIdle);
    cancelIdle();
  };
}
