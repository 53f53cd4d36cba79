import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../api.ts';

const ownDataApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Uses a mutation, so that the data is never cached. */
    exportMyData: build.mutation(
      endpoint(
        'GET /auth/my-data',
        () => ({ auth: 'session' }),
        ({ data }) => data,
      ),
    ),
    requestDeletionCode: build.mutation(endpoint('POST /auth/delete-account/code', () => ({ auth: 'session' }))),
    deleteAccount: build.mutation(
      endpoint('DELETE /auth/account', (body: { otp: string }) => ({ body, auth: 'session' })),
    ),
  }),
});

export const { useExportMyDataMutation, useRequestDeletionCodeMutation, useDeleteAccountMutation } = ownDataApi;
