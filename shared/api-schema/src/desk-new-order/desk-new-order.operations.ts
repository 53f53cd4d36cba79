import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  DeskPaymentLink,
  DeskPaymentLinkFilters,
  NewOrder,
  NewOrderDraft,
  NewOrderPreview,
  PlacedNewOrder,
} from './desk-new-order.schema.ts';

const takes = { tag: 'desk', caller: 'staff', permission: 'orders.create' } as const;

export const deskNewOrderOperations = {
  previewNewOrder: {
    ...takes,
    method: 'POST',
    path: '/desk/new-order/preview',
    summary: 'Calculates the price of a draft order and lists the details that are missing.',
    body: NewOrderDraft,
    response: { 200: recordOf(NewOrderPreview) },
  },
  placeNewOrder: {
    ...takes,
    method: 'POST',
    path: '/desk/new-order',
    summary: 'Places an order for a customer, or creates a payment link for the order.',
    body: NewOrder,
    response: { 200: recordOf(PlacedNewOrder) },
    errors: ['AMOUNT_TOO_SMALL', 'NOT_POSSIBLE', 'OUT_OF_STOCK', 'PLACED_ALREADY', 'PRICES_CHANGED', 'PRODUCT_GONE'],
  },
  listPaymentLinks: {
    ...takes,
    method: 'GET',
    path: '/desk/payment-links',
    summary: 'Lists payment links.',
    query: listQuery(['createdAt', 'total'], DeskPaymentLinkFilters),
    response: { 200: listOf(DeskPaymentLink) },
  },
  withdrawPaymentLink: {
    ...takes,
    method: 'POST',
    path: '/desk/payment-links/:id/withdraw',
    summary: 'Withdraws an unpaid payment link.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskPaymentLink) },
    errors: ['PAYMENT_LINK_NOT_FOUND', 'NOT_POSSIBLE'],
  },
} as const satisfies OperationTable;
