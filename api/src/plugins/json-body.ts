import type { App } from '../app-context.ts';

/**
 * Accepts only JSON, because HTML forms on other sites can't send it. Treats an empty JSON body as
 * no body.
 */
export function registerJsonBody(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
