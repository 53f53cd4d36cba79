import type { OperationTable } from '../operation.ts';
import { DeliveryParams, DeliveryQuery, DeliveryResponse } from './delivery.schema.ts';

export const deliveryOperations = {
  estimateDelivery: {
    tag: 'product',
    caller: 'anyone',
    method: 'GET',
    path: '/delivery/:pin',
    summary: 'Estimates the delivery dates for an order to a PIN code.',
    params: DeliveryParams,
    query: DeliveryQuery,
    response: { 200: DeliveryResponse },
  },
} as const satisfies OperationTable;
