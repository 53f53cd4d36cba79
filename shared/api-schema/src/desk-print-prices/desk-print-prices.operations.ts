import { recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  DeskPrintPrices,
  PrintPriceChange,
  PrintPriceChangeParams,
  PrintPriceParams,
} from './desk-print-prices.schema.ts';

const pricing = { tag: 'desk', caller: 'staff', permission: 'prices.write', params: PrintPriceParams } as const;

export const deskPrintPriceOperations = {
  getPrintPrices: {
    ...pricing,
    method: 'GET',
    path: '/desk/print-prices/:id',
    summary: 'Returns the prices of a print service, with past and scheduled changes.',
    response: { 200: recordOf(DeskPrintPrices) },
  },
  changePrintPrices: {
    ...pricing,
    method: 'POST',
    path: '/desk/print-prices/:id',
    summary: 'Changes a print service’s prices now or on a later day.',
    body: PrintPriceChange,
    response: { 200: recordOf(DeskPrintPrices) },
    errors: ['NOT_POSSIBLE', 'PRICES_CHANGED'],
  },
  withdrawPrintPrices: {
    ...pricing,
    method: 'POST',
    path: '/desk/print-prices/:id/changes/:change/withdraw',
    summary: 'Cancels a scheduled price change for a print service.',
    params: PrintPriceChangeParams,
    response: { 200: recordOf(DeskPrintPrices) },
    errors: ['NOT_POSSIBLE'],
  },
} as const satisfies OperationTable;
