import { createRemoteApi, endpoint } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';

/**
 * How long prices are cached, in seconds. A price that is a few minutes old does no harm, because
 * the server calculates the final price.
 */
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
    /**
     * The lowest price of each service in rupees for the default quantity, or `null` if the
     * service's prices are on request.
     */
    startingPrices: build.query({
      ...endpoint(
        'GET /print/prices',
        () => ({}),
        ({ from }) => from,
      ),
      keepUnusedDataFor: PRICE_LIFETIME_SECONDS,
    }),
    /** An invitation that its host shares online, or null if the code is unknown. */
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
