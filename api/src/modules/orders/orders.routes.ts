import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { failures } from '../../plugins/problem.ts';
import { orderOnWire, OrdersAnswer, OrdersPage, OrdersPageQuery } from './orders.schema.ts';
import type { Orders } from './orders.service.ts';

interface Dependencies {
  orders: Orders;
  /** where a product's picture of that file name is served */
  imageUrl: (file: string) => string;
  requireUser: onRequestAsyncHookHandler;
  requireOperator: onRequestAsyncHookHandler;
}

/** A shopper's own orders, and the operator's list of all. */
export function registerOrders(app: App, { orders, imageUrl, requireUser, requireOperator }: Dependencies): void {
  app.get(
    '/api/auth/my-order',
    {
      onRequest: requireUser,
      schema: { tags: ['orders'], security: [{ shopper: [] }], response: { 200: OrdersAnswer, ...failures } },
    },
    async (request) => {
      const own = await orders.ownOrders(signedIn(request).id);
      return { success: true as const, orders: own.map((order) => orderOnWire(order, imageUrl)) };
    },
  );

  app.get(
    '/api/operator/orders',
    {
      onRequest: requireOperator,
      schema: { hide: true, querystring: OrdersPageQuery, response: { 200: OrdersPage, ...failures } },
    },
    async (request) => {
      const { page, nextCursor } = await orders.page(request.query);
      return { success: true as const, orders: page.map((order) => orderOnWire(order, imageUrl)), nextCursor };
    },
  );
}
