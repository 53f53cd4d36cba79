import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outbox } from '../mail/mail.tables.ts';
import { NEWSLETTER } from './newsletter-mails.ts';
import { newsletterRecipients, newsletterSubscribers as subscribers } from './newsletter.tables.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;

export async function addSubscriber(tx: Database, email: string, now: Date): Promise<SubscriberRow> {
  const [subscriber] = await tx
    .insert(subscribers)
    .values({ id: randomUUID(), email, requestedAt: now })
    .onConflictDoUpdate({ target: subscribers.email, set: { requestedAt: now } })
    .returning();
  if (!subscriber) throw new Error('the subscriber was not added');
  return subscriber;
}

export async function confirmSubscriber(database: Database, id: string, now: Date): Promise<boolean> {
  const confirmed = await database
    .update(subscribers)
    .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(subscribers.id, id))
    .returning({ id: subscribers.id });
  return confirmed.length > 0;
}

export async function deleteSubscriber(tx: Database, where: { id: string } | { email: string }): Promise<boolean> {
  const [deleted] = await tx
    .delete(subscribers)
    .where('id' in where ? eq(subscribers.id, where.id) : eq(subscribers.email, where.email))
    .returning({ email: subscribers.email });
  if (!deleted) return false;
  await tx
    .delete(outbox)
    .where(and(eq(outbox.recipient, deleted.email), eq(outbox.kind, NEWSLETTER), isNull(outbox.sentAt)));
  return true;
}

export async function deleteUnconfirmed(database: Database, before: Date): Promise<void> {
  await database.delete(subscribers).where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, before)));
}

export async function lockNextRecipients(
  tx: Database,
  entryId: string,
  { confirmedBy, limit }: { confirmedBy: Date; limit: number },
): Promise<SubscriberRow[]> {
  const earlier = tx
    .select({ id: newsletterRecipients.subscriberId })
    .from(newsletterRecipients)
    .where(and(eq(newsletterRecipients.entryId, entryId), eq(newsletterRecipients.subscriberId, subscribers.id)));
  return tx
    .select()
    .from(subscribers)
    .where(and(lte(subscribers.confirmedAt, confirmedBy), notExists(earlier)))
    .orderBy(subscribers.id)
    .limit(limit)
    .for('update');
}

export function countConfirmed(database: Database): Promise<number> {
  return database.$count(subscribers, isNotNull(subscribers.confirmedAt));
}

export function subscriptionsOf(database: Database, email: string): Promise<SubscriberRow[]> {
  return database.select().from(subscribers).where(eq(subscribers.email, email));
}
