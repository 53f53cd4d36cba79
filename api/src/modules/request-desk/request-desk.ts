import type { DeskRequest, RequestChange, RequestQuote, RequestReply } from '@kaagazz/api-schema';
import { dayInIndia, fromRupees, taxWithin, toRupees, indianDay } from '@kaagazz/domain';
import { rolesWith } from '@kaagazz/domain/desk';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { MINIMUM_TOTAL } from '../payments/gateway/minimum-amount.ts';
import { linkUrl } from '../payments/links/link-url.ts';
import { insertLink, selectLinks } from '../payments/links/link-records.ts';
import { paymentLinks } from '../payments/links/payment-links.tables.ts';
import { readSeller } from '../settings/shop-settings.ts';
import { staff } from '../staff/staff.tables.ts';
import { detailsOf, type FoundRequest, lockRequest, placeOf, requestRow } from './request-list.ts';
import { replyMail } from './reply-mail.ts';
import { requestMessages, requestWork, type StoredQuote } from './request-work.tables.ts';

type WorkRow = typeof requestWork.$inferSelect;
type Reply = z.output<typeof RequestReply>;

export class RequestDesk {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.#context = context;
  }

  async one(id: string, database = this.#context.database): Promise<DeskRequest> {
    const place = placeOf(id);
    const row = await requestRow(database, id);
    if (!place || !row) throw notFound();
    const messages = await database
      .select({ message: requestMessages, name: staff.name })
      .from(requestMessages)
      .leftJoin(staff, eq(staff.id, requestMessages.staffId))
      .where(eq(requestMessages.requestId, place.id))
      .orderBy(asc(requestMessages.at), asc(requestMessages.id));
    const links = await selectLinks(database).where(eq(paymentLinks.requestId, place.id));
    const linkOf = new Map(
      links.map(({ link }) => [link.id, { url: linkUrl(this.#context.config, link), order: link.orderNumber }]),
    );
    const owners = await database
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(and(eq(staff.state, 'active'), inArray(staff.role, rolesWith('requests.answer'))))
      .orderBy(asc(staff.name), asc(staff.id));
    const today = dayInIndia(this.#context.now());
    return {
      ...row,
      ...(await detailsOf(database, row.kind, place.id)),
      messages: messages.map(({ message: { id: key, at, subject, text, quote }, name }) => ({
        id: key,
        at: at.toISOString(),
        who: name ?? 'somebody who left',
        subject,
        text,
        quote: quote && { ...quoteOnWire(quote, today), link: linkOf.get(key) ?? null },
      })),
      owners,
    };
  }

  async change(by: SignedInStaff, id: string, change: z.output<typeof RequestChange>): Promise<void> {
    const { version, state, ownerId } = change;
    await this.#change(by, id, 'change', async (tx, { work }) => {
      if (version !== work.version) {
        const current = await this.one(id, tx);
        throw new Problem(
          'EDIT_CONFLICT',
          'Someone else changed this request while you were editing it. Review their changes, then save again.',
          { current },
        );
      }
      if (ownerId) await assertCanAnswer(tx, ownerId);
      return { ...(state && { state }), ...(ownerId !== undefined && { ownerId }) };
    });
  }

  reply(by: SignedInStaff, id: string, reply: Reply): Promise<void> {
    return this.#send(by, id, reply, null);
  }

  quote(
    by: SignedInStaff,
    id: string,
    { lines, validUntil, withLink, ...reply }: z.output<typeof RequestQuote>,
  ): Promise<void> {
    const priced = lines.map((line) => ({ ...line, unitPrice: fromRupees(line.unitPrice) }));
    const sums = priced.map(({ quantity, unitPrice, taxPercent }) => {
      const amount = quantity * unitPrice;
      return { amount, tax: amount - taxWithin(amount, taxPercent, 'across').taxable };
    });
    const total = sums.reduce((sum, { amount }) => sum + amount, 0);
    const tax = sums.reduce((sum, line) => sum + line.tax, 0);
    if (withLink && total < MINIMUM_TOTAL) {
      throw new Problem('AMOUNT_TOO_SMALL', 'A quote with a payment link must total at least Rs. 1.');
    }
    if (withLink && validUntil < dayInIndia(this.#context.now())) {
      throw new Problem('NOT_POSSIBLE', 'This quote has expired. Please enter a later expiry date.');
    }
    return this.#send(by, id, reply, { lines: priced, total, tax, validUntil }, withLink);
  }

  async #send(
    by: SignedInStaff,
    id: string,
    { key, subject, text }: Reply,
    quote: StoredQuote | null,
    withLink = false,
  ): Promise<void> {
    const now = this.#context.now();
    await this.#change(by, id, quote ? 'quote' : 'reply', async (tx, { request, requestId }) => {
      const message = { id: key, requestId, at: now, staffId: by.id, subject, text, quote };
      const added = await tx.insert(requestMessages).values(message).onConflictDoNothing().returning();
      if (added.length === 0) {
        const [known] = await tx.select().from(requestMessages).where(eq(requestMessages.id, key));
        if (known?.requestId === requestId) return null;
        throw new Problem('NOT_POSSIBLE', 'This form is out of date. Please reload the page and try again.');
      }
      const url = quote && withLink ? await this.#createLink(tx, { key, requestId, staffId: by.id }, quote) : null;
      const { bank } = await readSeller(tx);
      await enqueueMail(tx, replyMail({ to: request.email, subject, text, quote, url, bank }), now);
      return { state: 'answered' };
    });
  }

  async #createLink(
    tx: Database,
    { key, requestId, staffId }: { key: string; requestId: string; staffId: string },
    { lines, total, validUntil }: StoredQuote,
  ): Promise<string> {
    const { config, now } = this.#context;
    const offer = {
      lines: lines.map(({ title, quantity, unitPrice, taxPercent }, at) => {
        return { productId: `quote_${key}_${at + 1}`, title, image: '', quantity, unitPrice, taxPercent };
      }),
      goods: total,
      shipping: 0,
      discount: 0,
      discountCode: null,
      total,
    };
    const end = new Date(indianDay(validUntil).end.getTime() - 1);
    const wanted = { id: key, staffId, note: 'Paid quote', requestId, offer, shippingAddress: null, validUntil: end };
    const { link } = await insertLink(tx, wanted, now());
    return linkUrl(config, link);
  }

  async #change(
    by: SignedInStaff,
    id: string,
    verb: string,
    work: (
      tx: Database,
      locked: { request: FoundRequest; requestId: string; work: WorkRow },
    ) => Promise<Partial<WorkRow> | null>,
  ): Promise<void> {
    await inTransaction(this.#context.database, async (tx) => {
      const found = await lockRequest(tx, id);
      if (!found) throw notFound();
      const { request, requestId } = found;
      await tx.insert(requestWork).values({ requestId }).onConflictDoNothing();
      const isThis = eq(requestWork.requestId, requestId);
      const [row] = await tx.select().from(requestWork).where(isThis);
      if (!row) throw notFound();
      const changed = await work(tx, { request, requestId, work: row });
      if (!changed) return;
      await tx
        .update(requestWork)
        .set({ ...changed, version: row.version + 1 })
        .where(isThis);
      const before = Object.fromEntries(Object.entries(row).filter(([name]) => name in changed));
      const entry = { action: `requests.${verb}`, resource: 'request', record: id, before, after: changed };
      await noteDeskChange(tx, by, entry, this.#context.now());
    });
  }
}

async function assertCanAnswer(tx: Database, staffId: string): Promise<void> {
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId));
  if (person?.state !== 'active' || !rolesWith('requests.answer').includes(person.role)) {
    throw new Problem('STAFF_NOT_FOUND', 'This person isn’t allowed to answer requests. Choose someone else.');
  }
}

function quoteOnWire(quote: StoredQuote, today: string) {
  return { ...quoteInRupees(quote), isExpired: quote.validUntil < today };
}

export function quoteInRupees({ lines, total, tax, validUntil }: StoredQuote) {
  return {
    lines: lines.map((line) => ({ ...line, unitPrice: toRupees(line.unitPrice) })),
    total: toRupees(total),
    tax: toRupees(tax),
    validUntil,
  };
}

function notFound(): Problem {
  return new Problem('NOT_FOUND', 'There is no such request.');
}
