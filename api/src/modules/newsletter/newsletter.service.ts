import type { DeskSubscriber } from '@kaagazz/api-schema';
import { eq, ilike, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { containing, type ListQuery, pageOfList } from '../../lists/list-query.ts';
import { Problem } from '../../plugins/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { confirmNewsletterMail } from './newsletter-mails.ts';
import { newsletterToken, readNewsletterToken } from './newsletter-token.ts';
import { newsletterIssues, newsletterSubscribers } from './newsletter.tables.ts';
import { addSubscriber, confirmSubscriber, deleteSubscriber, deleteUnconfirmed } from './subscribers.repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const UNCONFIRMED_DAYS = 2;

export class Newsletter {
  readonly #context: AppContext;
  readonly #throttle: Throttle;

  constructor(context: AppContext, throttle: Throttle) {
    this.#context = context;
    this.#throttle = throttle;
    const deleteOld = () =>
      deleteUnconfirmed(context.database, new Date(context.now().getTime() - UNCONFIRMED_DAYS * DAY_MS));
    context.jobs.register({ 'forget-unconfirmed-subscribers': { everyMs: DAY_MS, run: deleteOld } });
  }

  /**
   * Emails a confirmation link, even to existing subscribers, so that strangers can't find out who
   * has subscribed.
   */
  request(email: string): Promise<void> {
    const { config, database, now } = this.#context;
    return inTransaction(database, async (tx) => {
      if ((await this.#throttle.count(tx, 'newsletter-mails', email)) > 0) return;
      const { id } = await addSubscriber(tx, email, now());
      const token = newsletterToken(config.authSecret, { subscriberId: id, entryId: '' });
      await enqueueMail(tx, confirmNewsletterMail(email, { siteOrigin: config.siteOrigin, token }), now());
    });
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async confirm(token: string): Promise<void> {
    const { database, now } = this.#context;
    const found = this.#read(token);
    if (found && (await confirmSubscriber(database, found.subscriberId, now()))) return;
    throw new Problem('NOT_FOUND', 'This link has expired. Please subscribe again.');
  }

  async unsubscribe(token: string): Promise<void> {
    const found = this.#read(token);
    if (!found) return;
    const { subscriberId, entryId } = found;
    await inTransaction(this.#context.database, async (tx) => {
      if (!(await deleteSubscriber(tx, { id: subscriberId })) || entryId === '') return;
      await tx
        .update(newsletterIssues)
        .set({ unsubscribed: sql`${newsletterIssues.unsubscribed} + 1` })
        .where(eq(newsletterIssues.entryId, entryId));
    });
  }

  async page({ q, ...query }: ListQuery<'requestedAt' | 'confirmedAt' | 'email'>): Promise<{
    data: DeskSubscriber[];
    total: number;
  }> {
    const { rows, total } = await pageOfList(
      this.#context.database,
      newsletterSubscribers,
      q === '' ? undefined : ilike(newsletterSubscribers.email, containing(q)),
      { ...query, by: newsletterSubscribers[query.sort], id: newsletterSubscribers.id },
    );
    const data = rows.map(({ id, email, requestedAt, confirmedAt }) => ({
      id,
      email,
      requestedAt: requestedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    }));
    return { data, total };
  }

  #read(token: string) {
    const { authSecret, previousAuthSecrets } = this.#context.config;
    return readNewsletterToken([authSecret, ...previousAuthSecrets], token);
  }
}
