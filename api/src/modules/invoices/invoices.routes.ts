import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { invoiceOnWire } from './invoice-on-wire.ts';
import type { Invoices } from './invoices.service.ts';

/** Registers the routes that return an order's invoice to its buyer and to operators. */
export function registerInvoices(app: App, { invoices, orders }: { invoices: Invoices; orders: Orders }): void {
  const invoiceOf = async (order: WholeOrder) =>
    invoiceOnWire(await invoices.ofOrder(order, (tx) => orders.lock(tx, order.number)));

  route(app, 'getMyInvoice', {}, async (request) => {
    const order = await orders.ownOrder(signedIn(request).id, request.params.orderNumber);
    return { invoice: await invoiceOf(order) };
  });

  route(app, 'getInvoice', {}, async ({ params }) => {
    const order = await orders.order(params.orderNumber);
    return { invoice: await invoiceOf(order) };
  });
}
