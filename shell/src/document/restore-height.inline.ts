/**
 * Keeps the page's height while its data loads, so that the browser can restore the scroll
 * position. Inlined into the HTML, so it must not use anything outside its body.
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
      // Storage is full.
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
    layOutAtOnce();
    return;
  }
  addEventListener('pagehide', store);
  // Older browsers don't support the Navigation API.
  navigation?.addEventListener('navigate', ({ destination }) => {
    const { pathname } = new URL(destination.url);
    if (pathname === location.pathname) return;
    layOutAtOnce();
    store();
    restore(pathname);
  });
}
