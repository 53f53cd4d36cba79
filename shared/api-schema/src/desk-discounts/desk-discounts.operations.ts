import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskDiscount, DiscountChange, NewDiscount } from './desk-discounts.schema.ts';

const staff = { tag: 'desk', caller: 'staff' } as const;

export const deskDiscountOperations = {
  listDiscounts: {
    ...staff,
    permission: 'catalogue.read',
    method: 'GET',
    path: '/desk/discounts',
    summary: 'Lists discount codes and how often each one has been used.',
    query: listQuery(['createdAt', 'code', 'startsAt'], {}),
    response: { 200: listOf(DeskDiscount) },
  },
  createDiscount: {
    ...staff,
    permission: 'catalogue.write',
    method: 'POST',
    path: '/desk/discounts',
    summary: 'Creates a discount code.',
    body: NewDiscount,
    response: { 201: recordOf(DeskDiscount) },
    errors: ['ID_TAKEN'],
  },
  changeDiscount: {
    ...staff,
    permission: 'catalogue.write',
    method: 'PUT',
    path: '/desk/discounts/:id',
    summary: 'Updates a discount code, or turns it on or off.',
    params: DeskRecordParams,
    body: DiscountChange,
    response: { 200: recordOf(DeskDiscount) },
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'NOT_POSSIBLE'],
  },
} as const satisfies OperationTable;
