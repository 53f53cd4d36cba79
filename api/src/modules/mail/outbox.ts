import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import { type MailPicture, outbox } from './mail.tables.ts';

export const SEND_MAIL = 'send-mail';

/** A mail composed, not yet sent. */
export interface Mail {
  /** what it is, for operators: `code`, `order-confirmation` */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** what its HTML shows */
  pictures?: readonly MailPicture[];
  /** after this it is not worth sending any more */
  expiresAt?: Date;
  /** its mailbox has no account (any more): nothing of it is kept once it is sent or given up (E36) */
  forgetWhenDone?: boolean;
}

/**
 * Puts a mail into the outbox. Give it the transaction that does what the mail tells about: both happen, or neither.
 *
 * @returns the mail's id
 */
export async function enqueueMail(tx: Database, mail: Mail, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(outbox).values({
    id,
    kind: mail.kind,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    pictures: [...(mail.pictures ?? [])],
    createdAt: now,
    expiresAt: mail.expiresAt ?? null,
    forgetWhenDone: mail.forgetWhenDone ?? false,
  });
  await enqueueJobs(tx, SEND_MAIL, [id], now);
  return id;
}
