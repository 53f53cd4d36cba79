import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { REMOVE_FOLDER } from './print-file-removals.ts';
import { deleteFiles, forgottenFiles, lockFile } from './print-files.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STALE_MS = DAY_MS;
const UNUSED_MS = 7 * DAY_MS;

export function registerPrintFileJobs({ database, now, jobs }: AppContext, storage: FileStorage): void {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  jobs.register({
    'forget-print-files': {
      everyMs: 10 * MINUTE_MS,
      async run(_key, signal) {
        const limits = { stale: ago(STALE_MS), unused: ago(UNUSED_MS) };
        for (const id of await forgottenFiles(database, limits)) {
          if (signal.aborted) return;
          await inTransaction(database, async (tx) => {
            const locked = await lockFile(tx, id);
            if (!locked || locked.isUsed || locked.file.touchedAt >= limits.stale) return;
            await deleteFiles(tx, [id], now());
          });
        }
      },
    },
    [REMOVE_FOLDER]: {
      run: (folder) => storage.removeFolder(folder),
      retry: { firstMs: MINUTE_MS, longestMs: 60 * MINUTE_MS, attempts: 30 },
    },
  });
}
