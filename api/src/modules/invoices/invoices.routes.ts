import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { failures } from '../../plugins/problem.ts';
import { OrderNumberParam } from '../orders/orders.schema.ts';
import type { Orders } from '../orders/orders.service.ts';
import { InvoiceAnswer, invoiceOnWire } from './invoices.schema.ts';

interface InvoiceRoutesParts {
  orders: Orders;
  requireUser: onRequestAsyncHookHandler;
  requireOperator: onRequestAsyncHookHandler;
}

/** The invoice of an order: for its buyer, and for operators. */
export function registerInvoices(app: App, { orders, requireUser, requireOperator }: InvoiceRoutesParts): void {
  app.get(
    '/api/auth/my-order/:orderNumber/invoice',
    {
      onRequest: requireUser,
      schema: {
        tags: ['orders'],
        security: [{ shopper: [] }],
        params: OrderNumberParam,
        response: { 200: InvoiceAnswer, ...failures },
      },
    },
    async (request) => {
      const order = await orders.ownOrder(signedIn(request).id, request.params.orderNumber);
      return { success: true as const, invoice: invoiceOnWire(await orders.invoice(order)) };
    },
  );

  app.get(
    '/api/operator/orders/:orderNumber/invoice',
    {
      onRequest: requireOperator,
      schema: { hide: true, params: OrderNumberParam, response: { 200: InvoiceAnswer, ...failures } },
    },
    async ({ params }) => {
      const order = await orders.order(params.orderNumber);
      return { success: true as const, invoice: invoiceOnWire(await orders.invoice(order)) };
    },
  );
}
