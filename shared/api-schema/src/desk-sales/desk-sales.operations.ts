import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskSale, NewSale } from './desk-sales.schema.ts';

const staff = { tag: 'desk', caller: 'staff' } as const;

export const deskSaleOperations = {
  listSales: {
    ...staff,
    permission: 'catalogue.read',
    method: 'GET',
    path: '/desk/sales',
    summary: 'Lists sales and their products.',
    query: listQuery(['startsAt', 'endsAt'], {}),
    response: { 200: listOf(DeskSale) },
  },
  createSale: {
    ...staff,
    permission: 'catalogue.write',
    method: 'POST',
    path: '/desk/sales',
    summary: 'Schedules a sale for one or more products.',
    body: NewSale,
    response: { 201: recordOf(DeskSale) },
    errors: ['PRODUCT_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  endSale: {
    ...staff,
    permission: 'catalogue.write',
    method: 'POST',
    path: '/desk/sales/:id/end',
    summary: 'Ends a running sale, or cancels a scheduled one.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskSale) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
