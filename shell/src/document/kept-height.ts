/**
 * Runs inline in every document, before its body: a page whose contents the browser has to fetch is as high, while it waits for them, as it
 * was when it was left (`--kept-height`, read by the global style). So a page loaded anew stands at the place where it was, and the footer
 * stays where it is. It stands in the HTML as its own source text, so it uses nothing but the browser: no import, no function beside it.
 */
export function keepHeight(): void {
  try {
    const height = sessionStorage.getItem(`height ${location.pathname}`);
    if (height) document.documentElement.style.setProperty('--kept-height', `${height}px`);
  } catch {
    // A browser that keeps nothing: the page waits at its least height.
    return;
  }
  addEventListener('pagehide', () => {
    const main = document.querySelector('main');
    if (main) sessionStorage.setItem(`height ${location.pathname}`, String(main.offsetHeight));
  });
}
