import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskOrder, DeskOrderFilters, DeskOrderRow, ORDER_SORTS } from './desk-orders.schema.ts';
import {
  BulkOrderAction,
  BulkResult,
  CorrectedAddress,
  HoldReason,
  ManyOrderDocuments,
  OrderDocumentParams,
  OrderNote,
  ResendParams,
  Shipment,
} from './desk-order-actions.schema.ts';

const reads = { tag: 'desk', caller: 'staff', permission: 'orders.read', method: 'GET' } as const;
const ships = {
  tag: 'desk',
  caller: 'staff',
  permission: 'orders.ship',
  method: 'POST',
  params: DeskRecordParams,
  response: { 200: recordOf(DeskOrder) },
  errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE'],
} as const;
const query = listQuery(ORDER_SORTS, DeskOrderFilters);

export const deskOrderOperations = {
  listDeskOrders: {
    ...reads,
    path: '/desk/orders',
    summary: 'Lists, searches and filters orders.',
    query,
    response: { 200: listOf(DeskOrderRow) },
  },
  exportDeskOrders: {
    ...reads,
    path: '/desk/orders/csv',
    summary: 'Downloads orders as a CSV file.',
    query,
    response: { 200: 'text/csv' },
  },
  getDeskOrder: {
    ...reads,
    path: '/desk/orders/:id',
    summary: 'Returns an order.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskOrder) },
    errors: ['ORDER_NOT_FOUND'],
  },
  printOrder: {
    ...ships,
    permission: 'prints.work',
    path: '/desk/orders/:id/print',
    summary: 'Marks all prints in an order as printed.',
  },
  packOrder: { ...ships, path: '/desk/orders/:id/pack', summary: 'Marks an order as packed.' },
  shipOrder: {
    ...ships,
    path: '/desk/orders/:id/ship',
    summary: 'Marks an order as shipped and schedules an email to the customer.',
    body: Shipment,
  },
  trackOrder: {
    ...ships,
    path: '/desk/orders/:id/track',
    summary: 'Updates the courier and tracking number of a shipped order.',
    body: Shipment,
  },
  deliverOrder: { ...ships, path: '/desk/orders/:id/deliver', summary: 'Marks an order as delivered.' },
  undoOrderStep: {
    ...ships,
    path: '/desk/orders/:id/undo',
    summary: 'Restores an order’s previous status and cancels the pending email to the customer.',
  },
  holdOrder: {
    ...ships,
    path: '/desk/orders/:id/hold',
    summary: 'Puts an order on hold, with a reason.',
    body: HoldReason,
  },
  releaseOrder: { ...ships, path: '/desk/orders/:id/release', summary: 'Takes an order off hold.' },
  noteOnOrder: {
    ...ships,
    permission: 'orders.note',
    path: '/desk/orders/:id/note',
    summary: 'Adds an internal note to an order.',
    body: OrderNote,
  },
  correctOrderAddress: {
    ...ships,
    path: '/desk/orders/:id/address',
    summary: 'Corrects the address of an order that has not been shipped.',
    body: CorrectedAddress,
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE', 'EDIT_CONFLICT'],
  },
  collectOrderMoney: {
    ...ships,
    permission: 'orders.create',
    path: '/desk/orders/:id/collect',
    summary: 'Records that the cash payment for an order has been received.',
  },
  resendOrderMail: {
    ...ships,
    path: '/desk/orders/:id/mails/:mailId/resend',
    summary: 'Resends an email about an order.',
    params: ResendParams,
    errors: ['ORDER_NOT_FOUND', 'MAIL_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  changeManyOrders: {
    tag: 'desk',
    caller: 'staff',
    // Each bulk action also requires the permission of the corresponding single-order operation.
    permission: 'orders.read',
    method: 'POST',
    path: '/desk/orders/bulk',
    summary: 'Marks several orders as printed, packed, shipped or delivered.',
    body: BulkOrderAction,
    response: { 200: BulkResult },
  },
} as const satisfies OperationTable;

export const deskOrderDocumentOperations = {
  getOrderDocument: {
    ...reads,
    path: '/desk/orders/:id/documents/:document',
    summary: 'Downloads an order’s packing slip, shipping label, invoice or credit note.',
    params: OrderDocumentParams,
    response: { 200: 'application/pdf' },
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE', 'FILE_CHECKS_BUSY'],
  },
  getManyOrderDocuments: {
    ...reads,
    method: 'POST',
    path: '/desk/orders/documents',
    summary: 'Downloads packing slips, labels, invoices or credit notes for several orders as one PDF.',
    body: ManyOrderDocuments,
    response: { 200: 'application/pdf' },
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE', 'FILE_CHECKS_BUSY'],
  },
} as const satisfies OperationTable;
