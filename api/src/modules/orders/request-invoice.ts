import type { Database } from '../../db/database.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';

export const ISSUE_INVOICE = 'issue-invoice';
/** How long an order waits for others, so that a busy shop numbers many invoices at once. */
const BATCH_MS = 1_000;

/**
 * Has the missing invoice and credit notes of an order issued soon after the caller's transaction.
 * Takes no lock that two orders share.
 */
export function requestInvoice(tx: Database, orderId: string, now: Date): Promise<void> {
  return enqueueJobs(tx, ISSUE_INVOICE, [orderId], new Date(now.getTime() + BATCH_MS));
}
