import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import { DeskOrder } from '../desk-orders/desk-orders.schema.ts';
import type { OperationTable } from '../operation.ts';
import { PhotographParams, PhotographSize } from '../shopper-photographs/shopper-photographs.schema.ts';
import {
  CancelRequest,
  OrderReturn,
  RefundPreview,
  RefundPreviewRequest,
  RefundRequest,
  ReplacementRequest,
  ReturnDeclined,
  ReturnFilters,
  ReturnReceived,
  ReturnRequest,
} from './desk-refunds.schema.ts';

const staff = { tag: 'desk', caller: 'staff', params: DeskRecordParams } as const;
const changesOrder = { ...staff, method: 'POST', response: { 200: recordOf(DeskOrder) } } as const;

/** Repeated requests with the same `key` have no further effect. */
export const deskRefundOperations = {
  previewRefund: {
    ...staff,
    permission: 'money.refund',
    method: 'POST',
    path: '/desk/orders/:id/refund/preview',
    summary: 'Calculates the amount of a refund without issuing it.',
    body: RefundPreviewRequest,
    response: { 200: RefundPreview },
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  refundOrder: {
    ...changesOrder,
    permission: 'money.refund',
    stepUp: true,
    path: '/desk/orders/:id/refund',
    summary: 'Refunds order lines, an amount or a whole order, and issues a credit note.',
    body: RefundRequest,
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE', 'PRICES_CHANGED'],
  },
  replaceOrder: {
    ...changesOrder,
    permission: 'money.refund',
    stepUp: true,
    path: '/desk/orders/:id/replace',
    summary: 'Creates a free replacement order for items in an order.',
    body: ReplacementRequest,
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE', 'OUT_OF_STOCK'],
  },
  startReturn: {
    ...staff,
    permission: 'orders.return',
    method: 'POST',
    path: '/desk/orders/:id/return',
    summary: 'Creates a return for items in an order.',
    body: ReturnRequest,
    response: { 201: recordOf(OrderReturn) },
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  listReturns: {
    tag: 'desk',
    caller: 'staff',
    permission: 'orders.return',
    method: 'GET',
    path: '/desk/returns',
    summary: 'Lists returns.',
    query: listQuery(['createdAt', 'receivedAt'], ReturnFilters),
    response: { 200: listOf(OrderReturn) },
  },
  getReturn: {
    ...staff,
    permission: 'orders.return',
    method: 'GET',
    path: '/desk/returns/:id',
    summary: 'Returns the details of a return.',
    response: { 200: recordOf(OrderReturn) },
    errors: ['NOT_FOUND'],
  },
  acceptReturn: {
    ...staff,
    permission: 'orders.return',
    method: 'POST',
    path: '/desk/returns/:id/accept',
    summary: 'Accepts a return and emails the return address to the customer.',
    response: { 200: recordOf(OrderReturn) },
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  },
  declineReturn: {
    ...staff,
    permission: 'orders.return',
    method: 'POST',
    path: '/desk/returns/:id/decline',
    summary: 'Declines a return and emails the reason to the customer.',
    body: ReturnDeclined,
    response: { 200: recordOf(OrderReturn) },
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  },
  replaceReturn: {
    ...staff,
    permission: 'money.refund',
    stepUp: true,
    method: 'POST',
    path: '/desk/returns/:id/replace',
    summary: 'Creates a free replacement order for a return. The customer keeps the original items.',
    response: { 200: recordOf(OrderReturn) },
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'OUT_OF_STOCK'],
  },
  receiveReturn: {
    ...staff,
    permission: 'orders.return',
    method: 'POST',
    path: '/desk/returns/:id/receive',
    summary: 'Records that returned items have arrived and restocks the undamaged ones.',
    body: ReturnReceived,
    response: { 200: recordOf(OrderReturn) },
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  },
  getDeskReturnPhotograph: {
    tag: 'desk',
    caller: 'staff',
    permission: 'orders.return',
    method: 'GET',
    path: '/desk/return-photographs/:photograph',
    summary: 'Returns a photograph from a return request.',
    params: PhotographParams,
    query: PhotographSize,
    response: { 200: 'image/webp' },
    errors: ['PHOTOGRAPH_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  },
} as const satisfies OperationTable;

export const deskCancelOperations = {
  cancelOrder: {
    ...changesOrder,
    permission: 'orders.cancel',
    stepUp: true,
    path: '/desk/orders/:id/cancel',
    summary: 'Cancels and refunds an order that has not been shipped. A reason is required.',
    body: CancelRequest,
    errors: ['ORDER_NOT_FOUND', 'NOT_CANCELLABLE'],
  },
} as const satisfies OperationTable;
