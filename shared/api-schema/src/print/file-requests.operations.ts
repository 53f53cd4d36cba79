import type { OperationTable } from '../operation.ts';
import { FileRequestParams, FileRequestResponse, SentFile } from './file-requests.schema.ts';
import { Approval, LineRemoved } from './print-lines.schema.ts';

const request = { tag: 'print', caller: 'shopper', params: FileRequestParams } as const;
const ended = ['NOT_FOUND', 'ORDER_NOT_FOUND', 'NOT_POSSIBLE'] as const;

export const fileRequestOperations = {
  getFileRequest: {
    ...request,
    method: 'GET',
    path: '/print/file-requests/:token',
    summary: 'Returns a request for a replacement print file.',
    response: { 200: FileRequestResponse },
    errors: ended,
  },
  sendBetterFile: {
    ...request,
    method: 'POST',
    path: '/print/file-requests/:token/file',
    summary: 'Submits a replacement print file and creates its proof.',
    body: SentFile,
    response: { 200: FileRequestResponse },
    errors: [
      ...ended,
      'FILE_CHECKS_BUSY',
      'FILE_NOT_FOUND',
      'FILE_TYPE',
      'SHEET_TOO_COMPLEX',
      'STORAGE_FULL',
      'STORAGE_UNAVAILABLE',
    ],
  },
  approveBetterFile: {
    ...request,
    method: 'POST',
    path: '/print/file-requests/:token/approve',
    summary: 'Approves the proof of a replacement print file. The SHA-256 hash identifies the proof.',
    body: Approval,
    response: { 200: LineRemoved },
    errors: [...ended, 'PRINT_LINE_NOT_FOUND', 'PROOF_CHANGED'],
  },
} as const satisfies OperationTable;
