import type { Database } from '../../../db/database.ts';
import { cancelJob, enqueueJobs } from '../../jobs/enqueue-jobs.ts';

export const REMOVE_FOLDER = 'remove-print-folder';
/**
 * How long to wait before removing a folder. Longer than any request takes, so that no running
 * request can add files to a removed folder.
 */
const REMOVED_AFTER_MS = 10 * 60_000;

/** Schedules the removal of storage folders. If `tx` is rolled back, nothing is removed. */
export function removeLater(tx: Database, folders: readonly string[], now: Date): Promise<void> {
  return enqueueJobs(tx, REMOVE_FOLDER, folders, new Date(now.getTime() + REMOVED_AFTER_MS));
}

/** Cancels the removal of a folder that is now in use. */
export function forgetRemoval(tx: Database, folder: string): Promise<void> {
  return cancelJob(tx, REMOVE_FOLDER, folder);
}
