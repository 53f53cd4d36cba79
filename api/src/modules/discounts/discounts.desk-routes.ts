import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { DiscountDesk } from './discount-desk.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

export function registerDiscounts(app: App, context: AppContext): void {
  const desk = new DiscountDesk(context);
  route(app, 'listDiscounts', {}, ({ query }) => desk.page(query));
  route(app, 'createDiscount', CHANGES, async (request) => ({
    data: await desk.create(atDesk(request), request.body),
  }));
  route(app, 'changeDiscount', CHANGES, async (request) => ({
    data: await desk.change(atDesk(request), request.params.id, request.body),
  }));
}
