import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import type { Orders } from '../orders/orders.service.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { pageOfLinks, withdraw } from './link-list.ts';
import { NewOrders } from './new-orders.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;
const CHANGES_STOCK = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;

export function registerNewOrders(app: App, context: AppContext, orders: Orders): void {
  const newOrders = new NewOrders(context, orders);
  route(app, 'previewNewOrder', CHANGES, async ({ body }) => ({ data: await newOrders.preview(body) }));
  route(app, 'placeNewOrder', CHANGES_STOCK, async (request) => ({
    data: await newOrders.place(atDesk(request), request.body),
  }));
  route(app, 'listPaymentLinks', {}, ({ query }) => pageOfLinks(context, query));
  route(app, 'withdrawPaymentLink', CHANGES, async (request) => ({
    data: await withdraw(context, atDesk(request), request.params.id),
  }));
}
