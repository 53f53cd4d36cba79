import type { ShippingAddress } from '@kaagazz/domain';

import { accountApi, isMissing } from '../../api.ts';

/** An address that a shopper keeps with the account. */
export interface SavedAddress extends ShippingAddress {
  _id: string;
  /** ISO 8601: when an order last went there, or when it was kept */
  lastUsedAt: string;
}

const addressesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Last used first. Asked for by the shopper's id, so that one never sees another's from the cache. */
    addresses: build.query<SavedAddress[], string>({
      query: () => ({ url: '/auth/addresses', auth: 'session' }),
      transformResponse: ({ addresses }: { addresses: SavedAddress[] }) => addresses,
      providesTags: ['address'],
    }),
    addAddress: build.mutation<SavedAddress, ShippingAddress>({
      query: (body) => ({ url: '/auth/addresses', method: 'POST', body, auth: 'session' }),
      transformResponse: ({ address }: { address: SavedAddress }) => address,
      invalidatesTags: (kept) => (kept ? ['address'] : []),
    }),
    changeAddress: build.mutation<SavedAddress, { id: string; address: ShippingAddress }>({
      query: ({ id, address }) => ({ url: addressUrl(id), method: 'PUT', body: address, auth: 'session' }),
      transformResponse: ({ address }: { address: SavedAddress }) => address,
      invalidatesTags: (kept) => (kept ? ['address'] : []),
    }),
    removeAddress: build.mutation<{ success: true }, string>({
      query: (id) => ({ url: addressUrl(id), method: 'DELETE', auth: 'session' }),
      // One that another tab removed already is gone as well.
      invalidatesTags: (_, problem) => (!problem || isMissing(problem) ? ['address'] : []),
    }),
  }),
});

const addressUrl = (id: string) => `/auth/addresses/${encodeURIComponent(id)}`;

export const { useAddressesQuery, useAddAddressMutation, useChangeAddressMutation, useRemoveAddressMutation } =
  addressesApi;
