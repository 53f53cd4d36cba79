import type { OperationTable } from '../operation.ts';
import { TakenBy } from '../operator/operator.schema.ts';
import {
  Approval,
  LineResponse,
  LineParams,
  LineRemoved,
  LinesResponse,
  ProofResponse,
  WantedLineBody,
} from './print-lines.schema.ts';

const print = { tag: 'print', caller: 'shopper' } as const;
const one = { ...print, params: LineParams } as const;
const notMade = [
  'FILE_CHECKS_BUSY',
  'FILE_NOT_FOUND',
  'FILE_TYPE',
  'PRICE_ON_REQUEST',
  'SERVICE_PAUSED',
  'SHEET_TOO_COMPLEX',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
  'TOO_MANY_PRINT_LINES',
] as const;
const notDownloaded = ['FILE_NOT_FOUND', 'PRINT_LINE_NOT_FOUND', 'STORAGE_UNAVAILABLE'] as const;

export const printLineOperations = {
  createPrintLine: {
    ...print,
    method: 'POST',
    path: '/print/lines',
    summary: 'Adds a printed item to the cart.',
    body: WantedLineBody,
    response: { 201: LineResponse },
    errors: notMade,
  },
  printLineAgain: {
    ...one,
    method: 'POST',
    path: '/print/lines/:id/again',
    summary: 'Adds a copy of an ordered printed item to the cart.',
    response: { 201: LineResponse },
    errors: [...notMade, 'PRINT_LINE_NOT_FOUND'],
  },
  listPrintLines: {
    ...print,
    method: 'GET',
    path: '/print/lines',
    summary: "Lists the printed lines in the shopper's cart.",
    response: { 200: LinesResponse },
  },
  getPrintLine: {
    ...one,
    method: 'GET',
    path: '/print/lines/:id',
    summary: 'Returns a printed line.',
    response: { 200: LineResponse },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
  getProof: {
    ...one,
    method: 'GET',
    path: '/print/lines/:id/proof',
    summary: 'Returns the proof of a printed line.',
    response: { 200: ProofResponse },
    errors: ['PRINT_LINE_NOT_FOUND'],
  },
  approveProof: {
    ...one,
    method: 'POST',
    path: '/print/lines/:id/approve',
    summary: 'Approves the proof with the given hash.',
    body: Approval,
    response: { 200: LineResponse },
    errors: ['PRINT_LINE_NOT_FOUND', 'PROOF_CHANGED'],
  },
  downloadPrintLine: {
    ...one,
    method: 'GET',
    path: '/print/lines/:id/print-file',
    summary: 'Downloads the print file of a line.',
    response: { 200: 'application/octet-stream' },
    errors: notDownloaded,
  },
  removePrintLine: {
    ...one,
    method: 'DELETE',
    path: '/print/lines/:id',
    summary: 'Removes a printed line from the cart.',
    response: { 200: LineRemoved },
    errors: ['PRINT_LINE_NOT_FOUND', 'PRINT_LINE_ORDERED'],
  },
  restorePrintLine: {
    ...one,
    method: 'POST',
    path: '/print/lines/:id/restore',
    summary: 'Puts a removed line back into the cart.',
    response: { 200: LineResponse },
    errors: ['PRINT_LINE_NOT_FOUND', 'PRINT_LINE_ORDERED', 'TOO_MANY_PRINT_LINES'],
  },
  takePrintLine: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/print/lines/:id/print-file',
    summary: 'Downloads the print file of any shopper’s line.',
    params: LineParams,
    query: TakenBy,
    response: { 200: 'application/octet-stream' },
    errors: notDownloaded,
  },
} as const satisfies OperationTable;
