import { endpoint } from '@kaagazz/contract';

import { brandApi } from '../api.ts';

/** Query parameters for the published content that each page shows. */
const QUERIES = {
  home: { kinds: 'text,testimonial,milestone,figure', page: 'home' },
  sustainability: { kinds: 'text,testimonial', page: 'sustainability' },
  chitrayan: { kinds: 'text,testimonial', page: 'chitrayan' },
  community: { kinds: 'event,insight' },
} as const;

export const contentApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    policy: build.query(
      endpoint(
        'GET /site/policy/:slug',
        (slug: string) => ({ params: { slug } }),
        ({ policy }) => policy,
      ),
    ),
    content: build.query(
      endpoint(
        'GET /site/content',
        (page: keyof typeof QUERIES) => ({ query: QUERIES[page] }),
        ({ content }) => content,
      ),
    ),
  }),
});

export const { usePolicyQuery, useContentQuery } = contentApi;
