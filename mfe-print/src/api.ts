import { createRemoteApi, endpoint } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';

/** The server recalculates every price, so a page may show one that is five minutes old. */
const PRICE_LIFETIME_SECONDS = 5 * 60;

/**
 * The data client of Print With Us. The order form, uploads and proofs inject their own endpoints.
 */
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
    /** The lowest price of each service in rupees; `null` means on request. */
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
