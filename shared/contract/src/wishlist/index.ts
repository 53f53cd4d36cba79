export { tabWishlist } from './tab-wishlist.ts';
export { useWishlist } from './use-wishlist.ts';
export type { Wishlist } from './use-wishlist.ts';
export { changeWishlist, readWishlist } from './wishlist-calls.ts';
export type { WishlistChange } from './wishlist-calls.ts';
