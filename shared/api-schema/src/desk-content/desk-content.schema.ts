import { CONTENT_KINDS, CONTENT_STATES } from '@kaagazz/domain/content';
import { z } from 'zod';
import { EditedVersion, listQuery } from '../desk-list/desk-list.schema.ts';

const LONGEST_FIELD = 60_000;

const Fields = z.record(z.string().max(40), z.string().max(LONGEST_FIELD, `at most ${LONGEST_FIELD} characters`));

const row = {
  id: z.string(),
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  version: z.int(),
  title: z.string(),
  state: z.enum(CONTENT_STATES),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  scheduledFor: z.string().nullable(),
};

export const ContentQuery = listQuery(['updatedAt', 'title'], {
  kind: z.enum(CONTENT_KINDS).optional(),
  state: z.enum(['draft', 'scheduled']).optional(),
});

export const DeskContentRow = z.object(row).meta({ id: 'DeskContentRow' });

export type DeskContentRow = z.output<typeof DeskContentRow>;

export const DeskContent = z
  .object({
    ...row,
    fields: Fields,
    preview: z.string(),
  })
  .meta({ id: 'DeskContent' });

export type DeskContent = z.output<typeof DeskContent>;

export const DeskContentVersion = z
  .object({
    version: z.int(),
    at: z.string(),
    by: z.string(),
    fields: Fields,
  })
  .meta({ id: 'DeskContentVersion' });

export type DeskContentVersion = z.output<typeof DeskContentVersion>;

export const NewContent = z.object({ kind: z.enum(CONTENT_KINDS), fields: Fields });

export const ContentChange = EditedVersion.extend({
  fields: Fields,
  /** True for an autosave. Each autosave replaces the previous one. */
  autosave: z.boolean().optional(),
});

export const ContentPublication = EditedVersion.extend({
  /**
   * Publication date and time in India Standard Time, for example `2026-11-27T09:30`. An empty
   * string publishes immediately.
   */
  at: z.union([
    z.literal(''),
    z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Enter a day and a time.')
      .refine((at) => !Number.isNaN(Date.parse(`${at}+05:30`)), 'Enter a day and a time.'),
  ]),
});

export const ContentWithdrawal = EditedVersion;
