import { z } from 'zod';
import { emailAddress, requiredText } from '../wire-text.ts';

export const NewsletterRequest = z.object({ email: emailAddress });

export const NewsletterToken = z.object({ token: requiredText(200) });

export const NewsletterDone = z.object({ success: z.literal(true) });

export const DeskSubscriber = z
  .object({
    id: z.string(),
    email: z.string(),
    requestedAt: z.string(),
    confirmedAt: z.string().nullable(),
  })
  .meta({ id: 'DeskSubscriber' });

export type DeskSubscriber = z.output<typeof DeskSubscriber>;

export const DeskNewsletter = z
  .object({
    subscribers: z.int(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    recipients: z.int(),
    sent: z.int(),
    failed: z.int(),
    unsubscribed: z.int(),
  })
  .meta({ id: 'DeskNewsletter' });

export type DeskNewsletter = z.output<typeof DeskNewsletter>;
