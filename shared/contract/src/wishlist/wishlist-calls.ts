import { callOperation, endpoint } from '@kaagazz/contract';

export interface WishlistChange {
  userId: string;
  change: { add: string[] } | { remove: string } | { isShared: boolean };
}

/**
 * Loads the account's wishlist. The user id is part of the cache key, so each shopper's wishlist is
 * cached separately. The wishlist is loaded again on the next page, because another remote's heart
 * button may have changed it.
 */
export const readWishlist = {
  ...endpoint('GET /auth/wishlist', (_userId: string) => ({ auth: 'session' })),
  keepUnusedDataFor: 0,
};

/** Changes the account's wishlist. Returns the changed wishlist or an error. */
export async function changeWishlist({ change }: WishlistChange, send: Parameters<typeof callOperation>[0]) {
  const { data, error } = await ('add' in change
    ? callOperation(send, 'POST /auth/wishlist', { body: { productIds: change.add }, auth: 'session' })
    : 'remove' in change
      ? callOperation(send, 'DELETE /auth/wishlist/:id', { params: { id: change.remove }, auth: 'session' })
      : callOperation(send, 'PUT /auth/wishlist/sharing', { body: change, auth: 'session' }));
  return error ? { error } : { data };
}
