import { callOperation, endpoint } from '@kaagazz/contract';
import type { createRemoteApi } from '@kaagazz/contract';

interface WishlistChange {
  userId: string;
  change: { add: string[] } | { remove: string } | { isShared: boolean };
}

/** The user id is part of the cache key, so each shopper's wishlist is cached separately. */
export function wishlistHooks<Name extends string>(remoteApi: ReturnType<typeof createRemoteApi<Name>>) {
  // Drop `Name` from the type, because TypeScript can't resolve the endpoints' types while it is a
  // type parameter.
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
