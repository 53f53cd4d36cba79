import type { Database } from '../../db/database.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';

export const ISSUE_INVOICE = 'issue-invoice';
/** The delay lets a busy shop issue many invoices in one batch. */
const BATCH_MS = 1_000;

/**
 * Enqueues a job that issues missing invoices and credit notes. Takes no shared lock, so orders
 * don't wait for each other.
 */
export function requestInvoice(tx: Database, orderId: string, now: Date): Promise<void> {
  return enqueueJobs(tx, ISSUE_INVOICE, [orderId], new Date(now.getTime() + BATCH_MS));
}
