import { recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskMoney, MoneyQuery, PayoutReport } from './desk-money.schema.ts';

const reads = { tag: 'desk', caller: 'staff', permission: 'money.read', method: 'GET', query: MoneyQuery } as const;

export const deskMoneyOperations = {
  getDeskMoney: {
    ...reads,
    path: '/desk/money',
    summary: 'Returns the takings, refunds and taxes of a month.',
    response: { 200: recordOf(DeskMoney) },
  },
  downloadGstReturn: {
    ...reads,
    path: '/desk/money/gst',
    summary: 'Downloads the tables of the GSTR-1 return of a month.',
    response: { 200: 'application/zip' },
  },
  downloadInvoices: {
    ...reads,
    path: '/desk/money/invoices',
    summary: 'Downloads all invoices of a month as PDF files.',
    response: { 200: 'application/zip' },
    errors: ['NOT_FOUND'],
  },
  matchPayouts: {
    tag: 'desk',
    caller: 'staff',
    permission: 'money.read',
    method: 'POST',
    path: '/desk/money/payouts',
    summary: 'Compares a payout file of the gateway with the shop’s payments.',
    body: 'text/csv',
    response: { 200: PayoutReport },
    errors: ['VALIDATION'],
  },
} as const satisfies OperationTable;
