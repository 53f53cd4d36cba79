import { randomUUID } from 'node:crypto';
import type { DeskReview, NewReview, OwnPhotograph, Review, ReviewDecision } from '@kaagazz/api-schema';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { type ListQuery, pageOfList } from '../../lists/list-query.ts';
import { Problem } from '../../plugins/problem.ts';
import { type Actor, noteDeskChange } from '../operator/audit.ts';
import { orderOfToken } from '../order-links/order-token.ts';
import type { ShopperPhotographs } from '../shopper-photographs/shopper-photographs.service.ts';
import {
  deliveredOrder,
  isDecided,
  lockReview,
  publishedReviews,
  refreshRatings,
  type ReviewRow,
  titlesOf,
  updateReview,
  writeReview,
} from './reviews.repository.ts';
import { reviews } from './reviews.tables.ts';

export class Reviews {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;
  readonly #photographs: ShopperPhotographs;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>, photographs: ShopperPhotographs) {
    this.#context = context;
    this.#photographs = photographs;
  }

  async published(productId: string): Promise<Review[]> {
    if (!/^[\w-]{1,100}$/.test(productId)) return [];
    const rows = await publishedReviews(this.#context.database, productId);
    const ids = rows.map(({ id }) => id);
    const photographs = await this.#photographs.listed(this.#context.database, 'reviewId', ids);
    return rows.map(({ id, createdAt, name, stars, text, reply }) => ({
      ...{ _id: id, name, stars, text, reply },
      photographs: photographs(id, '/api/review-photographs'),
      createdAt: createdAt.toISOString(),
    }));
  }

  write(productId: string, { token, photographs, ...review }: z.output<typeof NewReview>): Promise<void> {
    const { database, now } = this.#context;
    return inTransaction(database, async (tx) => {
      const order = await this.#orderOf(tx, token, productId);
      const row = { ...order, id: randomUUID(), productId, createdAt: now(), ...review };
      const reviewId = await writeReview(tx, row);
      if (reviewId === undefined) throw reviewedAlready();
      await this.#photographs.assign(tx, photographs, row, { reviewId });
    });
  }

  async addPhotograph(productId: string, token: string, body: unknown): Promise<OwnPhotograph> {
    const { database } = this.#context;
    const { orderId } = await this.#orderOf(database, token, productId);
    if (await isDecided(database, orderId, productId)) throw reviewedAlready();
    return this.#photographs.add({ orderId, productId }, body);
  }

  async #orderOf(database: Database, token: string, productId: string) {
    const { config } = this.#context;
    const secrets = [config.authSecret, ...config.previousAuthSecrets];
    const orderNumber = orderOfToken(secrets, token, { reviews: productId });
    const orderId = orderNumber && (await deliveredOrder(database, orderNumber, productId));
    if (!orderId)
      throw new Problem('REVIEW_LINK_INVALID', 'This link is not valid. Please open the link in our email again.');
    return { orderId, orderNumber };
  }

  async page({ state, ...query }: ListQuery<'createdAt'> & { state?: ReviewRow['state'] | undefined }) {
    const { rows, total } = await pageOfList(this.#context.database, reviews, state && eq(reviews.state, state), {
      ...query,
      by: reviews[query.sort],
      id: reviews.id,
    });
    return { data: await this.#allOnWire(this.#context.database, rows), total };
  }

  decide(by: Actor, id: string, { version, state, reply }: z.output<typeof ReviewDecision>): Promise<DeskReview> {
    const { database, now } = this.#context;
    return inTransaction(database, async (tx) => {
      const before = isUuid(id) && (await lockReview(tx, id));
      if (!before) throw new Problem('REVIEW_NOT_FOUND', 'There is no such review.');
      if (before.version !== version) {
        const current = await this.#onWire(tx, before);
        throw new Problem(
          'EDIT_CONFLICT',
          'Someone else changed this review while you were editing it. Review their changes, then save again.',
          { current },
        );
      }
      const after = await updateReview(tx, before, { state, reply });
      if (state === 'rejected') await this.#photographs.deleteOf(tx, { reviewId: id });
      await refreshRatings(tx, [before.productId]);
      const change = {
        action: 'reviews.decide',
        resource: 'review',
        record: id,
        before: { state: before.state, reply: before.reply },
        after: { state, reply },
      };
      await noteDeskChange(tx, by, change, now());
      return this.#onWire(tx, after);
    });
  }

  async #onWire(database: Database, row: ReviewRow): Promise<DeskReview> {
    const [review] = await this.#allOnWire(database, [row]);
    if (!review) throw new Error('there is one review for each row');
    return review;
  }

  async #allOnWire(database: Database, rows: readonly ReviewRow[]): Promise<DeskReview[]> {
    const ids = rows.map(({ id }) => id);
    const photographs = await this.#photographs.listed(database, 'reviewId', ids);
    const titles = await titlesOf(database, rows);
    return rows.map(({ orderId: _id, orderNumber, createdAt, ...review }) => ({
      ...review,
      productTitle: titles.get(review.productId),
      photographs: photographs(review.id, '/api/desk/review-photographs'),
      orderId: orderNumber,
      createdAt: createdAt.toISOString(),
    }));
  }
}

function reviewedAlready(): Problem {
  return new Problem('REVIEWED_ALREADY', 'You have already reviewed this product. Thank you.');
}
