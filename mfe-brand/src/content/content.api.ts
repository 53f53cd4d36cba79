import { callOperation, endpoint } from '@kaagazz/contract';
import { useSearchParams } from 'react-router-dom';

import { brandApi } from '../api.ts';

const QUERIES = {
  home: { kinds: 'text,testimonial,milestone,figure,post', page: 'home', posts: '3' },
  sustainability: { kinds: 'text,testimonial', page: 'sustainability' },
  chitrayan: { kinds: 'text,testimonial', page: 'chitrayan' },
  community: { kinds: 'event,insight,post', posts: '3' },
  blogs: { kinds: 'post' },
} as const;

export type Page = keyof typeof QUERIES;

interface Wanted<Name extends string = string> {
  of: Name;
  preview?: string;
}

export const contentApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    policy: build.query(
      endpoint(
        'GET /site/policy/:slug',
        ({ of, ...query }: Wanted) => ({ params: { slug: of }, query }),
        ({ policy }) => policy,
      ),
    ),
    post: build.query({
      async queryFn({ of, ...query }: Wanted, _api, _extraOptions, send) {
        const { data, error } = await callOperation(send, 'GET /site/post/:slug', { params: { slug: of }, query });
        return !error ? { data } : error.status === 404 ? { data: null } : { error };
      },
    }),
    content: build.query(
      endpoint(
        'GET /site/content',
        ({ of, ...query }: Wanted<Page>) => ({ query: { ...QUERIES[of], ...query } }),
        ({ content }) => content,
      ),
    ),
  }),
});

export function wanted<Name extends string>(of: Name, search: URLSearchParams): Wanted<Name> {
  const preview = search.get('preview');
  return { of, ...(preview !== null && { preview }) };
}

export const useContentQuery = (page: Page) => contentApi.useContentQuery(wanted(page, useSearchParams()[0]));
export const usePolicyQuery = (slug: string) => contentApi.usePolicyQuery(wanted(slug, useSearchParams()[0]));
export const usePostQuery = (slug: string) => contentApi.usePostQuery(wanted(slug, useSearchParams()[0]));
