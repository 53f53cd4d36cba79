import type { App } from '../app-context.ts';

/**
 * Accepts only JSON, because an HTML form on another site can't send it. Some HTTP clients send an
 * empty JSON body.
 */
export function registerJsonBody(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The default parser calls `done`, although its type also allows a promise.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
