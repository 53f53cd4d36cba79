/**
 * Runs inline in every document, before the shell's own script, because that may be what fails. It stands in the HTML as its own source text, so it
 * uses nothing but the browser: no import, no function beside it.
 */
export function guardPage(): void {
  const page = globalThis.__KAAGAZZ__;
  const shell = page.releases.shell;

  page.giveUp = (app, kind, to) => {
    const release = page.releases[app];
    // without a network nothing is said of the release
    if (!release || !navigator.onLine) return false;
    const { token } = page.view;
    if (token) navigator.sendBeacon('/_reports', JSON.stringify({ token, failures: [{ app, kind }] }));
    const key = `${app}@${release.version}`;
    if (!page.view.replaceable.includes(app)) return false;
    try {
      // Once for each release, even where the cookie does not stick.
      if (sessionStorage.getItem(key)) return false;
      sessionStorage.setItem(key, 'failed');
    } catch {
      return false;
    }
    const avoided = /(?:^|; )avoid=([^;]*)/.exec(document.cookie);
    const pin = encodeURIComponent(key);
    document.cookie = `avoid=${avoided ? `${avoided[1]}~` : ''}${pin}; path=/; max-age=3600; samesite=lax`;
    // Read back: a browser may still be writing it when the load begins, or take no cookies at all.
    if (!document.cookie.includes(pin)) return false;
    if (to === undefined) location.reload();
    else location.assign(to);
    return true;
  };

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // of a picture, say, that did not come, there is no file name
      const file = event instanceof ErrorEvent ? event.filename : '';
      const failed = target instanceof HTMLScriptElement ? target.src : file;
      const started = document.documentElement.dataset.started === 'true';
      if (shell && !started && failed.endsWith(shell.entry)) page.giveUp('shell', 'load');
    },
    true,
  );

  const { vitals } = page.view;
  if (vitals.length > 0) {
    addEventListener('load', () => {
      for (const src of vitals) {
        const script = document.createElement('script');
        Object.assign(script, { src, async: true, crossOrigin: 'anonymous', integrity: page.integrity[src] ?? '' });
        document.head.append(script);
      }
    });
  }
}
