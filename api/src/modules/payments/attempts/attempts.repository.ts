import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { BusinessBuyer, ShippingAddress } from '@kaagazz/api-schema';
import { type AttemptLine, gatewayOrders, paymentAttempts } from './payments.tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** Lines and totals of a checkout. All amounts are in paise. */
export interface Offer {
  lines: AttemptLine[];
  goods: number;
  shipping: number;
  total: number;
  /** The discount, already deducted from the line prices. */
  discount: number;
  discountCode: string | null;
}

/** Write 'open' as a literal, because PostgreSQL can't use the partial index with a parameter. */
const isOpen = sql`${paymentAttempts.state} = 'open'`;

export async function lockOpenAttempt(tx: Database, buyerId: string): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.buyerId, buyerId), isOpen))
    .for('update');
  return attempt;
}

export async function openAttempt(database: Database, buyerId: string): Promise<Attempt | undefined> {
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.buyerId, buyerId), isOpen));
  return attempt;
}

export async function findAttempt(database: Database, id: string): Promise<Attempt | undefined> {
  const [attempt] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

export async function lockAttempt(tx: Database, id: string): Promise<Attempt | undefined> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return attempt;
}

export async function anyExpired(database: Database, now: Date): Promise<boolean> {
  const found = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(isOpen, lte(paymentAttempts.reservedUntil, now)))
    .limit(1);
  return found.length > 0;
}

/** Locks expired attempts. Skips attempts that another transaction has already locked. */
export async function lockExpiredAttempts(tx: Database, now: Date, limit: number): Promise<Attempt[]> {
  return tx
    .select()
    .from(paymentAttempts)
    .where(and(isOpen, lte(paymentAttempts.reservedUntil, now)))
    .orderBy(asc(paymentAttempts.reservedUntil))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function attemptOfGatewayOrder(database: Database, gatewayOrderId: string): Promise<Attempt | undefined> {
  return (await attemptsOfGatewayOrders(database, [gatewayOrderId])).get(gatewayOrderId);
}

export async function attemptsOfGatewayOrders(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, Attempt>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: gatewayOrders.id, attempt: paymentAttempts })
    .from(gatewayOrders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, gatewayOrders.attemptId))
    .where(inArray(gatewayOrders.id, [...ids]));
  return new Map(found.map(({ id, attempt }) => [id, attempt]));
}

export async function gatewayOrdersOf(database: Database, attemptId: string): Promise<string[]> {
  const found = await database
    .select({ id: gatewayOrders.id })
    .from(gatewayOrders)
    .where(eq(gatewayOrders.attemptId, attemptId))
    .orderBy(asc(gatewayOrders.openedAt));
  return found.map(({ id }) => id);
}

export async function lastAddress(database: Database, buyerId: string): Promise<ShippingAddress | null> {
  const [attempt] = await database
    .select({ shippingAddress: paymentAttempts.shippingAddress })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.buyerId, buyerId), isNotNull(paymentAttempts.shippingAddress)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return attempt?.shippingAddress ?? null;
}

export async function insertAttempt(
  tx: Database,
  buyerId: string,
  offer: Offer,
  buyer: { shippingAddress: ShippingAddress | null; business: BusinessBuyer | null; giftNote: string },
  { now, reservedUntil }: { now: Date; reservedUntil: Date },
): Promise<Attempt> {
  const row = { id: randomUUID(), buyerId, state: 'open' as const, ...offer, ...buyer, reservedUntil };
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning();
  if (!attempt) throw new Error('the attempt was not inserted');
  return attempt;
}

export async function updateAttempt(
  tx: Database,
  id: string,
  change: Partial<
    Pick<
      Attempt,
      'state' | 'reservedUntil' | 'shippingAddress' | 'business' | 'giftNote' | 'gatewayOrderId' | 'gatewayPaymentId'
    >
  >,
  now: Date,
): Promise<Attempt> {
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({ ...change, updatedAt: now })
    .where(eq(paymentAttempts.id, id))
    .returning();
  if (!attempt) throw new Error('the attempt does not exist');
  return attempt;
}

export async function releaseAttempts(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(paymentAttempts)
    .set({ state: 'released', updatedAt: now })
    .where(inArray(paymentAttempts.id, [...ids]));
}

/**
 * Links a new gateway order to an open payment attempt. Earlier gateway orders stay linked, because
 * payments for them may still arrive.
 * @returns false if another request has changed the attempt
 */
export async function tieGatewayOrder(
  database: Database,
  attempt: Pick<Attempt, 'id' | 'gatewayOrderId'>,
  gatewayOrderId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with tied as (
      update payment_attempts set gateway_order_id = ${gatewayOrderId}, updated_at = ${now.toISOString()}
      where id = ${attempt.id} and state = 'open'
        and gateway_order_id is not distinct from ${attempt.gatewayOrderId}::text
      returning id)
    insert into gateway_orders (id, attempt_id, opened_at)
    select ${gatewayOrderId}, id, ${now.toISOString()}::timestamptz from tied returning id`);
  return rows.length === 1;
}

export async function attemptsOf(database: Database, buyerId: string): Promise<Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(paymentAttempts.createdAt);
}

/** Locks all attempts of a buyer. To avoid deadlocks, call this before locking any other rows. */
export async function lockAttemptsOf(tx: Database, buyerId: string): Promise<void> {
  await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(paymentAttempts.id)
    .for('update');
}

/**
 * Removes personal data from a buyer's attempts, including the titles of unpaid prints, which may
 * contain names.
 */
export async function forgetBuyer(tx: Database, buyerId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({
      buyerId: null,
      shippingAddress: null,
      business: null,
      giftNote: '',
      lines: sql`case ${paymentAttempts.state} when 'paid' then ${paymentAttempts.lines} else ${linesWithoutNames} end`,
    })
    .where(eq(paymentAttempts.buyerId, buyerId));
}

const linesWithoutNames = sql`coalesce((
  select jsonb_agg(case when starts_with(line ->> 'productId', 'print_') then line || '{"title": ""}' else line end order by place)
  from jsonb_array_elements(${paymentAttempts.lines}) with ordinality as listed (line, place)), '[]')`;
