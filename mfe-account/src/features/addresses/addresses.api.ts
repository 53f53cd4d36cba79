import type { BodyOf } from '@kaagazz/api-schema';
import { endpoint } from '@kaagazz/contract';

import { accountApi, isMissing } from '../../api.ts';

type Address = BodyOf<'POST /auth/addresses'>;

const addressesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user id is part of the cache key, so that nobody sees another user's addresses. */
    addresses: build.query({
      ...endpoint(
        'GET /auth/addresses',
        (_userId: string) => ({ auth: 'session' }),
        ({ addresses }) => addresses,
      ),
      providesTags: ['address'],
    }),
    pinCode: build.query(endpoint('GET /pin-code/:pin', (pin: string) => ({ params: { pin } }))),
    addAddress: build.mutation({
      ...endpoint(
        'POST /auth/addresses',
        (body: Address) => ({ body, auth: 'session' }),
        ({ address }) => address,
      ),
      invalidatesTags: (added) => (added ? ['address'] : []),
    }),
    changeAddress: build.mutation({
      ...endpoint(
        'PUT /auth/addresses/:id',
        ({ id, address }: { id: string; address: Address }) => ({ params: { id }, body: address, auth: 'session' }),
        ({ address }) => address,
      ),
      invalidatesTags: (changed) => (changed ? ['address'] : []),
    }),
    removeAddress: build.mutation({
      ...endpoint('DELETE /auth/addresses/:id', (id: string) => ({ params: { id }, auth: 'session' })),
      invalidatesTags: (_, problem) => (!problem || isMissing(problem) ? ['address'] : []),
    }),
  }),
});

export const {
  useAddressesQuery,
  usePinCodeQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
} = addressesApi;
