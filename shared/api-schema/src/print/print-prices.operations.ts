import type { OperationTable } from '../operation.ts';
import {
  PriceImportResponse,
  PriceImportQuery,
  PricesResponse,
  PricesParams,
  StartingPricesResponse,
} from './print-prices.schema.ts';

const print = { tag: 'print', caller: 'anyone', method: 'GET' } as const;
const operator = { tag: 'operator', caller: 'operator' } as const;

export const printPriceOperations = {
  listStartingPrices: {
    ...print,
    path: '/print/prices',
    summary: 'Lists the lowest price for each print service.',
    response: { 200: StartingPricesResponse },
  },
  getPrices: {
    ...print,
    path: '/print/prices/:service',
    summary: 'Returns the price table for a print service.',
    params: PricesParams,
    response: { 200: PricesResponse },
    errors: ['SERVICE_UNKNOWN'],
  },
  exportPrices: {
    ...operator,
    method: 'GET',
    path: '/operator/print/prices',
    summary: 'Downloads all print prices as a CSV file.',
    response: { 200: 'text/csv' },
  },
  importPrices: {
    ...operator,
    method: 'PUT',
    path: '/operator/print/prices',
    summary: 'Imports print prices from a CSV file. If a row is invalid, no prices are imported.',
    query: PriceImportQuery,
    body: 'text/csv',
    response: { 200: PriceImportResponse },
    errors: ['PRICES_CHANGED', 'PRICES_REJECTED'],
  },
} as const satisfies OperationTable;
