import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { foldersToRemove, forgetRemoval } from './print-file-removals.repository.ts';
import { deleteFiles, forgottenFiles, lockFile } from './print-files.repository.ts';
import { deleteOldTemporaryFiles } from '../sandbox/temporary-file.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Who comes back the next day goes on. */
const STALE_MS = DAY_MS;
const UNUSED_MS = 7 * DAY_MS;
/** No request takes longer: whatever one still wrote into the folder goes with it. */
const REMOVED_AFTER_MS = 10 * MINUTE_MS;

/** Files that nobody needs: given up by the books first, then by the storage, as often as it takes. */
export function addPrintFileWorkers({ database, now, workers }: AppContext, storage: FileStorage): void {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  workers.add({
    name: 'forget-print-files',
    everyMs: 10 * MINUTE_MS,
    async run(signal) {
      const limits = { stale: ago(STALE_MS), unused: ago(UNUSED_MS) };
      for (const id of await forgottenFiles(database, limits)) {
        if (signal.aborted) return;
        await inTransaction(database, async (tx) => {
          const locked = await lockFile(tx, id);
          // Somebody went on with it meanwhile.
          if (!locked || locked.isUsed || locked.file.touchedAt >= limits.stale) return;
          await deleteFiles(tx, [id], now());
        });
      }
      await deleteOldTemporaryFiles();
    },
  });

  workers.add({
    name: 'remove-print-files',
    everyMs: MINUTE_MS,
    async run(signal) {
      for (const folder of await foldersToRemove(database, ago(REMOVED_AFTER_MS))) {
        if (signal.aborted) return;
        await storage.removeFolder(folder);
        await forgetRemoval(database, folder);
      }
    },
  });
}
