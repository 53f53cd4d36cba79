import { randomUUID } from 'node:crypto';
import type { DeskReview, NewReview, Review, ReviewDecision } from '@kaagazz/api-schema';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { type ListQuery, pageOfList } from '../../lists/list-query.ts';
import { Problem } from '../../plugins/problem.ts';
import { type Actor, noteDeskChange } from '../operator/audit.ts';
import { orderOfToken } from '../order-links/order-token.ts';
import {
  deliveredOrder,
  lockReview,
  publishedReviews,
  refreshRatings,
  type ReviewRow,
  updateReview,
  writeReview,
} from './reviews.repository.ts';
import { reviews } from './reviews.tables.ts';

/**
 * Lets buyers review delivered products, and lets staff publish and answer the reviews
 * (docs/product.md, Reviews).
 */
export class Reviews {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.#context = context;
  }

  async published(productId: string): Promise<Review[]> {
    // Skip the query for ids with other characters, because PostgreSQL rejects some characters that
    // a URL may contain.
    if (!/^[\w-]{1,100}$/.test(productId)) return [];
    const rows = await publishedReviews(this.#context.database, productId);
    return rows.map(({ id, name, stars, text, reply, createdAt }) => {
      return { _id: id, name, stars, text, reply, createdAt: createdAt.toISOString() };
    });
  }

  /**
   * Stores a review, which stays hidden until staff publish it. Until then, the buyer can replace
   * it by submitting another one.
   *
   * @throws Problem 403 `REVIEW_LINK_INVALID`; 409 `REVIEWED_ALREADY`
   */
  write(productId: string, { token, ...review }: z.output<typeof NewReview>): Promise<void> {
    const { config, database, now } = this.#context;
    return inTransaction(database, async (tx) => {
      const secrets = [config.authSecret, ...config.previousAuthSecrets];
      const orderNumber = orderOfToken(secrets, token, { reviews: productId });
      const orderId = orderNumber && (await deliveredOrder(tx, orderNumber, productId));
      if (!orderId) throw new Problem('REVIEW_LINK_INVALID', 'This link is not valid. Please open it from our email.');
      const row = { id: randomUUID(), orderId, orderNumber, productId, createdAt: now(), ...review };
      if (await writeReview(tx, row)) return;
      throw new Problem('REVIEWED_ALREADY', 'You have already reviewed this product. Thank you.');
    });
  }

  async page({ state, ...query }: ListQuery<'createdAt'> & { state?: ReviewRow['state'] | undefined }) {
    const { rows, total } = await pageOfList(this.#context.database, reviews, state && eq(reviews.state, state), {
      ...query,
      by: reviews[query.sort],
      id: reviews.id,
    });
    return { data: rows.map(onWire), total };
  }

  /**
   * Publishes or rejects a review and stores the shop's reply.
   *
   * @throws Problem 404 `REVIEW_NOT_FOUND`, 409 `EDIT_CONFLICT`
   */
  decide(by: Actor, id: string, { version, state, reply }: z.output<typeof ReviewDecision>): Promise<DeskReview> {
    const { database, now } = this.#context;
    return inTransaction(database, async (tx) => {
      const before = isUuid(id) && (await lockReview(tx, id));
      if (!before) throw new Problem('REVIEW_NOT_FOUND', 'There is no such review.');
      if (before.version !== version) {
        throw new Problem('EDIT_CONFLICT', 'This review has changed in the meantime.', { current: onWire(before) });
      }
      const after = await updateReview(tx, before, { state, reply });
      await refreshRatings(tx, [before.productId]);
      const change = {
        action: 'reviews.decide',
        resource: 'review',
        record: id,
        before: { state: before.state, reply: before.reply },
        after: { state, reply },
      };
      await noteDeskChange(tx, by, change, now());
      return onWire(after);
    });
  }
}

function onWire({ orderId: _id, orderNumber, createdAt, ...review }: ReviewRow): DeskReview {
  return { ...review, orderId: orderNumber, createdAt: createdAt.toISOString() };
}
