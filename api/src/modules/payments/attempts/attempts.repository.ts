import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database } from '../../../db/database.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';
import { type AttemptLine, paymentAttempts } from './payments.tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** What a new attempt is made of; money in paise. */
export interface Offer {
  lines: AttemptLine[];
  goods: number;
  shipping: number;
  total: number;
}

/** Written out, because the indexes of open attempts are found only by a plan that knows the state. */
const isOpen = sql`${paymentAttempts.state} = 'open'`;

/** The buyer's open attempt, locked. */
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

/** What the buyer's open attempt holds; nothing is locked. */
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

/** Whether there is anything to release; asked often, by everybody who finds a shelf empty, so it locks nothing. */
export async function anyExpired(database: Database, now: Date): Promise<boolean> {
  const found = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(isOpen, lte(paymentAttempts.reservedUntil, now)))
    .limit(1);
  return found.length > 0;
}

/** Some of the attempts whose time is over, locked; those that another process works on are passed over. */
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

/** Those of some of the gateway's orders that we have opened, as far as we remember. */
export async function knownGatewayOrders(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await database
    .select({ id: paymentAttempts.gatewayOrderId })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.gatewayOrderId, [...ids]));
  return new Set(found.flatMap(({ id }) => id ?? []));
}

/** Where the buyer last wanted goods sent. */
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
  // A placeholder writes null into jsonb as the word.
  const address = shippingAddress && JSON.stringify(shippingAddress);
  await inserting(tx).execute({ ...attempt, shippingAddress: address });
  return attempt;
}

/** What it does not name is null. */
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
  if (!attempt) throw new Error('the attempt is gone');
  return attempt;
}

/** Ends attempts whose goods go back. */
export async function releaseAttempts(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(paymentAttempts)
    .set({ state: 'released', updatedAt: now })
    .where(inArray(paymentAttempts.id, [...ids]));
}

/** The same for one, while a shopper waits: of a list the database does not know how long it will be, and plans each anew. */
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
 * Ties an open attempt to a gateway's order, if no other request was faster. Prepared once per database, because each shopper
 * who opens a payment waits for it.
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
   * @param before the gateway order it had when the caller looked
   * @returns whether this one is it now
   */
  return async (
    { id, gatewayOrderId: before }: Pick<Attempt, 'id' | 'gatewayOrderId'>,
    { gatewayOrderId, now }: { gatewayOrderId: string; now: Date },
  ): Promise<boolean> => {
    const tied = await statement.execute({ id, before, gatewayOrderId, now: now.toISOString() });
    return tied.length === 1;
  };
}

/** All that a buyer tried, oldest first. */
export async function attemptsOf(database: Database, buyerId: string): Promise<Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(paymentAttempts.createdAt);
}

/** Locks all that a buyer tried, before anything else of an account is locked: settlements lock in that order too. */
export async function lockAttemptsOf(tx: Database, buyerId: string): Promise<void> {
  await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(paymentAttempts.id)
    .for('update');
}

/**
 * What was tried loses its owner and its address; and what was to be printed its title, which may name people, unless it was paid for: then it
 * stands in the order too.
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

/** Those that are printed to order are known by their ids (E34). */
const linesWithoutNames = sql`coalesce((
  select jsonb_agg(case when starts_with(line ->> 'productId', 'print_') then line || '{"title": ""}' else line end order by place)
  from jsonb_array_elements(${paymentAttempts.lines}) with ordinality as listed (line, place)), '[]')`;
