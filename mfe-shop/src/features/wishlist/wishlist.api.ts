import { callOperation, endpoint } from '@kaagazz/contract';
import { toCardProduct } from '@kaagazz/design-system';

import { shopApi } from '../../api.ts';

interface WishlistChange {
  userId: string;
  change: { add: string[] } | { remove: string } | { isShared: boolean };
}

const readingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The user id is only part of the cache key, so that each shopper's wishlist is cached
     * separately.
     */
    wishlist: build.query(endpoint('GET /auth/wishlist', (_userId: string) => ({ auth: 'session' }))),
    wishlistProducts: build.query(
      endpoint(
        'GET /product/by-ids',
        (ids: string) => ({ query: { ids } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
    sharedWishlist: build.query(
      endpoint(
        'GET /wishlists/:token',
        (token: string) => ({ params: { token } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
  }),
});

const wishlistApi = readingApi.injectEndpoints({
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
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => null);
        if (result) void dispatch(readingApi.util.upsertQueryData('wishlist', userId, result.data));
      },
    }),
  }),
});

export const { useChangeWishlistMutation, useSharedWishlistQuery, useWishlistProductsQuery, useWishlistQuery } =
  wishlistApi;
