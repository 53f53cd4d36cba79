import type { Database } from '../../../db/database.ts';
import { cancelJob, enqueueJobs } from '../../jobs/enqueue-jobs.ts';

export const REMOVE_FOLDER = 'remove-print-folder';
/** Wait before deleting a folder, because a running request may still be writing to it. */
const REMOVED_AFTER_MS = 10 * 60_000;

export function removeLater(tx: Database, folders: readonly string[], now: Date): Promise<void> {
  return enqueueJobs(tx, REMOVE_FOLDER, folders, new Date(now.getTime() + REMOVED_AFTER_MS));
}

export function forgetRemoval(tx: Database, folder: string): Promise<void> {
  return cancelJob(tx, REMOVE_FOLDER, folder);
}
