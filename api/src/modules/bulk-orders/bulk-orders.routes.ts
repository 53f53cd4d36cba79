import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { failures } from '../../plugins/problem.ts';
import { NewestFirstQuery } from '../operator/operator.schema.ts';
import { BulkOrderAccepted, BulkOrderRequest, BulkOrdersPage } from './bulk-orders.schema.ts';
import type { BulkOrders } from './bulk-orders.service.ts';

interface Dependencies {
  bulkOrders: BulkOrders;
  requireUser: onRequestAsyncHookHandler;
  requireOperator: onRequestAsyncHookHandler;
}

/** The bulk-order form's call, and the operator's list of what came in. */
export function registerBulkOrders(app: App, { bulkOrders, requireUser, requireOperator }: Dependencies): void {
  app.post(
    '/api/bulk-order/submit',
    {
      config: { limits: ['bulk-order-request'] },
      onRequest: requireUser,
      schema: {
        tags: ['bulk orders'],
        security: [{ shopper: [] }],
        body: BulkOrderRequest,
        response: { 201: BulkOrderAccepted, ...failures },
      },
    },
    async (request, reply) => {
      await bulkOrders.submit(signedIn(request).id, request.body);
      return reply.code(201).send({ success: true, message: 'Bulk order request sent successfully.' });
    },
  );

  app.get(
    '/api/operator/bulk-orders',
    {
      onRequest: requireOperator,
      schema: { hide: true, querystring: NewestFirstQuery, response: { 200: BulkOrdersPage, ...failures } },
    },
    async ({ query }) => {
      const { page, nextCursor } = await bulkOrders.page(query);
      const requests = page.map(({ id, createdAt, ...request }) => ({
        _id: id,
        ...request,
        createdAt: createdAt.toISOString(),
      }));
      return { success: true as const, requests, nextCursor };
    },
  );
}
