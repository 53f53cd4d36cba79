import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import { AuditPage, NewestFirstQuery, OperatorHealth } from './operator.schema.ts';

export const operatorOperations = {
  checkHealth: {
    tag: 'health',
    caller: 'anyone',
    method: 'GET',
    path: '/health',
    summary: 'Answers while the api and its database work.',
    response: { 200: z.object({ success: z.literal(true) }) },
  },
  getOperatorHealth: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/health',
    summary: 'Counts products, accounts and unsent mails.',
    response: { 200: OperatorHealth },
  },
  listChanges: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/audit',
    summary: "Lists operators' changes, newest first.",
    query: NewestFirstQuery,
    response: { 200: AuditPage },
    errors: ['BAD_CURSOR'],
  },
} as const satisfies OperationTable;
