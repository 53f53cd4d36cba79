import { eq } from 'drizzle-orm';
import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { wishlistItems, wishlistLinks } from './wishlists.tables.ts';

export const wishlistsPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const { productId, addedAt } = wishlistItems;
    const isOwn = eq(wishlistItems.userId, id);
    const links = await database.select().from(wishlistLinks).where(eq(wishlistLinks.userId, id));
    return {
      wishlist: await database.select({ productId, addedAt }).from(wishlistItems).where(isOwn).orderBy(addedAt),
      wishlistLinks: links.map(({ token }) => `/wishlist#${token}`),
    };
  },
  async forget(tx, { id }) {
    await tx.delete(wishlistItems).where(eq(wishlistItems.userId, id));
    await tx.delete(wishlistLinks).where(eq(wishlistLinks.userId, id));
  },
};
