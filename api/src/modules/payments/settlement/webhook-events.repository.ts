import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { webhookEvents } from '../attempts/payments.tables.ts';

export async function isEventKnown(database: Database, id: string): Promise<boolean> {
  const found = await database.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id));
  return found.length > 0;
}

export async function noteEvent(database: Database, id: string, receivedAt: Date): Promise<void> {
  await database.insert(webhookEvents).values({ id, receivedAt }).onConflictDoNothing();
}

export async function forgetEventsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(webhookEvents).where(lt(webhookEvents.receivedAt, moment));
}
