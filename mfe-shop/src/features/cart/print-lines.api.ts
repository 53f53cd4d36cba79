import { endpoint } from '@kaagazz/contract';

import { shopApi } from '../../api.ts';

const printLinesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    removePrintLine: build.mutation(
      endpoint('DELETE /print/lines/:id', (id: string) => ({ params: { id }, auth: 'session' })),
    ),
    restorePrintLine: build.mutation(
      endpoint('POST /print/lines/:id/restore', (id: string) => ({ params: { id }, auth: 'session' })),
    ),
  }),
});

export const { useRemovePrintLineMutation, useRestorePrintLineMutation } = printLinesApi;
