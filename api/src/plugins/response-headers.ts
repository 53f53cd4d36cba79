import type { App } from '../app-context.ts';

/** An answer of a call is no page: opened as one it runs, loads and frames nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer, where the call does not set its own. No `Access-Control-*`: no other site reads anything here. */
export function registerResponseHeaders(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    const setDefault = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    reply.header('x-content-type-options', 'nosniff');
    setDefault('cache-control', 'no-store');
    setDefault('content-security-policy', NO_PAGE);
    // Pictures stand in other sites' previews and in mails that are read in a browser.
    setDefault('cross-origin-resource-policy', request.url.startsWith('/media/') ? 'cross-origin' : 'same-origin');
    setDefault('referrer-policy', 'no-referrer');
  });
}
