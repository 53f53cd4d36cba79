import type { Database } from '../../db/database.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';

export const ISSUE_INVOICE = 'issue-invoice';
const BATCH_MS = 1_000;

export function requestInvoice(tx: Database, orderId: string, now: Date): Promise<void> {
  return enqueueJobs(tx, ISSUE_INVOICE, [orderId], new Date(now.getTime() + BATCH_MS));
}
