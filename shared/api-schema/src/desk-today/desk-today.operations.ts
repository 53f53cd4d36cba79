import { DeskDone, DeskRecordParams, listOf, listQuery, recordOf } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import { DeskToday, FailedEmail } from './desk-today.schema.ts';

const staff = { tag: 'desk', caller: 'staff', method: 'GET' } as const;

export const deskTodayOperations = {
  getDeskToday: {
    ...staff,
    path: '/desk/today',
    summary: 'Returns sales for the last 30 days and the number of open tasks of each kind.',
    response: { 200: recordOf(DeskToday) },
  },
  listFailedEmails: {
    ...staff,
    permission: 'orders.ship',
    path: '/desk/failed-emails',
    summary: 'Lists emails that could not be sent.',
    query: listQuery(['failedAt'], {}),
    response: { 200: listOf(FailedEmail) },
  },
  resendFailedEmail: {
    ...staff,
    permission: 'orders.ship',
    method: 'POST',
    path: '/desk/failed-emails/:id/resend',
    summary: 'Resends a failed email. Use `resendOrderMail` for emails about orders.',
    params: DeskRecordParams,
    response: { 200: DeskDone },
    errors: ['MAIL_NOT_FOUND', 'NOT_POSSIBLE'],
  },
} as const satisfies OperationTable;
