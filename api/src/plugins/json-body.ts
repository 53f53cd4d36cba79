import type { App } from '../app-context.ts';

/**
 * Bodies are JSON and nothing else (so a form on a foreign site can't send one). An empty body with a JSON content type counts
 * as no body: browsers' fetch clients send that for calls without a payload.
 */
export function registerJsonBody(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The default parser answers through `done`; it is declared as if it could also return a promise.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
