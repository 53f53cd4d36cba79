import { z } from 'zod';
import { emailAddress, requiredText } from '../wire-text.ts';

export const NewsletterRequest = z.object({ email: emailAddress });

/** Token from the links in a newsletter email. Only the mailbox's owner knows the token. */
export const NewsletterToken = z.object({ token: requiredText(200) });

export const NewsletterDone = z.object({ success: z.literal(true) });

export const DeskSubscriber = z
  .object({
    id: z.string(),
    email: z.string(),
    requestedAt: z.string(),
    /** When the subscriber confirmed the email address. Null if unconfirmed. */
    confirmedAt: z.string().nullable(),
  })
  .meta({ id: 'DeskSubscriber' });

export type DeskSubscriber = z.output<typeof DeskSubscriber>;

export const DeskNewsletter = z
  .object({
    /** Current number of confirmed subscribers. */
    subscribers: z.int(),
    /** When sending started. Null if the newsletter has not been sent. */
    startedAt: z.string().nullable(),
    /** When the last email was sent or failed. Null until then. */
    finishedAt: z.string().nullable(),
    recipients: z.int(),
    sent: z.int(),
    failed: z.int(),
    /** Number of recipients who unsubscribed with a link in this newsletter. */
    unsubscribed: z.int(),
  })
  .meta({ id: 'DeskNewsletter' });

export type DeskNewsletter = z.output<typeof DeskNewsletter>;
