import { Products } from '../catalog/catalog.schema.ts';
import type { OperationTable } from '../operation.ts';
import {
  AddToWishlist,
  SharedWishlistParams,
  ShareWishlist,
  WishlistProductParams,
  WishlistProductsQuery,
  WishlistResponse,
} from './wishlists.schema.ts';

const own = { tag: 'wishlist', caller: 'shopper', response: { 200: WishlistResponse } } as const;

export const wishlistOperations = {
  getWishlist: { ...own, method: 'GET', path: '/auth/wishlist', summary: 'Returns the shopper’s wishlist.' },
  addToWishlist: {
    ...own,
    method: 'POST',
    path: '/auth/wishlist',
    summary: 'Adds products to the wishlist. Ignores products that are not available to buy.',
    body: AddToWishlist,
    errors: ['WISHLIST_FULL'],
  },
  removeFromWishlist: {
    ...own,
    method: 'DELETE',
    path: '/auth/wishlist/:id',
    summary: 'Removes a product from the wishlist.',
    params: WishlistProductParams,
  },
  shareWishlist: {
    ...own,
    method: 'PUT',
    path: '/auth/wishlist/sharing',
    summary: 'Turns the wishlist’s sharing link on or off.',
    body: ShareWishlist,
  },
  getSharedWishlist: {
    tag: 'wishlist',
    caller: 'anyone',
    method: 'GET',
    path: '/wishlists/:token',
    summary: 'Returns the products in a shared wishlist.',
    params: SharedWishlistParams,
    response: { 200: Products },
    errors: ['WISHLIST_NOT_FOUND'],
  },
  listWishlistProducts: {
    tag: 'wishlist',
    caller: 'anyone',
    method: 'GET',
    path: '/product/by-ids',
    summary: 'Returns the products that have the given ids and are available to buy.',
    query: WishlistProductsQuery,
    response: { 200: Products },
  },
} as const satisfies OperationTable;
