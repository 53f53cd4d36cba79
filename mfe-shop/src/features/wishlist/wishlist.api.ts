import { endpoint } from '@kaagazz/contract';
import { changeWishlist, readWishlist } from '@kaagazz/contract/wishlist';
import type { WishlistChange } from '@kaagazz/contract/wishlist';
import { toCardProduct } from '@kaagazz/design-system';

import { shopApi } from '../../api.ts';

const readingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    wishlist: build.query(readWishlist),
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
      queryFn: (change: WishlistChange, _api, _extraOptions, send) => changeWishlist(change, send),
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => null);
        if (result) void dispatch(readingApi.util.upsertQueryData('wishlist', userId, result.data));
      },
    }),
  }),
});

export const { useChangeWishlistMutation, useSharedWishlistQuery, useWishlistProductsQuery, useWishlistQuery } =
  wishlistApi;
