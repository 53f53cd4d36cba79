import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { BulkOrders } from './bulk-orders.service.ts';

export function registerBulkOrders(app: App, bulkOrders: BulkOrders): void {
  const submits = { config: { limits: ['bulk-order-request-of-account', 'bulk-order-request'] } } as const;
  route(app, 'submitBulkOrder', submits, async (request) => {
    await bulkOrders.submit(signedIn(request).id, request.body);
    return { message: 'Bulk order request sent successfully.' };
  });

  route(app, 'listBulkOrders', {}, async ({ query }) => {
    const { page, nextCursor } = await bulkOrders.page(query);
    const requests = page.map(({ id, createdAt, ...request }) => ({
      _id: id,
      ...request,
      createdAt: createdAt.toISOString(),
    }));
    return { requests, nextCursor };
  });
}
