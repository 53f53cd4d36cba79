import { CONTENT_KINDS, CONTENT_STATES } from '@kaagazz/domain/content';
import { z } from 'zod';
import { EditedVersion, listQuery } from '../desk-list/desk-list.schema.ts';

const LONGEST_FIELD = 60_000;

/** Fields by name. `CONTENT_FIELDS` defines which fields each kind has. */
const Fields = z.record(z.string().max(40), z.string().max(LONGEST_FIELD, `at most ${LONGEST_FIELD} characters`));

const row = {
  id: z.string(),
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  version: z.int(),
  title: z.string(),
  state: z.enum(CONTENT_STATES),
  updatedAt: z.string(),
  /** When the live version was published. Null if the entry isn't live. */
  publishedAt: z.string().nullable(),
  /** When the draft will be published. Null if it isn't scheduled. */
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
    /** Token for a preview link, which shows the draft on the site for one day. */
    preview: z.string(),
  })
  .meta({ id: 'DeskContent' });

export type DeskContent = z.output<typeof DeskContent>;

export const DeskContentVersion = z
  .object({
    version: z.int(),
    at: z.string(),
    /** Who saved the version. Empty for the content that a new shop starts with. */
    by: z.string(),
    fields: Fields,
  })
  .meta({ id: 'DeskContentVersion' });

export type DeskContentVersion = z.output<typeof DeskContentVersion>;

export const NewContent = z.object({ kind: z.enum(CONTENT_KINDS), fields: Fields });

export const ContentChange = EditedVersion.extend({
  fields: Fields,
  /** True if the form autosaved the draft. Successive autosaves replace each other. */
  autosave: z.boolean().optional(),
});

/** Publishes the draft at the given time in India, or now if `at` is empty. */
export const ContentPublication = EditedVersion.extend({
  at: z.union([
    z.literal(''),
    z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Enter a day and a time.')
      .refine((at) => !Number.isNaN(Date.parse(`${at}+05:30`)), 'Enter a day and a time.'),
  ]),
});

export const ContentWithdrawal = EditedVersion;
