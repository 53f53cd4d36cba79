import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { EmailTexts } from '@kaagazz/domain/content';
import { publishedTexts } from './published-texts.ts';
import { readCompany } from '../settings/shop-settings.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { type MailPicture, outbox } from './mail.tables.ts';

export const SEND_MAIL = 'send-mail';

export const SHOP_EMAIL = '{shop-email}';

export const SITE_ORIGIN = '{site-origin}';

export interface Mail {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  pictures?: readonly MailPicture[];
  expiresAt?: Date;
  /**
   * If true, the row is deleted after sending, so that the shop doesn't keep addresses of people
   * without an account.
   */
  forgetWhenDone?: boolean;
  orderNumber?: string;
  about?: string;
  /** URL that email clients call to unsubscribe the recipient (RFC 8058). */
  unsubscribeUrl?: string;
  rewrite?: (texts: EmailTexts) => Mail;
}

export async function stopWaitingMails(
  tx: Database,
  orderNumber: string,
  kinds: readonly string[],
  now: Date,
): Promise<void> {
  const isWaiting = sql`exists (
    select 1 from ${jobs} where kind = ${SEND_MAIL} and key = ${outbox.id}::text
      and (leased_until is null or leased_until <= ${now.toISOString()}::timestamptz))`;
  await tx
    .delete(outbox)
    .where(
      and(eq(outbox.orderNumber, orderNumber), inArray(outbox.kind, [...kinds]), isNull(outbox.sentAt), isWaiting),
    );
}

/**
 * Queues an email. Pass the transaction of the change that triggers the email, so that the email is
 * sent only if the change is committed.
 * @returns the email's id
 */
export async function enqueueMail(tx: Database, mail: Mail, now: Date, sendAt = now): Promise<string> {
  const [id] = await enqueueMails(tx, [mail], now, sendAt);
  if (id === undefined) throw new Error('no email was added');
  return id;
}

export async function enqueueMails(tx: Database, mails: readonly Mail[], now: Date, sendAt = now): Promise<string[]> {
  const editable = mails.filter(({ rewrite }) => rewrite).map(({ kind }) => kind);
  const textsOf = await publishedTexts(tx, [...new Set(editable)], now);
  const edited = mails.map((mail) => rewritten(mail, textsOf.get(mail.kind)));
  const rows = (await withShopEmail(tx, edited)).map((mail) => ({
    id: randomUUID(),
    kind: mail.kind,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    pictures: [...(mail.pictures ?? [])],
    createdAt: now,
    expiresAt: mail.expiresAt ?? null,
    forgetWhenDone: mail.forgetWhenDone ?? false,
    orderNumber: mail.orderNumber ?? null,
    about: mail.about ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
  }));
  await tx.insert(outbox).values(rows);
  const ids = rows.map(({ id }) => id);
  await enqueueJobs(tx, SEND_MAIL, ids, sendAt);
  return ids;
}

export function rewritten(mail: Mail, texts: EmailTexts | undefined): Mail {
  if (!mail.rewrite || !texts) return mail;
  const { subject, text, html } = mail.rewrite(texts);
  return { ...mail, subject, text, html };
}

async function withShopEmail(tx: Database, mails: readonly Mail[]): Promise<readonly Mail[]> {
  if (!mails.some(({ to, subject, text }) => `${to} ${subject} ${text}`.includes(SHOP_EMAIL))) return mails;
  const { email } = await readCompany(tx);
  const filled = (text: string) => text.replaceAll(SHOP_EMAIL, () => email);
  return mails.map(({ to, subject, text, html, ...mail }) => ({
    ...mail,
    to: filled(to),
    subject: filled(subject),
    text: filled(text),
    html: filled(html),
  }));
}
