import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { invoiceOnWire } from './invoice-on-wire.ts';
import { type Invoices, isMissingCreditNote } from './invoices.service.ts';

export function registerInvoices(app: App, { invoices, orders }: { invoices: Invoices; orders: Orders }): void {
  const invoiceOf = async (order: WholeOrder) => {
    const invoice = await invoices.ofOrder(order);
    if (!invoice) return { invoice: null, creditNoteFollows: false };
    return { invoice: invoiceOnWire(invoice), creditNoteFollows: isMissingCreditNote(order, invoice) };
  };

  route(app, 'getMyInvoice', {}, async (request) => {
    const order = await orders.ownOrder(signedIn(request).id, request.params.orderNumber);
    return invoiceOf(order);
  });

  route(app, 'getInvoice', {}, async ({ params }) => {
    const order = await orders.order(params.orderNumber);
    return invoiceOf(order);
  });
}
