import { endpoint } from '@kaagazz/contract';

import { brandApi } from '../../api.ts';

export const policyApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    policy: build.query(
      endpoint(
        'GET /site/policy/:slug',
        (slug: string) => ({ params: { slug } }),
        ({ policy }) => policy,
      ),
    ),
  }),
});

export const { usePolicyQuery } = policyApi;
