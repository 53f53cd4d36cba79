/**
 * Loads fonts and scripts after the first paint. Inlined into the HTML, so it must not use anything
 * outside its body.
 */
export function startWhenPainted(entry: string, scripts: readonly string[], prefetched: readonly string[]): void {
  const MAX_WAIT_MS = 1_000;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    globalThis.__KAAGAZZ__.loadFonts?.();
    const add = (tag: 'script' | 'link', url: string, attributes: object) => {
      const integrity = globalThis.__KAAGAZZ__.integrity[url] ?? '';
      document.head.append(
        Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', integrity }, attributes),
      );
    };
    add('script', entry, { src: entry });
    for (const url of scripts) add('link', url, { rel: 'preload', as: 'script', fetchPriority: 'low', href: url });
    // Add the manifest late, because Chromium would otherwise download the manifest's icons before
    // the page's pictures.
    const manifest = '/manifest.webmanifest';
    add('link', manifest, { rel: 'manifest', href: manifest });
    const responses = new Map<string, Promise<Response>>();
    globalThis.__KAAGAZZ__.prefetched = responses;
    for (const url of prefetched) {
      const response = fetch(url);
      responses.set(url, response);
      response.catch(() => undefined);
    }
  };
  const browser: { PerformanceObserver?: typeof PerformanceObserver } = globalThis;
  const { PerformanceObserver: Observer } = browser;
  if (document.hidden || !Observer?.supportedEntryTypes.includes('paint')) {
    start();
    return;
  }
  const settled = (picture: HTMLImageElement) =>
    new Promise((resolve) => {
      for (const type of ['load', 'error']) picture.addEventListener(type, resolve, { once: true });
    });
  const observer = new Observer((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const pictures = [...document.images].filter((picture) => picture.loading !== 'lazy' && !picture.complete);
    void Promise.all([document.fonts.ready, ...pictures.map(settled)]).then(() =>
      requestAnimationFrame(() => setTimeout(start)),
    );
    setTimeout(start, MAX_WAIT_MS);
  });
  observer.observe({ type: 'paint', buffered: true });
}
