import type { App } from '../app-context.ts';

/**
 * Accepts only JSON, because HTML forms on other sites can't send it. Treats an empty JSON body as
 * none, because some HTTP clients send one.
 */
export function registerJsonBody(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // `parseJson` calls `done`, so ignore the promise that its type allows.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
