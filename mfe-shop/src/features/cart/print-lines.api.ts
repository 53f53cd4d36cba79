import { shopApi } from '../../api.ts';

const printLinesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The line leaves the account's cart; for a day it can be brought back. */
    removePrintLine: build.mutation<unknown, string>({
      query: (id) => ({ url: `/print/lines/${encodeURIComponent(id)}`, method: 'DELETE', auth: 'session' }),
    }),
    restorePrintLine: build.mutation<unknown, string>({
      query: (id) => ({ url: `/print/lines/${encodeURIComponent(id)}/restore`, method: 'POST', auth: 'session' }),
    }),
  }),
});

export const { useRemovePrintLineMutation, useRestorePrintLineMutation } = printLinesApi;
