import { BulkResult } from '../desk-orders/desk-order-actions.schema.ts';
import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  BetterFileRequest,
  DeskPrint,
  DeskPrintFilters,
  DeskPrintRow,
  DeskPrintServices,
  PRINT_SORTS,
  PrintServicePause,
  PrintWork,
  SheetQuery,
  SheetsRequest,
} from './desk-prints.schema.ts';

const printer = { tag: 'desk', caller: 'staff', permission: 'prints.work' } as const;

export const deskPrintOperations = {
  listDeskPrints: {
    ...printer,
    method: 'GET',
    path: '/desk/prints',
    summary: 'Lists the prints in all orders.',
    query: listQuery(PRINT_SORTS, DeskPrintFilters),
    response: { 200: listOf(DeskPrintRow) },
  },
  getDeskPrint: {
    ...printer,
    method: 'GET',
    path: '/desk/prints/:id',
    summary: 'Returns an ordered print and its proof.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskPrint) },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
  getPrintSheet: {
    ...printer,
    method: 'GET',
    path: '/desk/prints/:id/sheet',
    summary: 'Downloads the approved print file for an ordered print.',
    params: DeskRecordParams,
    query: SheetQuery,
    response: { 200: 'application/octet-stream' },
    errors: ['PRINT_LINE_NOT_FOUND', 'FILE_NOT_FOUND', 'PRINT_CANCELLED'],
  },
  getPrintSheets: {
    ...printer,
    method: 'POST',
    path: '/desk/prints/sheets',
    summary: 'Downloads approved print files and a job list as a ZIP file.',
    body: SheetsRequest,
    response: { 200: 'application/zip' },
    errors: ['PRINT_LINE_NOT_FOUND', 'PRINT_CANCELLED', 'NOT_POSSIBLE', 'FILE_CHECKS_BUSY'],
  },
  changePrints: {
    ...printer,
    method: 'POST',
    path: '/desk/prints/bulk',
    summary: 'Updates the production status of several prints.',
    body: PrintWork,
    response: { 200: BulkResult },
  },
  requestBetterFile: {
    ...printer,
    method: 'POST',
    path: '/desk/prints/:id/file-request',
    summary: 'Emails the customer a request for a replacement print file.',
    params: DeskRecordParams,
    body: BetterFileRequest,
    response: { 200: recordOf(DeskPrint) },
    errors: ['PRINT_LINE_NOT_FOUND', 'ORDER_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  withdrawFileRequest: {
    ...printer,
    method: 'POST',
    path: '/desk/prints/:id/file-request/withdraw',
    summary: 'Withdraws a request for a replacement print file.',
    params: DeskRecordParams,
    response: { 200: recordOf(DeskPrint) },
    errors: ['PRINT_LINE_NOT_FOUND', 'ORDER_NOT_FOUND', 'NOT_POSSIBLE'],
  },
  listPrintServices: {
    ...printer,
    method: 'GET',
    path: '/desk/print-services',
    summary: 'Lists the print services and whether each one accepts orders.',
    response: { 200: DeskPrintServices },
  },
  pausePrintService: {
    ...printer,
    method: 'POST',
    path: '/desk/print-services/pause',
    summary: 'Pauses or resumes orders for a print service.',
    body: PrintServicePause,
    response: { 200: DeskPrintServices },
  },
} as const satisfies OperationTable;
