import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { NewsletterIssues } from './newsletter-issues.ts';
import { Newsletter } from './newsletter.service.ts';

const PREVIEW_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'";
const asks = { config: { limits: ['newsletter-of-visitor', 'newsletter'] } } as const;
/** Email clients send one-click unsubscribe requests in these formats (RFC 8058). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const LARGEST_FORM = 4 * 1024;

export async function registerNewsletter(app: App, context: AppContext, throttle: Throttle): Promise<void> {
  const newsletter = new Newsletter(context, throttle);
  const newsletters = new NewsletterIssues(context);

  route(app, 'requestNewsletter', asks, async ({ body }) => {
    await newsletter.request(body.email);
    return {};
  });

  route(app, 'confirmNewsletter', asks, async ({ body }) => {
    await newsletter.confirm(body.token);
    return {};
  });

  await app.register(async (scope: App) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: LARGEST_FORM }, (_request, _body, done) =>
      done(null),
    );
    route(scope, 'unsubscribeNewsletter', asks, async ({ query }) => {
      await newsletter.unsubscribe(query.token);
      return {};
    });
  });

  route(app, 'listSubscribers', {}, ({ query }) => newsletter.page(query));
  route(app, 'getNewsletter', {}, async ({ params }) => ({ data: await newsletters.one(params.id) }));
  route(app, 'previewNewsletter', {}, async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PREVIEW_POLICY)
      .send(await newsletters.preview(params.id)),
  );
  route(app, 'sendTestNewsletter', { config: { limits: STAFF_IS_NOT_COUNTED } }, async (request) => {
    await newsletters.sendTest(atDesk(request), request.params.id);
    return {};
  });
}
