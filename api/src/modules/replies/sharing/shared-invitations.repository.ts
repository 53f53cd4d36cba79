import { repliesKeptUntil } from '@kaagazz/domain/print';
import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { current, isCurrent } from '../../print/lines/current-version.ts';
import { printLines } from '../../print/lines/print-lines.tables.ts';
import { printProofs } from '../../print/lines/print-proofs.tables.ts';
import { invitationFrom, type InvitationRow } from '../replies.repository.ts';
import { replyCodes } from '../replies.tables.ts';
import { sharedInvitations } from './shared-invitations.tables.ts';

export interface ShareableInvitation extends Omit<InvitationRow, 'code'> {
  replyCode: string | null;
  shared: typeof sharedInvitations.$inferSelect | null;
  card: Pick<typeof printLines.$inferSelect, 'id' | 'service' | 'design' | 'fields' | 'title' | 'options'>;
  proofPicture: string | null;
  keptUntil: string;
}

export const sharedInvitation = (database: Database, code: string) =>
  shareable(database, eq(sharedInvitations.code, code));

export const ownInvitation = (database: Database, userId: string, lineId: string) =>
  shareable(database, and(eq(printLines.id, lineId), eq(printLines.userId, userId)));

async function shareable(database: Database, where: SQL | undefined): Promise<ShareableInvitation | undefined> {
  const { id, service, design, fields, title, options } = current;
  const [row] = await database
    .select({
      lineId: printLines.id,
      card: { id, service, design, fields, title, options },
      shared: sharedInvitations,
      replyCode: replyCodes,
      pictures: printProofs.pictures,
      guestListSha256: printProofs.guestListSha256,
    })
    .from(printLines)
    .innerJoin(current, isCurrent)
    .innerJoin(printProofs, eq(printProofs.lineId, current.id))
    .leftJoin(sharedInvitations, eq(sharedInvitations.lineId, printLines.id))
    .leftJoin(replyCodes, eq(replyCodes.lineId, printLines.id))
    .where(and(where, eq(printLines.state, 'ordered'), isNotNull(current.design), isWholeOrder));
  if (!row) return undefined;
  const { code, ...invitation } = invitationFrom({ ...row, ...row.card });
  return {
    ...invitation,
    replyCode: row.replyCode === null ? null : code,
    shared: row.shared,
    card: row.card,
    proofPicture: row.guestListSha256 === null ? (row.pictures[0] ?? null) : null,
    keptUntil: repliesKeptUntil(invitation.lastDay),
  };
}

const isWholeOrder = sql`coalesce(${current.fields} ->> 'sample', '') = ''`;

type SharedPicture = Pick<typeof sharedInvitations.$inferSelect, 'version' | 'picture'>;

export async function insertShared(
  database: Database,
  row: SharedPicture & { code: string; lineId: string; createdAt: Date },
): Promise<void> {
  await database.insert(sharedInvitations).values(row).onConflictDoNothing();
}

export async function saveSharedPicture(database: Database, code: string, picture: SharedPicture): Promise<void> {
  await database.update(sharedInvitations).set(picture).where(eq(sharedInvitations.code, code));
}

export async function deleteShared(database: Database, lineId: string): Promise<void> {
  await database.delete(sharedInvitations).where(eq(sharedInvitations.lineId, lineId));
}

export async function deleteSharedOf(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: printLines.id }).from(printLines).where(eq(printLines.userId, userId));
  await tx.delete(sharedInvitations).where(inArray(sharedInvitations.lineId, own));
}

export function sharedOf(database: Database, userId: string) {
  const { code, lineId, createdAt } = sharedInvitations;
  return database
    .select({ code, lineId, createdAt })
    .from(sharedInvitations)
    .innerJoin(printLines, eq(printLines.id, lineId))
    .where(eq(printLines.userId, userId))
    .orderBy(lineId);
}

export async function deleteSharedBefore(database: Database, day: string): Promise<void> {
  const lastDay = sql<string>`coalesce(${replyCodes.lastDay}::text, ${current.fields} ->> 'date')`;
  const over = database
    .select({ code: sharedInvitations.code })
    .from(sharedInvitations)
    .innerJoin(printLines, eq(printLines.id, sharedInvitations.lineId))
    .innerJoin(current, isCurrent)
    .leftJoin(replyCodes, eq(replyCodes.lineId, printLines.id))
    .where(lt(lastDay, day));
  await database.delete(sharedInvitations).where(inArray(sharedInvitations.code, over));
}
