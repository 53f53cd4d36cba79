import { REQUEST_ID_HEADER } from '@kaagazz/http-server';
import type { App } from '../app-context.ts';

const CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function registerResponseHeaders(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    const setDefault = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    reply.header('x-content-type-options', 'nosniff');
    if (reply.statusCode >= 400) reply.header(REQUEST_ID_HEADER, request.id);
    setDefault('cache-control', 'no-store');
    setDefault('content-security-policy', CONTENT_SECURITY_POLICY);
    // Allow other sites to embed product pictures, because link previews and webmail show them.
    setDefault('cross-origin-resource-policy', request.url.startsWith('/media/') ? 'cross-origin' : 'same-origin');
    setDefault('referrer-policy', 'no-referrer');
  });
}
