import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderReturns, orders } from '../orders/tables/orders.tables.ts';
import { shopperPhotographs } from './shopper-photographs.tables.ts';

export type PhotographRow = typeof shopperPhotographs.$inferSelect;

export type PhotographPurpose = Pick<PhotographRow, 'orderId' | 'productId'>;

export type PhotographOwner = { reviewId: string } | { returnId: string };

const DELETED_AT_ONCE = 100;

const isUnused = and(isNull(shopperPhotographs.reviewId), isNull(shopperPhotographs.returnId));

function hasPurpose({ orderId, productId }: PhotographPurpose) {
  const { productId: column } = shopperPhotographs;
  return and(eq(shopperPhotographs.orderId, orderId), productId === null ? isNull(column) : eq(column, productId));
}

function belongsTo(owner: PhotographOwner) {
  return 'reviewId' in owner
    ? eq(shopperPhotographs.reviewId, owner.reviewId)
    : eq(shopperPhotographs.returnId, owner.returnId);
}

export async function countUnused(database: Database, purpose: PhotographPurpose): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(shopperPhotographs)
    .where(and(hasPurpose(purpose), isUnused));
  return row?.count ?? 0;
}

export async function insertPhotograph(
  tx: Database,
  photograph: Omit<PhotographRow, 'reviewId' | 'returnId' | 'position'>,
  most: number,
): Promise<boolean> {
  // Lock the order, so that concurrent uploads can't exceed the limit.
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, photograph.orderId)).for('update');
  if ((await countUnused(tx, photograph)) >= most) return false;
  await tx.insert(shopperPhotographs).values(photograph);
  return true;
}

export async function assignPhotographs(
  tx: Database,
  ids: readonly string[],
  purpose: PhotographPurpose,
  owner: PhotographOwner,
): Promise<boolean> {
  const isFree = or(isUnused, belongsTo(owner));
  for (const [position, id] of ids.entries()) {
    const assigned = await tx
      .update(shopperPhotographs)
      .set({ ...owner, position })
      .where(and(eq(shopperPhotographs.id, id), hasPurpose(purpose), isFree))
      .returning({ id: shopperPhotographs.id });
    if (assigned.length === 0) return false;
  }
  await tx.delete(shopperPhotographs).where(and(belongsTo(owner), notInArray(shopperPhotographs.id, [...ids])));
  return true;
}

export async function deletePhotographsOf(tx: Database, owner: PhotographOwner): Promise<void> {
  await tx.delete(shopperPhotographs).where(belongsTo(owner));
}

export async function deletePhotograph(tx: Database, id: string): Promise<void> {
  await tx.delete(shopperPhotographs).where(eq(shopperPhotographs.id, id));
}

const { image, ...listedColumns } = getTableColumns(shopperPhotographs);

export async function photographsOf(
  database: Database,
  owner: 'reviewId' | 'returnId',
  ids: readonly string[],
): Promise<Map<string, Omit<PhotographRow, 'image'>[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select(listedColumns)
    .from(shopperPhotographs)
    .where(inArray(shopperPhotographs[owner], [...ids]))
    .orderBy(asc(shopperPhotographs.position));
  return Map.groupBy(rows, (row) => row[owner] ?? '');
}

export async function thumbnailsOf(database: Database, returnIds: readonly string[]) {
  if (returnIds.length === 0) return new Map<string, PhotographRow[]>();
  const { returnId, position } = shopperPhotographs;
  const rows = await database
    .select({ ...listedColumns, image })
    .from(shopperPhotographs)
    .where(inArray(returnId, [...returnIds]))
    .orderBy(asc(position));
  return Map.groupBy(rows, (row) => row.returnId ?? '');
}

const isPublished = sql<boolean>`exists (
  select 1 from reviews where reviews.id = ${shopperPhotographs.reviewId} and reviews.state = 'published')`;

export async function findPhotograph(
  database: Database,
  id: string,
  of: 'review' | 'published review' | 'return',
): Promise<PhotographRow | undefined> {
  const [row] = await database
    .select({ photograph: shopperPhotographs, isPublished })
    .from(shopperPhotographs)
    .where(eq(shopperPhotographs.id, id));
  if (!row) return undefined;
  const isFound = {
    review: row.photograph.reviewId !== null,
    'published review': row.isPublished,
    return: row.photograph.returnId !== null,
  }[of];
  return isFound ? row.photograph : undefined;
}

export async function deleteOldPhotographs(
  tx: Database,
  { unusedSince, closedSince }: { unusedSince: Date; closedSince: Date },
): Promise<void> {
  const closed = tx
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(lt(sql`coalesce(${orderReturns.receivedAt}, ${orderReturns.declinedAt})`, closedSince));
  const old = tx
    .select({ id: shopperPhotographs.id })
    .from(shopperPhotographs)
    .where(
      or(and(isUnused, lt(shopperPhotographs.createdAt, unusedSince)), inArray(shopperPhotographs.returnId, closed)),
    )
    .limit(DELETED_AT_ONCE);
  await tx.delete(shopperPhotographs).where(inArray(shopperPhotographs.id, old));
}

export function photographsOfBuyer(database: Database, buyerId: string): Promise<PhotographRow[]> {
  const own = database.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyerId));
  return database
    .select()
    .from(shopperPhotographs)
    .where(inArray(shopperPhotographs.orderId, own))
    .orderBy(asc(shopperPhotographs.createdAt));
}

export async function deletePhotographsOfBuyer(tx: Database, buyerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyerId));
  await tx.delete(shopperPhotographs).where(inArray(shopperPhotographs.orderId, own));
}
