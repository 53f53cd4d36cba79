import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { lockProducts } from '../catalog/stock.ts';
import { orderLines, orders } from '../orders/tables/orders.tables.ts';
import { reviews } from './reviews.tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

const SHOWN = 20;

export async function deliveredOrder(tx: Database, number: string, productId: string): Promise<string | undefined> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.productId, productId)))
    .where(
      and(
        eq(orders.number, number),
        eq(orders.status, 'delivered'),
        or(isNotNull(orders.buyerId), isNotNull(orders.takenBy)),
      ),
    )
    .limit(1);
  return order?.id;
}

export async function writeReview(
  tx: Database,
  review: Omit<ReviewRow, 'state' | 'reply' | 'version'>,
): Promise<string | undefined> {
  const { name, stars, text, createdAt } = review;
  const [written] = await tx
    .insert(reviews)
    .values({ ...review, state: 'waiting' })
    .onConflictDoUpdate({
      target: [reviews.orderId, reviews.productId],
      set: { name, stars, text, createdAt, version: sql`${reviews.version} + 1` },
      setWhere: eq(reviews.state, 'waiting'),
    })
    .returning({ id: reviews.id });
  return written?.id;
}

export async function isDecided(database: Database, orderId: string, productId: string): Promise<boolean> {
  const [review] = await database
    .select({ state: reviews.state })
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), eq(reviews.productId, productId)));
  return review !== undefined && review.state !== 'waiting';
}

export function publishedReviews(database: Database, productId: string): Promise<ReviewRow[]> {
  return database
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.state, 'published')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(SHOWN);
}

export async function titlesOf(database: Database, rows: readonly ReviewRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ productId }) => productId);
  const found = await database
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(found.map(({ id, title }) => [id, title]));
}

export async function lockReview(tx: Database, id: string): Promise<ReviewRow | undefined> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return review;
}

export async function updateReview(
  tx: Database,
  { id, version }: ReviewRow,
  change: Pick<ReviewRow, 'state' | 'reply'>,
): Promise<ReviewRow> {
  const [review] = await tx
    .update(reviews)
    .set({ ...change, version: version + 1 })
    .where(eq(reviews.id, id))
    .returning();
  if (!review) throw new Error('the review does not exist');
  return review;
}

/**
 * Recalculates the ratings of products. Products without published reviews get the default rating
 * of 4.
 */
export async function refreshRatings(tx: Database, productIds: readonly string[]): Promise<void> {
  // Without this lock, two reviews published at the same time could produce a wrong average.
  await lockProducts(tx, productIds);
  await tx.execute(sql`
    update products set rating = coalesce(found.average, 4), review_count = found.count
    from (
      select wanted.id, avg(stars)::real as average, count(stars)::int as count
      from unnest(${sql.param([...productIds])}::text[]) as wanted (id)
      left join reviews on product_id = wanted.id and state = 'published'
      group by wanted.id
    ) as found
    where products.id = found.id`);
}

export async function reviewsOf(database: Database, buyerId: string): Promise<ReviewRow[]> {
  const found = await database
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.buyerId, buyerId))
    .orderBy(reviews.createdAt);
  return found.map(({ review }) => review);
}

export async function deleteReviewsOf(tx: Database, buyerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyerId));
  const deleted = await tx
    .delete(reviews)
    .where(inArray(reviews.orderId, own))
    .returning({ productId: reviews.productId });
  const productIds = [...new Set(deleted.map(({ productId }) => productId))].sort();
  if (productIds.length > 0) await refreshRatings(tx, productIds);
}
