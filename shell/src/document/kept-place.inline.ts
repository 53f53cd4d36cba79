/**
 * Runs inline in every document, before its body, so that a page loaded anew, or gone back to, stands at the place where it was left. One whose contents
 * the browser has to fetch is as high, while it waits for them, as it was (`--kept-height`, read by the global style), and the footer stays where it is.
 * One that comes anew, or is entered at a place of its own, says so (`data-returning`), and is laid out at once. One that finds no cart in this browser
 * says so, too (`data-empty-cart`), so that an empty cart is shown before anything can read it. It stands in the HTML as its own source text, so it uses
 * nothing but the browser: no import, no function beside it.
 */
export function keepPlace(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash) root.dataset.returning = '';
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
    return;
  }
  addEventListener('pagehide', keep);
  // Within the document, too, while the page that is left still stands. Older browsers have no such event.
  (window as Partial<Window>).navigation?.addEventListener('navigate', ({ destination }) => {
    const { pathname } = new URL(destination.url);
    if (pathname === location.pathname) return;
    keep();
    take(pathname);
  });
}
