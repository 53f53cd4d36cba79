import type { OperationTable } from '../operation.ts';
import { NewestFirstQuery, TakenBy } from '../operator/operator.schema.ts';
import { WantedPrintBody } from './print-lines.schema.ts';
import { PrintRequestAccepted, PrintRequestParams, PrintRequestsPage } from './print-requests.schema.ts';

const operator = { tag: 'operator', caller: 'operator', method: 'GET' } as const;

export const printRequestOperations = {
  requestPrintPrice: {
    tag: 'print',
    caller: 'shopper',
    method: 'POST',
    path: '/print/requests',
    summary: 'Submits a price request.',
    body: WantedPrintBody,
    response: { 201: PrintRequestAccepted },
    errors: ['FILE_NOT_FOUND', 'FILE_TYPE'],
  },
  listPrintRequests: {
    ...operator,
    path: '/operator/print/requests',
    summary: 'Lists price requests, newest first.',
    query: NewestFirstQuery,
    response: { 200: PrintRequestsPage },
    errors: ['BAD_CURSOR'],
  },
  takePrintRequestFile: {
    ...operator,
    path: '/operator/print/requests/:id/file',
    summary: 'Downloads the file attached to a price request.',
    params: PrintRequestParams,
    query: TakenBy,
    response: { 200: 'application/octet-stream' },
    errors: ['FILE_NOT_FOUND', 'REQUEST_FILE_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  },
} as const satisfies OperationTable;
