import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import { AuditPage, DeadJobs, NewestFirstQuery, OperatorHealth, RetriedJobs, RetryJobs } from './operator.schema.ts';

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
    summary: 'Counts products, accounts, unsent mails and dead jobs.',
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
  listDeadJobs: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/jobs/dead',
    summary: 'Lists the first hundred background jobs that have failed too often, oldest first.',
    response: { 200: DeadJobs },
  },
  retryDeadJobs: {
    tag: 'operator',
    caller: 'operator',
    method: 'POST',
    path: '/operator/jobs/retry',
    summary: 'Retries one dead job, or all of a kind.',
    body: RetryJobs,
    response: { 200: RetriedJobs },
  },
} as const satisfies OperationTable;
