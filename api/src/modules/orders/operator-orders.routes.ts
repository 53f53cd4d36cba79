import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { failures } from '../../plugins/problem.ts';
import type { OrderRoutesParts } from './orders.routes.ts';
import {
  OrderAnswer,
  OrderNumberParam,
  orderOnWire,
  OrdersPage,
  OrdersPageQuery,
  SetStatusAnswer,
  SetStatusRequest,
} from './orders.schema.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';

/** Everybody's orders for operators: all, one, and how far it is. */
export function registerOperatorOrders(
  app: App,
  { orders, progress, imageUrl, requireOperator }: OrderRoutesParts & { requireOperator: onRequestAsyncHookHandler },
): void {
  app.get(
    '/api/operator/orders',
    {
      onRequest: requireOperator,
      schema: { hide: true, querystring: OrdersPageQuery, response: { 200: OrdersPage, ...failures } },
    },
    async ({ query }) => {
      const { page, nextCursor } = await orders.page(query);
      return { success: true as const, orders: page.map((order) => orderOnWire(order, imageUrl)), nextCursor };
    },
  );

  app.get(
    '/api/operator/orders/:orderNumber',
    {
      onRequest: requireOperator,
      schema: { hide: true, params: OrderNumberParam, response: { 200: OrderAnswer, ...failures } },
    },
    async ({ params }) => {
      const order = await orders.order(params.orderNumber);
      return { success: true as const, order: orderOnWire(order, imageUrl) };
    },
  );

  app.post(
    '/api/operator/orders/:orderNumber/status',
    {
      config: { limits: OPERATORS_ARE_NOT_COUNTED, changesCatalogue: true },
      onRequest: requireOperator,
      schema: {
        hide: true,
        params: OrderNumberParam,
        body: SetStatusRequest,
        response: { 200: SetStatusAnswer, ...failures },
      },
    },
    async ({ params, body }) => {
      const { order, changed } = await progress.setStatus(params.orderNumber, body);
      return { success: true as const, order: orderOnWire(order, imageUrl), changed };
    },
  );
}
