import { randomBytes, randomUUID } from 'node:crypto';
import type { PaymentLink, ShippingAddress } from '@kaagazz/api-schema';
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Attempt, Offer } from '../attempts/attempts.repository.ts';
import { paymentAttempts } from '../attempts/payments.tables.ts';
import { orderEvents } from '../../orders/tables/order-work.tables.ts';
import { orders } from '../../orders/tables/orders.tables.ts';
import { printLines } from '../../print/lines/print-lines.tables.ts';
import type { Person } from '../../../personal-data-holder.ts';
import { paymentLinks } from './payment-links.tables.ts';

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

type Payer = Pick<Person, 'id' | 'email'>;

export interface FoundLink {
  link: PaymentLinkRow;
  attempt: Attempt;
}

interface NewLink {
  /** The idempotency key. */
  id: string;
  staffId: string | null;
  changedLineId?: string | null;
  note: string;
  requestId: string | null;
  offer: Offer;
  shippingAddress: ShippingAddress | null;
  validUntil: Date;
}

export async function insertLink(
  tx: Database,
  { id, offer, shippingAddress, ...link }: NewLink,
  now: Date,
): Promise<FoundLink & { isNew: boolean }> {
  const unopened = {
    id,
    buyerId: null,
    state: 'released' as const,
    reservedUntil: now,
    createdAt: now,
    updatedAt: now,
  };
  const added = await tx
    .insert(paymentAttempts)
    .values({ ...unopened, ...offer, shippingAddress })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) {
    const token = randomBytes(32).toString('base64url');
    await tx.insert(paymentLinks).values({ ...link, id, token, createdAt: now });
  }
  const found = await findLink(tx, id);
  if (!found) throw new Error('the id belongs to the payment of a cart');
  return { ...found, isNew: added.length > 0 };
}

export async function findLink(database: Database, id: string): Promise<FoundLink | undefined> {
  const [found] = await selectLinks(database).where(eq(paymentLinks.id, id));
  return found;
}

export async function linkOfToken(database: Database, token: string): Promise<FoundLink | undefined> {
  const [found] = await selectLinks(database).where(eq(paymentLinks.token, token));
  return found;
}

export function selectLinks(database: Database) {
  return database
    .select({ link: paymentLinks, attempt: paymentAttempts })
    .from(paymentLinks)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentLinks.id))
    .$dynamic();
}

export async function settleLink(
  tx: Database,
  { id, staffId, note, requestId, createdAt }: PaymentLinkRow,
  orderNumber: string,
): Promise<void> {
  await tx.update(paymentLinks).set({ orderNumber }).where(eq(paymentLinks.id, id));
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber));
  if (!order) throw new Error('the link has no order');
  if (staffId !== null) {
    const event = { id: randomUUID(), orderId: order.id, at: createdAt, kind: 'taken', text: note, staffId };
    await tx.insert(orderEvents).values(event);
  }
  if (requestId !== null) {
    await tx.execute(sql`update request_work set state = 'closed' where request_id = ${requestId}`);
  }
}

export async function withdrawLink(tx: Database, id: string, now: Date): Promise<boolean> {
  const isUnpaid = and(eq(paymentLinks.id, id), isNull(paymentLinks.orderNumber), isNull(paymentLinks.withdrawnAt));
  const withdrawn = await tx.update(paymentLinks).set({ withdrawnAt: now }).where(isUnpaid).returning();
  return withdrawn.length > 0;
}

export function unpaidLinksOf(database: Database, person: Payer): Promise<FoundLink[]> {
  return selectLinks(database)
    .where(and(isFor(database, person), ne(paymentAttempts.state, 'paid')))
    .orderBy(paymentLinks.createdAt);
}

export async function forgetAddressesOf(tx: Database, person: Payer): Promise<void> {
  const links = tx.select({ id: paymentLinks.id }).from(paymentLinks);
  await tx
    .update(paymentAttempts)
    .set({ shippingAddress: null })
    .where(and(inArray(paymentAttempts.id, links), isFor(tx, person), ne(paymentAttempts.state, 'open')));
}

export async function lockLinksOf(tx: Database, person: Payer): Promise<void> {
  const links = tx.select({ id: paymentLinks.id }).from(paymentLinks);
  await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.id, links), isFor(tx, person)))
    .orderBy(paymentAttempts.id)
    .for('update');
}

function isFor(database: Database, { id, email }: Payer) {
  const changes = database
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .innerJoin(printLines, eq(printLines.id, paymentLinks.changedLineId))
    .where(eq(printLines.userId, id));
  const isAddressee = sql`lower(${paymentAttempts.shippingAddress} ->> 'email') = ${email}`;
  return or(isAddressee, inArray(paymentAttempts.id, changes));
}

/** Deletes the shipping addresses entered for payment links that expired before `moment`. */
export async function forgetAddresses(database: Database, moment: Date): Promise<void> {
  await database
    .update(paymentAttempts)
    .set({ shippingAddress: null })
    .where(
      and(
        sql`${paymentAttempts.shippingAddress} is not null`,
        sql`exists (${database
          .select({ id: paymentLinks.id })
          .from(paymentLinks)
          .where(and(eq(paymentLinks.id, paymentAttempts.id), lt(paymentLinks.validUntil, moment)))})`,
      ),
    );
}

export function linkState({ link, attempt }: FoundLink, now: Date): PaymentLink['state'] {
  if (attempt.state === 'paid') return 'paid';
  return link.withdrawnAt !== null || link.validUntil.getTime() < now.getTime() ? 'expired' : 'open';
}
