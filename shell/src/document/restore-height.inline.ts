/**
 * Runs inline at the start of every document. Stores the height of each page. While a page is
 * waiting for data, sets its previous height (`--kept-height`), so that the browser can restore the
 * scroll position and the footer doesn't move.
 *
 * Also sets `data-laid-out-at-once` when layout must not be deferred: after a reload, with an
 * anchor, and after client-side navigation. Sets `data-empty-cart` if no cart is stored.
 *
 * The function's source is inserted into the HTML, so the function must not use anything outside
 * its body.
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
    try {
      if (main) sessionStorage.setItem(`height ${location.pathname}`, String(main.offsetHeight));
    } catch {
      // Storage is full. Next time, the page gets only its minimum height.
    }
  };
  const restore = (pathname: string) => {
    const height = sessionStorage.getItem(`height ${pathname}`);
    root.style.setProperty('--kept-height', height && `${height}px`);
  };
  try {
    restore(location.pathname);
    if (!localStorage.getItem('cartItems')) root.dataset.emptyCart = '';
  } catch {
    // Without storage, pages have only their minimum height while they load.
    layOutAtOnce();
    return;
  }
  addEventListener('pagehide', store);
  // Fires before the page changes. Older browsers don't support this event.
  navigation?.addEventListener('navigate', ({ destination }) => {
    const { pathname } = new URL(destination.url);
    if (pathname === location.pathname) return;
    layOutAtOnce();
    store();
    restore(pathname);
  });
}
