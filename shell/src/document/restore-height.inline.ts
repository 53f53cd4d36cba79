/**
 * Runs inline at the start of every document. Remembers the height of each page, and gives a page
 * that is waiting for data the height it had before (`--kept-height`), so that the browser can
 * restore the scroll position and the footer stays in place.
 *
 * Also sets `data-laid-out-at-once` where layout must not be deferred: on a reloaded page, one with
 * an anchor, and after client-side navigation. Sets `data-empty-cart` if no cart is stored.
 *
 * Its source text is put into the HTML, so it uses no imports and nothing outside the function.
 */
export function restoreHeight(): void {
  const root = document.documentElement;
  const browser: Partial<Window> = window;
  const { navigation } = browser;
  const layOutAtOnce = () => {
    root.dataset.laidOutAtOnce = '';
  };
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash || !navigation) layOutAtOnce();
  const store = () => {
    const main = document.querySelector('main');
    if (main) sessionStorage.setItem(`height ${location.pathname}`, String(main.offsetHeight));
  };
  const restore = (pathname: string) => {
    const height = sessionStorage.getItem(`height ${pathname}`);
    root.style.setProperty('--kept-height', height && `${height}px`);
  };
  try {
    restore(location.pathname);
    if (!localStorage.getItem('cartItems')) root.dataset.emptyCart = '';
  } catch {
    // No storage: a waiting page has its minimum height.
    layOutAtOnce();
    return;
  }
  addEventListener('pagehide', store);
  // Fires before the page changes. Older browsers lack it.
  navigation?.addEventListener('navigate', ({ destination }) => {
    const { pathname } = new URL(destination.url);
    if (pathname === location.pathname) return;
    layOutAtOnce();
    store();
    restore(pathname);
  });
}
