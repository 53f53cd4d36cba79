import type { OperationTable } from '../operation.ts';
import { StockAlertParams, StockAlertRequest, StockAlertResponse } from './stock-alerts.schema.ts';

const product = { tag: 'product', caller: 'anyone' } as const;

export const stockAlertOperations = {
  requestStockAlert: {
    ...product,
    method: 'POST',
    path: '/stock-alerts',
    summary: 'Emails a confirmation link for a back-in-stock alert.',
    body: StockAlertRequest,
    response: { 201: StockAlertResponse },
    errors: ['PRODUCT_NOT_FOUND'],
  },
  confirmStockAlert: {
    ...product,
    method: 'POST',
    path: '/stock-alerts/:id/confirm',
    summary: 'Confirms a back-in-stock alert.',
    params: StockAlertParams,
    response: { 200: StockAlertResponse },
    errors: ['STOCK_ALERT_NOT_FOUND'],
  },
  cancelStockAlert: {
    ...product,
    method: 'DELETE',
    path: '/stock-alerts/:id',
    summary: 'Deletes a back-in-stock alert and its email address.',
    params: StockAlertParams,
    response: { 200: StockAlertResponse },
  },
} as const satisfies OperationTable;
