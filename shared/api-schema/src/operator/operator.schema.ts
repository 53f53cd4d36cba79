import { z } from 'zod';
import { oneLine, text } from '../wire-text.ts';

/** Maximum length of an operator's note, in UTF-16 code units. */
const LONGEST_NOTE = 500;

/** Who makes a change and why, for the audit trail. */
export const OperatorWords = z.object({
  who: oneLine(100),
  note: text(LONGEST_NOTE)
    .default('')
    .transform((words) => words.replace(/\s+/g, ' ')),
});

/** Who downloads a file, for the audit trail. */
export const TakenBy = OperatorWords.pick({ who: true });

/** Query of lists that are sorted newest first. */
export const NewestFirstQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});

export const AuditPage = z.object({
  success: z.literal(true),
  lines: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      action: z.string(),
      subject: z.string(),
      from: z.string(),
      to: z.string(),
      note: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

export const OperatorHealth = z.object({
  success: z.literal(true),
  products: z.number().int(),
  accounts: z.number().int(),
  /** Emails that are not sent yet. */
  mailsWaiting: z.number().int(),
  /** Emails that failed too often. */
  mailsFailed: z.number().int(),
  jobsDead: z.number().int(),
});

export const DeadJobs = z.object({
  success: z.literal(true),
  jobs: z.array(
    z.object({
      kind: z.string(),
      key: z.string(),
      attempts: z.number().int(),
      error: z.string(),
      diedAt: z.string(),
    }),
  ),
});

/** Without a key, all dead jobs of the kind. */
export const RetryJobs = OperatorWords.extend({ kind: oneLine(100), key: oneLine(200).optional() });

/** Keys of the restarted jobs. */
export const RetriedJobs = z.object({ success: z.literal(true), keys: z.array(z.string()) });
