import type { OperationTable } from '../operation.ts';
import {
  OrderResponse,
  OrderNumberParam,
  OrdersResponse,
  OrdersPage,
  OrdersPageQuery,
  SetStatusResponse,
  SetStatusRequest,
  TrackedOrderResponse,
  TrackOrder,
} from './orders.schema.ts';

const own = { tag: 'orders', caller: 'shopper' } as const;
const operator = { tag: 'operator', caller: 'operator' } as const;

export const orderOperations = {
  listMyOrders: {
    ...own,
    method: 'GET',
    path: '/auth/my-order',
    summary: 'Lists the shopper’s paid orders, newest first.',
    response: { 200: OrdersResponse },
  },
  getMyOrder: {
    ...own,
    method: 'GET',
    path: '/auth/my-order/:orderNumber',
    summary: 'Returns one of the shopper’s orders.',
    params: OrderNumberParam,
    response: { 200: OrderResponse },
    errors: ['ORDER_NOT_FOUND'],
  },
  cancelMyOrder: {
    ...own,
    method: 'POST',
    path: '/auth/my-order/:orderNumber/cancel',
    summary: 'Cancels and refunds an order that has not been shipped.',
    params: OrderNumberParam,
    response: { 200: OrderResponse },
    errors: ['ORDER_NOT_FOUND', 'NOT_CANCELLABLE'],
  },
  followOrder: {
    tag: 'orders',
    caller: 'anyone',
    // Uses POST to keep the token out of the URL, because URLs are logged.
    method: 'POST',
    path: '/order-tracking',
    summary: 'Returns the status of the order with the given tracking token.',
    body: TrackOrder,
    response: { 200: TrackedOrderResponse },
    errors: ['TRACKING_LINK_INVALID'],
  },
  listOrders: {
    ...operator,
    method: 'GET',
    path: '/operator/orders',
    summary: 'Lists the orders of all shoppers, newest first.',
    query: OrdersPageQuery,
    response: { 200: OrdersPage },
    errors: ['BAD_CURSOR'],
  },
  getOrder: {
    ...operator,
    method: 'GET',
    path: '/operator/orders/:orderNumber',
    summary: 'Returns the order with the given number.',
    params: OrderNumberParam,
    response: { 200: OrderResponse },
    errors: ['ORDER_NOT_FOUND'],
  },
  setOrderStatus: {
    ...operator,
    method: 'POST',
    path: '/operator/orders/:orderNumber/status',
    summary: 'Updates the status of an order and emails the shopper.',
    params: OrderNumberParam,
    body: SetStatusRequest,
    response: { 200: SetStatusResponse },
    errors: ['ORDER_NOT_FOUND', 'NOT_FORWARD', 'NOT_CANCELLABLE'],
  },
} as const satisfies OperationTable;
