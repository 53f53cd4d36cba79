import { accountApi } from '../../api.ts';

interface Done {
  success: true;
  message?: string;
}

const ownDataApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everything that the shop holds of the shopper. A mutation, so that it is asked for by a press alone and kept nowhere. */
    exportMyData: build.mutation<unknown, undefined>({
      query: () => ({ url: '/auth/my-data', auth: 'session' }),
      transformResponse: ({ data }: { data: unknown }) => data,
    }),
    requestDeletionCode: build.mutation<Done, undefined>({
      query: () => ({ url: '/auth/delete-account/code', method: 'POST', auth: 'session' }),
    }),
    deleteAccount: build.mutation<Done, { otp: string }>({
      query: (body) => ({ url: '/auth/account', method: 'DELETE', body, auth: 'session' }),
    }),
  }),
});

export const { useExportMyDataMutation, useRequestDeletionCodeMutation, useDeleteAccountMutation } = ownDataApi;
