/**
 * Runs inline at the end of every document: the site's scripts are asked for once the page has been painted. Asked for earlier, they share a slow line
 * with the fonts and the first picture, and run before the first paint wherever they come fast (a second visit, a good network). It stands in the HTML
 * as its own source text, so it uses nothing but the browser: no import, no function beside it.
 *
 * @param entry the shell's own script
 * @param others URLs of the scripts that it is going to ask for: they come beside it, not after it
 */
export function startWhenPainted(entry: string, others: readonly string[]): void {
  const start = () => {
    const add = (tag: 'script' | 'link', url: string, attributes: object) => {
      const integrity = globalThis.__KAAGAZZ__.integrity[url] ?? '';
      document.head.append(
        Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', integrity }, attributes),
      );
    };
    add('script', entry, { src: entry });
    for (const url of others) add('link', url, { rel: 'preload', as: 'script', fetchPriority: 'low', href: url });
  };
  // What nobody sees is not painted, and some browsers tell of no paint.
  const { PerformanceObserver: Observer } = globalThis as { PerformanceObserver?: typeof PerformanceObserver };
  const tells = Observer?.supportedEntryTypes.includes('paint');
  if (document.hidden || !Observer || !tells) {
    start();
    return;
  }
  const observer = new Observer((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
}
