import { createRemoteApi, endpoint } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';

const PRICE_LIFETIME_SECONDS = 5 * 60;

export const printApi = createRemoteApi('print').injectEndpoints({
  endpoints: (build) => ({
    prices: build.query({
      ...endpoint(
        'GET /print/prices/:service',
        (service: PrintServiceId) => ({ params: { service } }),
        ({ rows, paused = null }) => ({ rows, paused }),
      ),
      keepUnusedDataFor: PRICE_LIFETIME_SECONDS,
    }),
    startingPrices: build.query({
      ...endpoint(
        'GET /print/prices',
        () => ({}),
        ({ from }) => from,
      ),
      keepUnusedDataFor: PRICE_LIFETIME_SECONDS,
    }),
    sharedInvitation: build.query(
      endpoint(
        'GET /invitations/:code',
        (code: string) => ({ params: { code } }),
        ({ invitation }) => invitation,
      ),
    ),
  }),
});

export const { usePricesQuery, useSharedInvitationQuery, useStartingPricesQuery } = printApi;
