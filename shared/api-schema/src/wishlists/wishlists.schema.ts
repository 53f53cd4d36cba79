import { MAXIMUM_WISHLIST } from '@kaagazz/domain';
import { z } from 'zod';
import { requiredText } from '../wire-text.ts';

const productId = requiredText(100);

/** Most recently added first. */
export const WishlistResponse = z.object({
  success: z.literal(true),
  productIds: z.array(z.string()),
  shareToken: z.string().nullable(),
});

export const AddToWishlist = z.object({ productIds: z.array(productId).min(1).max(MAXIMUM_WISHLIST) });

export const WishlistProductParams = z.object({ id: productId });

export const ShareWishlist = z.object({ isShared: z.boolean() });

export const SharedWishlistParams = z.object({ token: requiredText(100) });

/** Product ids, separated by commas. */
export const WishlistProductsQuery = z.object({
  ids: z
    .string()
    .max(100 * MAXIMUM_WISHLIST)
    .transform((ids) => ids.split(',').slice(0, MAXIMUM_WISHLIST)),
});
