import { z } from 'zod';
import { requiredText, text } from '../wire-text.ts';

const LARGEST_PAGE = 100;

export function listQuery<const Fields extends readonly [string, ...string[]], Filters extends z.core.$ZodLooseShape>(
  sortFields: Fields,
  filters: Filters,
) {
  return z.object({
    page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number<number>().int().min(1).max(LARGEST_PAGE).default(25),
    sort: z.enum(sortFields).default(sortFields[0]),
    order: z.enum(['asc', 'desc']).default('desc'),
    /** Search text. */
    q: text(200).default(''),
    ...filters,
  });
}

export function listOf<Record extends z.ZodType>(record: Record) {
  return z.object({ success: z.literal(true), data: z.array(record), total: z.int() });
}

export function recordOf<Record extends z.ZodType>(record: Record) {
  return z.object({ success: z.literal(true), data: record });
}

export const DeskRecordParams = z.object({ id: requiredText(200) });

export const EditedVersion = z.object({ version: z.int().min(1) });

export const DeskDone = z.object({ success: z.literal(true) });

export const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((word) => (word === undefined ? undefined : word === 'true'));
