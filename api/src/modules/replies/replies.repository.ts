import {
  type PrintServiceId,
  REPLIES_KEPT_DAYS,
  type Reply,
  replyDays,
  type ReplyFunction,
} from '@kaagazz/domain/print';
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { current, isCurrent } from '../print/lines/current-version.ts';
import { printLines } from '../print/lines/print-lines.tables.ts';
import { replies, replyCodes } from './replies.tables.ts';

export interface InvitationRow {
  code: string;
  lineId: string;
  title: string;
  venue: string;
  /** HH:MM */
  time: string;
  functions: ReplyFunction[];
  lastDay: string;
  closesOn: string;
  forgottenAt: Date | null;
}

const FUNCTION_NAMES: Partial<Record<PrintServiceId, string>> = {
  marriage: 'Wedding',
  suites: 'Wedding',
  babyshower: 'Baby shower',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
};

export const invitationWithCode = (database: Database, code: string) => invitation(database, eq(replyCodes.code, code));

export const invitationOfHost = (database: Database, userId: string, lineId: string) =>
  invitation(database, and(eq(replyCodes.lineId, lineId), eq(printLines.userId, userId)));

async function invitation(database: Database, where: SQL | undefined): Promise<InvitationRow | undefined> {
  const [row] = await database
    .select({ replyCode: replyCodes, title: current.title, fields: current.fields, service: current.service })
    .from(replyCodes)
    .innerJoin(printLines, eq(printLines.id, replyCodes.lineId))
    .innerJoin(current, isCurrent)
    .where(and(where, eq(printLines.state, 'ordered')));
  return row && invitationFrom(row);
}

interface OrderedCard {
  replyCode: typeof replyCodes.$inferSelect | null;
  lineId?: string;
  title: string;
  fields: Record<string, string>;
  service: PrintServiceId;
}

export function invitationFrom({ replyCode, lineId = '', title, fields, service }: OrderedCard): InvitationRow {
  const onCard = { id: 'card', name: FUNCTION_NAMES[service] ?? 'Celebration', day: fields.date ?? '' };
  const functions = replyCode?.functions ?? [onCard];
  const { first, last } = replyDays(functions);
  return {
    code: replyCode?.code ?? '',
    lineId: replyCode?.lineId ?? lineId,
    title,
    venue: fields.venue ?? '',
    time: fields.time ?? '',
    functions,
    lastDay: last,
    closesOn: replyCode?.closesOn ?? first,
    forgottenAt: replyCode?.forgottenAt ?? null,
  };
}

/** Locks the code, so that concurrent replies can't exceed the code's limit. */
export async function lockReplyCode(tx: Database, code: string): Promise<void> {
  await tx.select({ code: replyCodes.code }).from(replyCodes).where(eq(replyCodes.code, code)).for('update');
}

export async function saveSettings(
  database: Database,
  code: string,
  { functions, closesOn }: { functions: ReplyFunction[]; closesOn: string },
): Promise<void> {
  const { last: lastDay } = replyDays(functions);
  await database.update(replyCodes).set({ functions, lastDay, closesOn }).where(eq(replyCodes.code, code));
}

export async function findReply(database: Database, code: string, tokenSha256: string) {
  const [row] = await database
    .select({ names: replies.names, guests: replies.guests, note: replies.note, keptUntil: replies.keptUntil })
    .from(replies)
    .where(and(eq(replies.code, code), eq(replies.tokenSha256, tokenSha256)));
  return row;
}

export function countRepliesTo(database: Database, code: string): Promise<number> {
  return database.$count(replies, eq(replies.code, code));
}

type NewReply = Reply & { code: string; tokenSha256: string; changedAt: Date; keptUntil: string };

export async function saveReply(
  tx: Database,
  { code, tokenSha256, keptUntil, changedAt, ...reply }: NewReply,
): Promise<void> {
  const values = { ...reply, guests: { ...reply.guests }, changedAt };
  await tx
    .insert(replies)
    .values({ code, tokenSha256, keptUntil, ...values })
    .onConflictDoUpdate({
      target: [replies.code, replies.tokenSha256],
      set: { ...values, keptUntil },
    });
}

/** Number of characters in a reply's id. The id is a prefix of `tokenSha256`. */
const ID_LENGTH = 32;

export async function deleteReply(database: Database, code: string, id: string): Promise<void> {
  await database
    .delete(replies)
    .where(and(eq(replies.code, code), sql`left(${replies.tokenSha256}, ${ID_LENGTH}) = ${id}`));
}

export function repliesTo(database: Database, code: string) {
  const { names, guests, note, changedAt, keptUntil } = replies;
  const id = sql<string>`left(${replies.tokenSha256}, ${ID_LENGTH})`;
  return database
    .select({ id, names, guests, note, changedAt, keptUntil })
    .from(replies)
    .where(eq(replies.code, code))
    .orderBy(desc(changedAt), replies.tokenSha256);
}

export async function deleteExpiredReplies(database: Database, today: string, limit: number): Promise<number> {
  const { code, tokenSha256, keptUntil } = replies;
  const expired = database.select({ code, tokenSha256 }).from(replies).where(lt(keptUntil, today)).limit(limit);
  const deleted = await database
    .delete(replies)
    .where(sql`(${code}, ${tokenSha256}) in ${expired}`)
    .returning({ code });
  return deleted.length;
}

export async function forgetRepliesBefore(tx: Database, day: string, limit: number, now: Date): Promise<number> {
  const { forgottenAt } = replyCodes;
  const lastDay = sql`coalesce(${replyCodes.lastDay}::text, ${current.fields} ->> 'date')`;
  const due = await tx
    .select({ code: replyCodes.code })
    .from(replyCodes)
    .innerJoin(printLines, eq(printLines.id, replyCodes.lineId))
    .innerJoin(current, isCurrent)
    .where(
      and(
        sql`${lastDay} < ${day}`,
        sql`(${forgottenAt} is null
          or to_char(${forgottenAt} at time zone 'Asia/Kolkata' - interval '1 day' * ${REPLIES_KEPT_DAYS}::int,
            'YYYY-MM-DD') <= ${lastDay})`,
      ),
    )
    .limit(limit)
    .for('update', { of: replyCodes, skipLocked: true });
  const codes = due.map(({ code }) => code);
  if (codes.length === 0) return 0;
  await tx.delete(replies).where(inArray(replies.code, codes));
  await tx.update(replyCodes).set({ forgottenAt: now }).where(inArray(replyCodes.code, codes));
  return codes.length;
}

export function codesOf(database: Database, userId: string) {
  const { code, lineId, functions, closesOn } = replyCodes;
  return database
    .select({ code, lineId, functions, closesOn })
    .from(replyCodes)
    .innerJoin(printLines, eq(printLines.id, lineId))
    .where(eq(printLines.userId, userId))
    .orderBy(lineId);
}

export async function deleteCodesOf(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: printLines.id }).from(printLines).where(eq(printLines.userId, userId));
  await tx.delete(replyCodes).where(inArray(replyCodes.lineId, own));
}
