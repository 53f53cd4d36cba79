/**
 * Runs inline at the end of every document: the site's fonts and scripts are asked for once the first screen has been painted with its pictures, and with the
 * cuts of a font that its rarer letters need. Asked for earlier, they share a slow line with these, and run before the first paint wherever they come fast (a
 * second visit, a good network). It stands in the HTML as its own source text, so it uses nothing but the browser: no import, no function beside it.
 *
 * @param entry the shell's own script
 * @param others URLs of the scripts that it is going to ask for: they come beside it, not after it
 * @param lists URLs of what else it is going to ask for: their answers wait for it
 */
export function startWhenPainted(entry: string, others: readonly string[], lists: readonly string[]): void {
  // Who waits for a picture or a cut that does not come may still press a button.
  const MOST_PATIENCE_MS = 1_000;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    globalThis.__KAAGAZZ__.bringFonts?.();
    const add = (tag: 'script' | 'link', url: string, attributes: object) => {
      const integrity = globalThis.__KAAGAZZ__.integrity[url] ?? '';
      document.head.append(
        Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', integrity }, attributes),
      );
    };
    add('script', entry, { src: entry });
    for (const url of others) add('link', url, { rel: 'preload', as: 'script', fetchPriority: 'low', href: url });
    const asked = new Map<string, Promise<Response>>();
    globalThis.__KAAGAZZ__.asked = asked;
    for (const url of lists) {
      const answer = fetch(url);
      asked.set(url, answer);
      // It fails where it is taken: here nobody could do anything about it.
      answer.catch(() => undefined);
    }
  };
  // What nobody sees is not painted, and some browsers tell of no paint.
  const browser: { PerformanceObserver?: typeof PerformanceObserver } = globalThis;
  const { PerformanceObserver: Observer } = browser;
  const tells = Observer?.supportedEntryTypes.includes('paint');
  if (document.hidden || !Observer || !tells) {
    start();
    return;
  }
  const whenThere = (picture: HTMLImageElement) =>
    new Promise((resolve) => {
      for (const outcome of ['load', 'error']) picture.addEventListener(outcome, resolve, { once: true });
    });
  const observer = new Observer((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const awaited = [...document.images].filter((picture) => picture.loading !== 'lazy' && !picture.complete);
    const seen = Promise.all([document.fonts.ready, ...awaited.map(whenThere)]);
    // the frame in which they are painted, and what comes after it
    void seen.then(() => requestAnimationFrame(() => setTimeout(start)));
    setTimeout(start, MOST_PATIENCE_MS);
  });
  observer.observe({ type: 'paint', buffered: true });
}
