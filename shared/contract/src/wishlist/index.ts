export { tabWishlist } from './tab-wishlist.ts';
export { useWishlist } from './use-wishlist.ts';
export type { Wishlist } from './use-wishlist.ts';
export { wishlistHooks } from './wishlist-hooks.ts';
