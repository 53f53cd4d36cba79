import { isCalendarDay } from '@kaagazz/domain';
import { z } from 'zod';
import { text } from '../wire-text.ts';

export const AuditFilters = {
  who: text(100).optional(),
  /** For example `orders.ship`. */
  action: text(100).optional(),
  /** For example `KGZ-2026-000001`. */
  record: text(200).optional(),
  day: z.string().refine(isCalendarDay, 'Enter a day as YYYY-MM-DD.').optional(),
};

/** `before` and `after` contain only the changed fields. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    who: z.object({ id: z.string().nullable(), name: z.string() }),
    action: z.string(),
    resource: z.string(),
    record: z.string(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    note: z.string(),
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.output<typeof AuditEntry>;
