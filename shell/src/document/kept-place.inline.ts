/**
 * Runs inline in every document, before its body, so that a page loaded anew, or gone back to, stands at the place where it was left. One whose contents
 * the browser has to fetch is as high, while it waits for them, as it was (`--kept-height`, read by the global style), and the footer stays where it is.
 * One that comes anew, or is entered at a place of its own, is laid out at once (`data-laid-out-at-once`), as are all pages after a document's first: a
 * browser that can't tell of them waits with nothing. One that finds no cart in this browser says so, too (`data-empty-cart`), so that an empty cart is
 * shown before anything can read it. It stands in the HTML as its own source text, so it uses nothing but the browser: no import, no function beside it.
 */
export function keepPlace(): void {
  const root = document.documentElement;
  const browser: Partial<Window> = window;
  const { navigation } = browser;
  const layOutAtOnce = () => {
    root.dataset.laidOutAtOnce = '';
  };
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash || !navigation) layOutAtOnce();
  const keep = () => {
    const main = document.querySelector('main');
    if (main) sessionStorage.setItem(`height ${location.pathname}`, String(main.offsetHeight));
  };
  const take = (pathname: string) => {
    const height = sessionStorage.getItem(`height ${pathname}`);
    root.style.setProperty('--kept-height', height && `${height}px`);
  };
  try {
    take(location.pathname);
    if (!localStorage.getItem('cartItems')) root.dataset.emptyCart = '';
  } catch {
    // A browser that keeps nothing: the page waits at its least height.
    layOutAtOnce();
    return;
  }
  addEventListener('pagehide', keep);
  // Within the document, too, while the page that is left still stands. Older browsers have no such event.
  navigation?.addEventListener('navigate', ({ destination }) => {
    const { pathname } = new URL(destination.url);
    if (pathname === location.pathname) return;
    layOutAtOnce();
    keep();
    take(pathname);
  });
}
