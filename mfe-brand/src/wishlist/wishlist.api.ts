import { changeWishlist, readWishlist } from '@kaagazz/contract/wishlist';
import type { WishlistChange } from '@kaagazz/contract/wishlist';

import { brandApi } from '../api.ts';

const readingApi = brandApi.injectEndpoints({
  endpoints: (build) => ({ wishlist: build.query(readWishlist) }),
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

export const { useChangeWishlistMutation, useWishlistQuery } = wishlistApi;
