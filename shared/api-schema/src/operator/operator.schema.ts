import { z } from 'zod';
import { oneLine, text } from '../wire-text.ts';

const LONGEST_NOTE = 500;

export const OperatorWords = z.object({
  who: oneLine(100),
  note: text(LONGEST_NOTE)
    .default('')
    .transform((words) => words.replace(/\s+/g, ' ')),
});

export const TakenBy = OperatorWords.pick({ who: true });

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
  mailsWaiting: z.number().int(),
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

export const RetryJobs = OperatorWords.extend({ kind: oneLine(100), key: oneLine(200).optional() });

export const RetriedJobs = z.object({ success: z.literal(true), keys: z.array(z.string()) });

export const LiveCheck = z.object({
  name: z.string(),
  ok: z.boolean(),
  blocks: z.boolean(),
  detail: z.string(),
});

export const LiveChecks = z.object({ success: z.literal(true), checks: z.array(LiveCheck) });

export const SendTestMail = z.object({ to: z.email() });

export const QueuedMail = z.object({ success: z.literal(true), id: z.string() });

export const RolloutRevision = z.object({ revision: z.int().min(1).max(2_147_483_647) });
