import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { Content } from './content.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

export function registerContentDesk(app: App, context: AppContext): void {
  const content = new Content(context);
  route(app, 'listContent', {}, ({ query }) => content.page(query));
  route(app, 'getContent', {}, async ({ params }) => ({ data: await content.one(params.id) }));
  route(app, 'listContentVersions', {}, ({ params }) => content.versions(params.id));
  route(app, 'createContent', CHANGES, async (request) => ({
    data: await content.create(atDesk(request), request.body),
  }));
  route(app, 'changeContent', CHANGES, async (request) => ({
    data: await content.save(atDesk(request), request.params.id, request.body),
  }));
  route(app, 'deleteContent', CHANGES, async (request) => {
    await content.delete(atDesk(request), request.params.id);
    return {};
  });
  route(app, 'publishContent', CHANGES, async (request) => ({
    data: await content.publish(atDesk(request), request.params.id, request.body),
  }));
  route(app, 'withdrawContent', CHANGES, async (request) => ({
    data: await content.withdraw(atDesk(request), request.params.id, request.body),
  }));
}
