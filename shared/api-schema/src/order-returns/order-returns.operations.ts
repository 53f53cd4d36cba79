import type { OperationTable } from '../operation.ts';
import { OrderNumberParam } from '../orders/orders.schema.ts';
import { MyReturnsResponse, RequestMyReturn } from './order-returns.schema.ts';

const own = { tag: 'orders', caller: 'shopper' } as const;

export const orderReturnOperations = {
  listMyReturns: {
    ...own,
    method: 'GET',
    path: '/auth/my-order/:orderNumber/returns',
    summary: "Lists the returns of one of the shopper's orders, and what can still be returned.",
    params: OrderNumberParam,
    response: { 200: MyReturnsResponse },
    errors: ['ORDER_NOT_FOUND'],
  },
  requestMyReturn: {
    ...own,
    method: 'POST',
    path: '/auth/my-order/:orderNumber/returns',
    summary: 'Asks to return goods within seven days after delivery. Repeating a `key` has no effect.',
    params: OrderNumberParam,
    body: RequestMyReturn,
    response: { 200: MyReturnsResponse },
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE', 'NOT_RETURNABLE'],
  },
} as const satisfies OperationTable;
