import type { DeskNewsletter } from '@kaagazz/api-schema';
import { and, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { products } from '../catalog/catalog.tables.ts';
import { shownOf } from '../content/content-publication.ts';
import { contentEntries, type ContentFields } from '../content/content.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { hasFailed, jobOfMail } from '../mail/failed-mails.ts';
import { outbox } from '../mail/mail.tables.ts';
import { enqueueMail, enqueueMails, SITE_ORIGIN } from '../mail/outbox.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { NEWSLETTER, newsletterMail } from './newsletter-mails.ts';
import { newsletterToken } from './newsletter-token.ts';
import { newsletterIssues as issues, newsletterRecipients } from './newsletter.tables.ts';
import { countConfirmed, lockNextRecipients } from './subscribers.repository.ts';

const EVERY_MS = 60_000;
/**
 * Number of emails queued at once. Larger batches would delay other emails, such as sign-in codes.
 */
const BATCH = 100;

type Entry = typeof contentEntries.$inferSelect;

/** Sends each newsletter at most once to each confirmed subscriber. */
export class NewsletterIssues {
  readonly #context: AppContext;

  constructor(context: AppContext) {
    this.#context = context;
    context.jobs.register({ 'send-newsletters': { everyMs: EVERY_MS, run: () => this.#sendDue() } });
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async one(id: string): Promise<DeskNewsletter> {
    const { database } = this.#context;
    const { issue } = await this.#find(id);
    const { startedAt, finishedAt, recipients = 0, failed = 0, sent = 0, unsubscribed = 0 } = issue ?? {};
    return {
      subscribers: await countConfirmed(database),
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
      recipients,
      sent,
      failed,
      unsubscribed,
    };
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async preview(id: string): Promise<string> {
    const { config, database } = this.#context;
    const { entry } = await this.#find(id);
    const write = await this.#writer(database, entry.id, entry.draft);
    return write({ to: '', token: null }).html.replaceAll(SITE_ORIGIN, config.siteOrigin);
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async sendTest(by: SignedInStaff, id: string): Promise<void> {
    const { database, now } = this.#context;
    const { entry } = await this.#find(id);
    await inTransaction(database, async (tx) => {
      const write = await this.#writer(tx, entry.id, entry.draft);
      await enqueueMail(tx, write({ to: by.email, token: null }), now());
      await noteDeskChange(tx, by, { action: 'newsletter.test', resource: 'content', record: entry.id }, now());
    });
  }

  async #find(id: string) {
    const [found] = await this.#context.database
      .select({ entry: contentEntries, issue: issues })
      .from(contentEntries)
      .leftJoin(issues, eq(issues.entryId, contentEntries.id))
      .where(and(sql`${contentEntries.id}::text = ${id}`, eq(contentEntries.kind, NEWSLETTER)));
    if (!found) throw new Problem('NOT_FOUND', 'This newsletter no longer exists.');
    return found;
  }

  async #sendDue(): Promise<void> {
    const { database, now } = this.#context;
    const due = await database
      .select({ entry: contentEntries })
      .from(contentEntries)
      .leftJoin(issues, eq(issues.entryId, contentEntries.id))
      .where(
        and(
          eq(contentEntries.kind, NEWSLETTER),
          or(isNotNull(contentEntries.live), lte(contentEntries.nextAt, now())),
          isNull(issues.finishedAt),
        ),
      );
    for (const { entry } of due) await inTransaction(database, (tx) => this.#sendBatch(tx, entry));
  }

  async #sendBatch(tx: Database, entry: Entry): Promise<void> {
    const now = this.#context.now();
    const { live, liveAt } = shownOf(entry, now);
    if (!live || !liveAt) return;
    const entryId = entry.id;
    await tx.insert(issues).values({ entryId, startedAt: now }).onConflictDoNothing();
    const [issue] = await tx.select().from(issues).where(eq(issues.entryId, entryId)).for('update');
    if (!issue || issue.finishedAt) return;

    const { waiting, failed } = await progressOf(tx, entryId);
    const next = waiting > 0 ? [] : await lockNextRecipients(tx, entryId, { confirmedBy: liveAt, limit: BATCH });
    if (next.length > 0) {
      const { authSecret } = this.#context.config;
      const write = await this.#writer(tx, entryId, live);
      await tx.insert(newsletterRecipients).values(next.map(({ id }) => ({ entryId, subscriberId: id })));
      const mails = next.map(({ id, email }) =>
        write({ to: email, token: newsletterToken(authSecret, { subscriberId: id, entryId }) }),
      );
      await enqueueMails(tx, mails, now);
    }
    await tx
      .update(issues)
      .set({
        recipients: issue.recipients + next.length,
        failed,
        sent: issue.recipients - failed - waiting,
        finishedAt: waiting + next.length > 0 ? null : now,
      })
      .where(eq(issues.entryId, entryId));
  }

  async #writer(tx: Database, entryId: string, fields: ContentFields) {
    const { title = '', body = '', products: listed = '', buttonLabel: label = '', buttonPath: path = '' } = fields;
    const ids = listed.split(/[\s,]+/).filter(Boolean);
    const found =
      ids.length === 0
        ? []
        : await tx
            .select({ id: products.id, title: products.title, images: products.images, price: products.price })
            .from(products)
            .where(and(inArray(products.id, ids), products.onSale));
    const content = {
      entryId,
      title,
      body,
      products: ids.flatMap((id) =>
        found.filter((one) => one.id === id).map(({ images, ...product }) => ({ ...product, image: images[0] ?? '' })),
      ),
      action: label && path ? { label, path } : null,
      siteOrigin: this.#context.config.siteOrigin,
    };
    return (recipient: { to: string; token: string | null }) => newsletterMail({ ...content, ...recipient });
  }
}

async function progressOf(tx: Database, entryId: string): Promise<{ waiting: number; failed: number }> {
  const [progress] = await tx
    .select({
      waiting: count(sql`case when ${outbox.sentAt} is null and not (${hasFailed}) then 1 end`),
      failed: count(sql`case when ${hasFailed} then 1 end`),
    })
    .from(outbox)
    .leftJoin(jobs, jobOfMail)
    .where(and(eq(outbox.kind, NEWSLETTER), eq(outbox.about, entryId)));
  return progress ?? { waiting: 0, failed: 0 };
}
