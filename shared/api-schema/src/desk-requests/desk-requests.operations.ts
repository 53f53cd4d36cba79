import { DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  DeskRequest,
  DeskRequestFilters,
  DeskRequestRow,
  RequestChange,
  RequestQuote,
  RequestReply,
} from './desk-requests.schema.ts';

const staff = { tag: 'desk', caller: 'staff', permission: 'requests.answer' } as const;
const one = { ...staff, params: DeskRecordParams, response: { 200: recordOf(DeskRequest) } } as const;

export const deskRequestOperations = {
  listDeskRequests: {
    ...staff,
    method: 'GET',
    path: '/desk/requests',
    summary: 'Lists bulk-order, partner and price requests.',
    query: listQuery(['createdAt', 'name', 'kind', 'state'], DeskRequestFilters),
    response: { 200: listOf(DeskRequestRow) },
  },
  getDeskRequest: {
    ...one,
    method: 'GET',
    path: '/desk/requests/:id',
    summary: 'Returns a bulk-order, partner or price request with its replies.',
    errors: ['NOT_FOUND'],
  },
  changeDeskRequest: {
    ...one,
    method: 'PATCH',
    path: '/desk/requests/:id',
    summary: 'Updates the status or owner of a bulk-order, partner or price request.',
    body: RequestChange,
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'STAFF_NOT_FOUND'],
  },
  replyToRequest: {
    ...one,
    method: 'POST',
    path: '/desk/requests/:id/reply',
    summary: 'Replies to a request by email.',
    body: RequestReply,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  },
  quoteRequest: {
    ...one,
    method: 'POST',
    path: '/desk/requests/:id/quote',
    summary: 'Emails a quote in reply to a request.',
    body: RequestQuote,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'AMOUNT_TOO_SMALL'],
  },
  getRequestFile: {
    ...staff,
    method: 'GET',
    path: '/desk/requests/:id/file',
    summary: 'Downloads the file attached to a request.',
    params: DeskRecordParams,
    response: { 200: 'application/octet-stream' },
    errors: ['REQUEST_FILE_NOT_FOUND'],
  },
} as const satisfies OperationTable;
