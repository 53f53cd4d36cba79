import { endpoint } from '@kaagazz/contract';

import { brandApi } from '../../api.ts';

const newsletterApi = brandApi.injectEndpoints({
  endpoints: (build) => ({
    requestNewsletter: build.mutation(endpoint('POST /newsletter', (email: string) => ({ body: { email } }))),
    confirmNewsletter: build.mutation(endpoint('POST /newsletter/confirm', (token: string) => ({ body: { token } }))),
    unsubscribe: build.mutation(endpoint('POST /newsletter/unsubscribe', (token: string) => ({ query: { token } }))),
  }),
});

export const { useConfirmNewsletterMutation, useRequestNewsletterMutation, useUnsubscribeMutation } = newsletterApi;
