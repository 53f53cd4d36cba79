import { LISTED_KINDS, CONTENT_PAGES } from '@kaagazz/domain/content';
import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import { requiredText } from '../wire-text.ts';
import { SiteContent, SitePolicy } from './content.schema.ts';

const kinds = z
  .string()
  .transform((names) => names.split(','))
  .pipe(z.array(z.enum(LISTED_KINDS)).min(1).max(LISTED_KINDS.length));

export const contentOperations = {
  getContentOfPage: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/content',
    summary: 'Returns the published entries of some kinds, such as `event,insight`.',
    query: z.object({
      kinds,
      /** If set, texts and testimonials of other pages are left out. */
      page: z.enum(CONTENT_PAGES).optional(),
    }),
    response: { 200: z.object({ success: z.literal(true), content: SiteContent }) },
  },
  getPolicy: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/policy/:slug',
    summary: 'Returns the published text of a policy, such as `privacy-policy`.',
    params: z.object({ slug: requiredText(80) }),
    response: { 200: z.object({ success: z.literal(true), policy: SitePolicy }) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
