import { LISTED_KINDS, CONTENT_PAGES } from '@kaagazz/domain/content';
import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import { requiredText } from '../wire-text.ts';
import { SiteContent, SitePolicy, SiteStoryList, SiteStoryPage } from './content.schema.ts';

const kinds = z
  .string()
  .transform((names) => names.split(','))
  .pipe(z.array(z.enum(LISTED_KINDS)).min(1).max(LISTED_KINDS.length));

const preview = z.string().max(200).optional();

export const contentOperations = {
  getContentOfPage: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/content',
    summary: 'Returns published content of the given kinds, such as `event,insight`.',
    query: z.object({
      kinds,
      page: z.enum(CONTENT_PAGES).optional(),
      /** Maximum number of posts. */
      posts: z.coerce.number().int().min(1).max(100).optional(),
      preview,
    }),
    response: { 200: z.object({ success: z.literal(true), content: SiteContent }) },
  },
  getPost: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/post/:slug',
    summary: 'Returns a published post and the posts to read next.',
    params: z.object({ slug: requiredText(120) }),
    query: z.object({ preview }),
    response: { 200: SiteStoryPage.extend({ success: z.literal(true) }) },
    errors: ['NOT_FOUND'],
  },
  listPosts: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/posts',
    summary: 'Lists the published posts, newest first, for sitemaps and feeds.',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(100),
      cursor: z
        .string()
        .regex(/^\d{1,6}$/)
        .optional(),
      html: z
        .enum(['true', 'false'])
        .default('false')
        .transform((word) => word === 'true'),
    }),
    response: { 200: SiteStoryList.extend({ success: z.literal(true) }) },
  },
  getPolicy: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/policy/:slug',
    summary: 'Returns the published text of a policy, such as `privacy-policy`.',
    params: z.object({ slug: requiredText(80) }),
    query: z.object({ preview }),
    response: { 200: z.object({ success: z.literal(true), policy: SitePolicy }) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
