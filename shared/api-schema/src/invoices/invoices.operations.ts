import type { OperationTable } from '../operation.ts';
import { OrderNumberParam } from '../orders/orders.schema.ts';
import { InvoiceResponse } from './invoices.schema.ts';

const invoice = {
  method: 'GET',
  params: OrderNumberParam,
  response: { 200: InvoiceResponse },
  errors: ['ORDER_NOT_FOUND'],
} as const;

export const invoiceOperations = {
  getMyInvoice: {
    ...invoice,
    tag: 'orders',
    caller: 'shopper',
    path: '/auth/my-order/:orderNumber/invoice',
    summary: 'Returns the invoice for one of the shopper’s orders.',
  },
  getInvoice: {
    ...invoice,
    tag: 'operator',
    caller: 'operator',
    path: '/operator/orders/:orderNumber/invoice',
    summary: 'Returns the invoice for an order.',
  },
} as const satisfies OperationTable;
