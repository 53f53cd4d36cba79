import { GUEST_LIST_DAYS } from '@kaagazz/domain/print';
import { and, asc, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { removeLater } from '../files/print-file-removals.ts';
import { printLines } from '../lines/print-lines.tables.ts';
import { drawnSheetsOf } from '../lines/print-proofs.repository.ts';
import { printProofs } from '../lines/print-proofs.tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 200;

export type ClosedLines = (
  database: Database,
  lines: readonly { id: string; userId: string }[],
  moment: Date,
) => Promise<Set<string>>;

export function registerGuestListJobs({ database, now, jobs }: AppContext, closedLines: ClosedLines): void {
  jobs.register({
    'forget-guest-lists': {
      everyMs: DAY_MS,
      async run(_key, signal) {
        let after: string | undefined = '';
        while (after !== undefined && !signal.aborted) after = await forgetSome(after);
      },
    },
  });

  async function forgetSome(after: string): Promise<string | undefined> {
    const rows = await linesWithGuests(database, after);
    const ordered = rows.flatMap(({ orderedId: id, userId }) => (userId === null ? [] : [{ id, userId }]));
    const closed = await closedLines(database, ordered, new Date(now().getTime() - GUEST_LIST_DAYS * DAY_MS));
    const ids = rows.filter(({ orderedId }) => closed.has(orderedId)).map(({ id }) => id);
    if (ids.length > 0) await inTransaction(database, (tx) => forgetGuests(tx, ids, now()));
    return rows.length === BATCH ? rows.at(-1)?.id : undefined;
  }
}

function linesWithGuests(database: Database, after: string) {
  const { id, revises, userId, fields } = printLines;
  return database
    .select({ id, userId, orderedId: sql<string>`coalesce(${revises}, ${id})` })
    .from(printLines)
    .where(and(sql`${fields} ->> 'guests' <> ''`, gt(id, after), isNotNull(userId)))
    .orderBy(asc(id))
    .limit(BATCH);
}

async function forgetGuests(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await removeLater(tx, await drawnSheetsOf(tx, ids), now);
  await tx
    .update(printLines)
    .set({ fields: sql`${printLines.fields} || '{"guests": ""}'`, image: '' })
    .where(inArray(printLines.id, [...ids]));
  await tx
    .update(printProofs)
    // Delete the hashes too, because an attacker could compare them with the hashes of guessed
    // names.
    .set({ folder: null, pictures: [], paperPictures: [], guestListSha256: null, sheetSha256s: null })
    .where(inArray(printProofs.lineId, [...ids]));
}
