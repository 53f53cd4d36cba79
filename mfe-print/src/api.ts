import { createRemoteApi, endpoint } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';

/** The server recalculates every price, so a page may show a price that is five minutes old. */
const PRICE_LIFETIME_SECONDS = 5 * 60;

export const printApi = createRemoteApi('print').injectEndpoints({
  endpoints: (build) => ({
    prices: build.query({
      ...endpoint(
        'GET /print/prices/:service',
        (service: PrintServiceId) => ({ params: { service } }),
        ({ rows }) => rows,
      ),
      keepUnusedDataFor: PRICE_LIFETIME_SECONDS,
    }),
    /** The lowest price of each service in rupees; `null` if its prices are on request. */
    startingPrices: build.query({
      ...endpoint(
        'GET /print/prices',
        () => ({}),
        ({ from }) => from,
      ),
      keepUnusedDataFor: PRICE_LIFETIME_SECONDS,
    }),
  }),
});

export const { usePricesQuery, useStartingPricesQuery } = printApi;
