import type { ContentKind } from '@kaagazz/domain/content';
import { z } from 'zod';
import { oneLine, requiredText } from '../wire-text.ts';

/** The fields of each kind of content. All values are text, as people type them at the desk. */
export const CONTENT_FIELDS = {
  policy: z.strictObject({
    title: oneLine(80, 'Enter a title.'),
    summary: requiredText(500, 'Enter a summary.'),
    body: requiredText(60_000, 'Enter the text of the policy.'),
  }),
} as const satisfies Record<ContentKind, z.ZodType<Record<string, string>>>;

/** A paragraph, a list, or a list of terms with their meanings. */
const PolicyBlock = z.union([
  z.string(),
  z.object({ items: z.array(z.string()) }),
  z.object({ terms: z.array(z.object({ term: z.string(), text: z.string() })) }),
]);

export type PolicyBlock = z.output<typeof PolicyBlock>;

/** A policy as pages show it. Its text may contain placeholders, such as `{email}`. */
export const SitePolicy = z
  .object({
    title: z.string(),
    summary: z.string(),
    /** The day in India when the current text was published. */
    updatedOn: z.string(),
    sections: z.array(
      z.object({
        /** Fragment of the section's URL. */
        id: z.string(),
        title: z.string(),
        blocks: z.array(PolicyBlock),
      }),
    ),
  })
  .meta({ id: 'SitePolicy' });

export type SitePolicy = z.output<typeof SitePolicy>;
