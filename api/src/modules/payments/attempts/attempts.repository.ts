import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database } from '../../../db/database.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';
import { type AttemptLine, paymentAttempts } from './payments.tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** Amounts are in paise. */
export interface Offer {
  lines: AttemptLine[];
  goods: number;
  shipping: number;
  total: number;
}

/**
 * Not a parameter, because PostgreSQL uses the partial indexes only if it knows the state when
 * planning.
 */
const isOpen = sql`${paymentAttempts.state} = 'open'`;

/** Locks and returns the buyer's open attempt. */
export async function lockOpenAttempt(tx: Database, buyerId: string): Promise<Attempt | undefined> {
  const [attempt] = await lockingOpen(tx).execute({ buyerId });
  return attempt;
}

const lockingOpen = builtOnce((on) =>
  on
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.buyerId, sql.placeholder('buyerId')), isOpen))
    .for('update')
    .prepare('lock_open_attempt'),
);

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

/** Locks nothing, because every shopper who finds a product out of stock asks this. */
export async function anyExpired(database: Database, now: Date): Promise<boolean> {
  const found = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(isOpen, lte(paymentAttempts.reservedUntil, now)))
    .limit(1);
  return found.length > 0;
}

/** Locks and returns expired open attempts. Skips those that another process has locked. */
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
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.gatewayOrderId, gatewayOrderId));
  return attempt;
}

/** Returns the ids that we have an attempt for. */
export async function knownGatewayOrders(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await database
    .select({ id: paymentAttempts.gatewayOrderId })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.gatewayOrderId, [...ids]));
  return new Set(found.flatMap(({ id }) => id ?? []));
}

/** Returns the shipping address of the buyer's last attempt that has one. */
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
  shippingAddress: ShippingAddress | null,
  { now, reservedUntil }: { now: Date; reservedUntil: Date },
): Promise<Attempt> {
  const attempt: Attempt = {
    id: randomUUID(),
    buyerId,
    state: 'open',
    ...offer,
    shippingAddress,
    gatewayOrderId: null,
    gatewayPaymentId: null,
    reservedUntil,
    createdAt: now,
    updatedAt: now,
  };
  // A placeholder would store null as the JSON value null.
  const address = shippingAddress && JSON.stringify(shippingAddress);
  await inserting(tx).execute({ ...attempt, shippingAddress: address });
  return attempt;
}

const inserting = builtOnce((on) =>
  on
    .insert(paymentAttempts)
    .values({
      id: sql.placeholder('id'),
      buyerId: sql.placeholder('buyerId'),
      state: 'open',
      lines: sql.placeholder('lines'),
      goods: sql.placeholder('goods'),
      shipping: sql.placeholder('shipping'),
      total: sql.placeholder('total'),
      shippingAddress: sql`${sql.placeholder('shippingAddress')}::jsonb`,
      reservedUntil: sql.placeholder('reservedUntil'),
      createdAt: sql.placeholder('createdAt'),
      updatedAt: sql.placeholder('updatedAt'),
    })
    .prepare('insert_attempt'),
);

export async function updateAttempt(
  tx: Database,
  id: string,
  change: Partial<Pick<Attempt, 'state' | 'reservedUntil' | 'shippingAddress' | 'gatewayPaymentId'>>,
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

/** Prepared, because a shopper waits. A list of ids is planned again for each length. */
export async function releaseAttempt(tx: Database, id: string, now: Date): Promise<void> {
  await releasing(tx).execute({ id, now: now.toISOString() });
}

const releasing = builtOnce((on) =>
  on
    .update(paymentAttempts)
    .set({ state: 'released', updatedAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(eq(paymentAttempts.id, sql.placeholder('id')))
    .prepare('release_attempt'),
);

/**
 * Stores the gateway order of an open attempt, unless another request was faster. Prepared, because
 * a shopper waits.
 */
export function prepareTie(database: Database) {
  const statement = database
    .update(paymentAttempts)
    .set({
      gatewayOrderId: sql`${sql.placeholder('gatewayOrderId')}`,
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(
      and(
        eq(paymentAttempts.id, sql.placeholder('id')),
        isOpen,
        sql`${paymentAttempts.gatewayOrderId} is not distinct from ${sql.placeholder('before')}::text`,
      ),
    )
    .returning({ id: paymentAttempts.id })
    .prepare('tie_gateway_order');

  /**
   * @param attempt as the caller read it, with the gateway order that is replaced
   * @returns false if another request has changed the attempt meanwhile
   */
  return async (
    { id, gatewayOrderId: before }: Pick<Attempt, 'id' | 'gatewayOrderId'>,
    { gatewayOrderId, now }: { gatewayOrderId: string; now: Date },
  ): Promise<boolean> => {
    const tied = await statement.execute({ id, before, gatewayOrderId, now: now.toISOString() });
    return tied.length === 1;
  };
}

/** Oldest first. */
export async function attemptsOf(database: Database, buyerId: string): Promise<Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(paymentAttempts.createdAt);
}

/** Call it before locking anything else of an account, because settlements lock in that order. */
export async function lockAttemptsOf(tx: Database, buyerId: string): Promise<void> {
  await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(paymentAttempts.id)
    .for('update');
}

/**
 * Removes buyer and address. Also removes titles of print lines, which may contain names, unless
 * they were paid for and are part of an order.
 */
export async function forgetBuyer(tx: Database, buyerId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({
      buyerId: null,
      shippingAddress: null,
      lines: sql`case ${paymentAttempts.state} when 'paid' then ${paymentAttempts.lines} else ${linesWithoutNames} end`,
    })
    .where(eq(paymentAttempts.buyerId, buyerId));
}

const linesWithoutNames = sql`coalesce((
  select jsonb_agg(case when starts_with(line ->> 'productId', 'print_') then line || '{"title": ""}' else line end order by place)
  from jsonb_array_elements(${paymentAttempts.lines}) with ordinality as listed (line, place)), '[]')`;
