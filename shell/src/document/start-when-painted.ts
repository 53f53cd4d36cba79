/**
 * Runs inline at the end of every document: the site's own script runs once the page has been painted. It was preloaded, and would run before the first
 * paint wherever it comes fast (a second visit, a good network), and keep a slow phone from showing what is there. It stands in the HTML as its own
 * source text, so it uses nothing but the browser: no import, no function beside it.
 */
export function startWhenPainted(attributes: { src: string; integrity: string }): void {
  const start = () => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, attributes, { crossOrigin: 'anonymous' }));
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
