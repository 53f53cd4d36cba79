import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { deletePrintLines } from './delete-print-lines.ts';
import { lockRemovedBefore, postponeLines } from './print-lines.repository.ts';
import { RESTORED_WITHIN_MS } from './print-lines.service.ts';

const EVERY_MS = 15 * 60_000;
const BATCH = 50;

export type HeldLines = (
  database: Database,
  lines: readonly { id: string; userId: string | null }[],
) => Promise<Set<string>>;

export function registerPrintLineJobs({ database, now, jobs }: AppContext, heldLines: HeldLines): void {
  jobs.register({
    'forget-print-lines': {
      everyMs: EVERY_MS,
      async run(_key, signal) {
        while (!signal.aborted && (await forgetSome()) === BATCH);
      },
    },
  });

  function forgetSome(): Promise<number> {
    return inTransaction(database, async (tx) => {
      const removed = await lockRemovedBefore(tx, new Date(now().getTime() - RESTORED_WITHIN_MS), BATCH);
      const held = await heldLines(tx, removed);
      await postponeLines(tx, [...held], now());
      const going = removed.map(({ id }) => id).filter((id) => !held.has(id));
      await deletePrintLines(tx, going, now());
      return removed.length;
    });
  }
}
