import type { OperationTable } from '../operation.ts';
import { NewestFirstQuery } from '../operator/operator.schema.ts';
import { BulkOrderAccepted, BulkOrderRequest, BulkOrdersPage } from './bulk-orders.schema.ts';

export const bulkOrderOperations = {
  submitBulkOrder: {
    tag: 'bulk orders',
    caller: 'shopper',
    method: 'POST',
    path: '/bulk-order/submit',
    summary: 'Submits a bulk-order request.',
    body: BulkOrderRequest,
    response: { 201: BulkOrderAccepted },
    errors: ['PRODUCT_NOT_FOUND'],
  },
  listBulkOrders: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/bulk-orders',
    summary: 'Lists bulk-order requests, newest first.',
    query: NewestFirstQuery,
    response: { 200: BulkOrdersPage },
    errors: ['BAD_CURSOR'],
  },
} as const satisfies OperationTable;
