import { useWishlist as useWishlistWith } from '@kaagazz/contract/wishlist';
import type { Wishlist } from '@kaagazz/contract/wishlist';

import { useChangeWishlistMutation, useWishlistQuery } from './wishlist.api.ts';

const HOOKS = { useWishlistQuery, useChangeWishlistMutation };

export function useWishlist(): Wishlist {
  return useWishlistWith(HOOKS);
}
