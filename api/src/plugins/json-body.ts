import type { App } from '../app-context.ts';

/**
 * Accepts only JSON bodies, which an HTML form on another site can't send. An empty JSON body
 * counts as no body, because some HTTP clients send one.
 */
export function registerJsonBody(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Ignore the return value. The default parser calls `done`, although its type also allows a
    // promise.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
