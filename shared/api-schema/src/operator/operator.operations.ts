import { z } from 'zod';
import { DeskDone } from '../desk-list/desk-list.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  AuditPage,
  DeadJobs,
  LiveChecks,
  NewestFirstQuery,
  OperatorHealth,
  QueuedMail,
  RolloutRevision,
  RetriedJobs,
  RetryJobs,
  SendTestMail,
} from './operator.schema.ts';

export const operatorOperations = {
  checkHealth: {
    tag: 'health',
    caller: 'anyone',
    method: 'GET',
    path: '/health',
    summary: 'Checks that the API and its database are available.',
    response: {
      200: z.object({
        success: z.literal(true),
        apiVersion: z.number().int(),
        rolloutRevision: z.number().int().optional(),
      }),
    },
  },
  getOperatorHealth: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/health',
    summary: 'Counts products, accounts, unsent emails and failed jobs.',
    response: { 200: OperatorHealth },
  },
  saveRolloutRevision: {
    tag: 'operator',
    caller: 'operator',
    method: 'POST',
    path: '/operator/rollout-revision',
    summary: 'Saves the latest rollout revision. Older revisions are ignored.',
    body: RolloutRevision,
    response: { 200: DeskDone },
  },
  listChanges: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/audit',
    summary: 'Lists audit log entries, newest first.',
    query: NewestFirstQuery,
    response: { 200: AuditPage },
    errors: ['BAD_CURSOR'],
  },
  listLiveChecks: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/live-checks',
    summary: 'Runs the checks that must pass before the shop opens.',
    response: { 200: LiveChecks },
  },
  sendTestMail: {
    tag: 'operator',
    caller: 'operator',
    method: 'POST',
    path: '/operator/live-checks/mail',
    summary: 'Sends a test email.',
    body: SendTestMail,
    response: { 201: QueuedMail },
  },
  listDeadJobs: {
    tag: 'operator',
    caller: 'operator',
    method: 'GET',
    path: '/operator/jobs/dead',
    summary: 'Lists the 100 oldest background jobs that have used up their retries.',
    response: { 200: DeadJobs },
  },
  retryDeadJobs: {
    tag: 'operator',
    caller: 'operator',
    method: 'POST',
    path: '/operator/jobs/retry',
    summary: 'Retries one failed job or all failed jobs of the same kind.',
    body: RetryJobs,
    response: { 200: RetriedJobs },
  },
} as const satisfies OperationTable;
