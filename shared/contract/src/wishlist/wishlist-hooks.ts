import { callOperation, endpoint } from '@kaagazz/contract';
import type { createRemoteApi } from '@kaagazz/contract';

interface WishlistChange {
  userId: string;
  change: { add: string[] } | { remove: string } | { isShared: boolean };
}

export function wishlistHooks<Name extends string>(remoteApi: ReturnType<typeof createRemoteApi<Name>>) {
  const anyRemoteApi = remoteApi as unknown as ReturnType<typeof createRemoteApi>;
  const readingApi = anyRemoteApi.injectEndpoints({
    endpoints: (build) => ({
      wishlist: build.query({
        ...endpoint('GET /auth/wishlist', (_userId: string) => ({ auth: 'session' })),
        keepUnusedDataFor: 0,
      }),
    }),
  });
  const { useChangeWishlistMutation, useWishlistQuery } = readingApi.injectEndpoints({
    endpoints: (build) => ({
      changeWishlist: build.mutation({
        async queryFn({ change }: WishlistChange, _api, _extraOptions, send) {
          const { data, error } = await ('add' in change
            ? callOperation(send, 'POST /auth/wishlist', { body: { productIds: change.add }, auth: 'session' })
            : 'remove' in change
              ? callOperation(send, 'DELETE /auth/wishlist/:id', { params: { id: change.remove }, auth: 'session' })
              : callOperation(send, 'PUT /auth/wishlist/sharing', { body: change, auth: 'session' }));
          return error ? { error } : { data };
        },
        onQueryStarted: ({ userId }, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(readingApi.util.upsertQueryData('wishlist', userId, data)),
            () => undefined,
          ),
      }),
    }),
  });
  return { useChangeWishlistMutation, useWishlistQuery };
}
