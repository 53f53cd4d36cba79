import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { failures } from '../../plugins/problem.ts';
import type { OrderProgress } from './order-progress.ts';
import { OrderAnswer, OrderNumberParam, orderOnWire, OrdersAnswer } from './orders.schema.ts';
import type { Orders } from './orders.service.ts';

export interface OrderRoutesParts {
  orders: Orders;
  progress: OrderProgress;
  /** where a product's picture of that file name is served */
  imageUrl: (file: string) => string;
}

/** A shopper's own orders: all, one, and taking one back. */
export function registerOrders(
  app: App,
  { orders, progress, imageUrl, requireUser }: OrderRoutesParts & { requireUser: onRequestAsyncHookHandler },
): void {
  const documented = { tags: ['orders'], security: [{ shopper: [] }] };

  app.get(
    '/api/auth/my-order',
    { onRequest: requireUser, schema: { ...documented, response: { 200: OrdersAnswer, ...failures } } },
    async (request) => {
      const own = await orders.ownOrders(signedIn(request).id);
      return { success: true as const, orders: own.map((order) => orderOnWire(order, imageUrl)) };
    },
  );

  app.get(
    '/api/auth/my-order/:orderNumber',
    {
      onRequest: requireUser,
      schema: { ...documented, params: OrderNumberParam, response: { 200: OrderAnswer, ...failures } },
    },
    async (request) => {
      const order = await orders.ownOrder(signedIn(request).id, request.params.orderNumber);
      return { success: true as const, order: orderOnWire(order, imageUrl) };
    },
  );

  app.post(
    '/api/auth/my-order/:orderNumber/cancel',
    {
      config: { limits: ['orders-cancelled'], changesCatalogue: true },
      onRequest: requireUser,
      schema: { ...documented, params: OrderNumberParam, response: { 200: OrderAnswer, ...failures } },
    },
    async (request) => {
      const order = await progress.cancelOwn(signedIn(request).id, request.params.orderNumber);
      return { success: true as const, order: orderOnWire(order, imageUrl) };
    },
  );
}
