import type { OperationTable } from '../operation.ts';
import { OrderNumberParam } from '../orders/orders.schema.ts';
import { PhotographUploaded } from '../shopper-photographs/shopper-photographs.schema.ts';
import { MyReturnsResponse, RequestMyReturn } from './order-returns.schema.ts';

const own = { tag: 'orders', caller: 'shopper' } as const;

export const orderReturnOperations = {
  listMyReturns: {
    ...own,
    method: 'GET',
    path: '/auth/my-order/:orderNumber/returns',
    summary: 'Lists an order’s returns and the items that can still be returned.',
    params: OrderNumberParam,
    response: { 200: MyReturnsResponse },
    errors: ['ORDER_NOT_FOUND'],
  },
  requestMyReturn: {
    ...own,
    method: 'POST',
    path: '/auth/my-order/:orderNumber/returns',
    summary: 'Requests a return. Repeating a request with the same `key` has no effect.',
    params: OrderNumberParam,
    body: RequestMyReturn,
    response: { 200: MyReturnsResponse },
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE', 'NOT_RETURNABLE', 'PHOTOGRAPH_NOT_FOUND'],
  },
  uploadReturnPhotograph: {
    ...own,
    method: 'POST',
    path: '/auth/my-order/:orderNumber/returns/photographs',
    summary: 'Uploads a JPEG, PNG or WebP photograph for a return request.',
    params: OrderNumberParam,
    body: 'application/octet-stream',
    response: { 201: PhotographUploaded },
    errors: [
      'NOT_RETURNABLE',
      'ORDER_NOT_FOUND',
      'FILE_ANIMATED',
      'FILE_CHECKS_BUSY',
      'FILE_EMPTY',
      'FILE_TOO_COMPLEX',
      'FILE_TYPE',
      'FILE_UNREADABLE',
      'STORAGE_FULL',
      'STORAGE_UNAVAILABLE',
      'TOO_MANY_PHOTOGRAPHS',
    ],
  },
} as const satisfies OperationTable;
