import { endpoint } from '@kaagazz/contract';
import { wishlistHooks } from '@kaagazz/contract/wishlist';
import { toCardProduct } from '@kaagazz/design-system';

import { shopApi } from '../../api.ts';

export const { useSharedWishlistQuery, useWishlistProductsQuery } = shopApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useChangeWishlistMutation, useWishlistQuery } = wishlistHooks(shopApi);
