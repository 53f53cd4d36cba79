import { recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskMoney, MoneyQuery, PayoutReport } from './desk-money.schema.ts';

const reads = { tag: 'desk', caller: 'staff', permission: 'money.read', method: 'GET', query: MoneyQuery } as const;

export const deskMoneyOperations = {
  getDeskMoney: {
    ...reads,
    path: '/desk/money',
    summary: 'Returns the sales, refunds and taxes for a month.',
    response: { 200: recordOf(DeskMoney) },
  },
  downloadGstReturn: {
    ...reads,
    path: '/desk/money/gst',
    summary: 'Downloads the GSTR-1 tables for a month as a ZIP file.',
    response: { 200: 'application/zip' },
  },
  downloadInvoices: {
    ...reads,
    path: '/desk/money/invoices',
    summary: 'Downloads the invoices for a month as PDF files in a ZIP file.',
    response: { 200: 'application/zip' },
    errors: ['NOT_FOUND'],
  },
  matchPayouts: {
    tag: 'desk',
    caller: 'staff',
    permission: 'money.read',
    method: 'POST',
    path: '/desk/money/payouts',
    summary: 'Compares the payment gateway’s payout report with the shop’s payments.',
    body: 'text/csv',
    response: { 200: PayoutReport },
    errors: ['VALIDATION'],
  },
} as const satisfies OperationTable;
