import { ImportQuery } from '../catalog/catalog-operator.schema.ts';
import type { OperationTable } from '../operation.ts';
import { CourierReport } from './desk-courier.schema.ts';
import { ManyOrderDocuments } from './desk-order-actions.schema.ts';

const ships = { tag: 'desk', caller: 'staff', permission: 'orders.ship', method: 'POST' } as const;

export const deskCourierOperations = {
  downloadCourierFile: {
    ...ships,
    path: '/desk/orders/courier-file',
    summary: 'Downloads a CSV file of parcels for a courier’s bulk upload.',
    body: ManyOrderDocuments.pick({ ids: true }),
    response: { 200: 'text/csv' },
    errors: ['ORDER_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  importCourierFile: {
    ...ships,
    path: '/desk/orders/courier-file/shipped',
    summary: 'Imports tracking numbers from a courier’s CSV file, or previews the import.',
    query: ImportQuery.pick({ dryRun: true }),
    body: 'text/csv',
    response: { 200: CourierReport },
    errors: ['VALIDATION'],
  },
} as const satisfies OperationTable;
