import { endpoint } from '@kaagazz/contract';

import { accountApi } from '../../../api.ts';

const reorderApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    quoteAgain: build.mutation(
      endpoint(
        'POST /payment/quote',
        (products: { productId: string; quantity: number }[]) => ({ body: { products }, auth: 'session' }),
        ({ lines }) => lines,
      ),
    ),
    printAgain: build.mutation(
      endpoint(
        'POST /print/lines/:id/again',
        (id: string) => ({ params: { id }, auth: 'session' }),
        ({ line }) => line,
      ),
    ),
  }),
});

export const { usePrintAgainMutation, useQuoteAgainMutation } = reorderApi;
