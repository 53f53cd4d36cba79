import type { App, AppContext } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { atDesk } from '../../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../../throttle/route-limits.ts';
import { CollectionDesk } from './collection-desk.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;

export function registerCollections(app: App, context: AppContext): void {
  const desk = new CollectionDesk(context);
  route(app, 'listCollections', {}, ({ query }) => desk.page(query));
  route(app, 'createCollection', CHANGES, async (request) => ({
    data: await desk.create(atDesk(request), request.body),
  }));
  route(app, 'changeCollection', CHANGES, async (request) => ({
    data: await desk.change(atDesk(request), request.params.id, request.body),
  }));
  route(app, 'deleteCollection', CHANGES, async (request) => {
    await desk.delete(atDesk(request), request.params.id);
    return {};
  });
}
