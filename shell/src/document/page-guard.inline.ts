/**
 * Runs before the shell's script, which may fail to load. Inlined into the HTML, so it must not use
 * anything outside its body.
 */
export function guardPage(): void {
  const page = globalThis.__KAAGAZZ__;
  const shell = page.releases.shell;

  // True while the visitor is leaving the page. Requests that the browser then aborts don't count
  // as failures.
  let isLeaving = false;
  const stay = () => (isLeaving = false);
  addEventListener('beforeunload', () => {
    isLeaving = true;
    // Reset the flag, because the visitor stays on the page after clicking a download link.
    setTimeout(stay, 10_000);
  });
  addEventListener('pageshow', stay);

  let reports = 0;
  const report = (content: object) => {
    const { token } = page.view;
    if (token && ++reports <= 20) navigator.sendBeacon('/_reports', JSON.stringify({ token, ...content }));
  };
  page.reportFailure = (kind, app, error) => {
    // Requests that fail while the browser is offline are not the release's fault.
    if (isLeaving || !navigator.onLine) return;
    const stack = error instanceof Error ? error.stack?.slice(0, 2_000) : undefined;
    const message = error instanceof Error || typeof error === 'string' ? `${error}` : `thrown ${typeof error}`;
    const cause = error === undefined ? {} : { message: message.slice(0, 500), stack };
    report({ failures: [{ app, kind, path: location.pathname, ...cause }] });
  };
  page.reportOutcome = (kind, app) => report({ outcomes: [{ app, kind }] });

  page.giveUp = (app, kind, to, error) => {
    const release = page.releases[app];
    if (!release || isLeaving || !navigator.onLine) return false;
    page.reportFailure(kind, app, error);
    const key = `${app}@${release.version}`;
    if (!page.view.replaceable.includes(app)) return false;
    try {
      // Reload only once per release, because the page could otherwise reload forever.
      if (sessionStorage.getItem(key)) return false;
      sessionStorage.setItem(key, 'failed');
    } catch {
      return false;
    }
    const avoided = /(?:^|; )avoid=([^;]*)/.exec(document.cookie);
    const pin = encodeURIComponent(key);
    document.cookie = `avoid=${avoided ? `${avoided[1]}~` : ''}${pin}; path=/; max-age=3600; samesite=lax`;
    // Without the cookie, the server would send the failed release again, so don't reload.
    if (!document.cookie.includes(pin)) return false;
    if (to === undefined) location.reload();
    else location.assign(to);
    return true;
  };

  let isHandling = false;
  for (const type of ['click', 'submit', 'input', 'change', 'keydown']) {
    addEventListener(
      type,
      () => {
        isHandling = true;
        setTimeout(() => (isHandling = false));
      },
      true,
    );
  }
  addEventListener('unhandledrejection', ({ reason }) => page.reportFailure('rejection', undefined, reason));

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const file = event instanceof ErrorEvent ? event.filename : '';
      if (event instanceof ErrorEvent) page.reportFailure(isHandling ? 'handler' : 'error', undefined, event.error);
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
