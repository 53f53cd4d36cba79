import { randomBytes } from 'node:crypto';
import { MAXIMUM_WISHLIST } from '@kaagazz/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { lockAccount } from '../auth/account.ts';
import type { Catalog } from '../catalog/catalog.service.ts';
import { products } from '../catalog/catalog.tables.ts';
import { wishlistItems, wishlistLinks } from './wishlists.tables.ts';

interface Wishlist {
  productIds: string[];
  shareToken: string | null;
}

export class Wishlists {
  readonly #context: Pick<AppContext, 'database' | 'now'>;
  readonly #catalog: Catalog;

  constructor(context: Pick<AppContext, 'database' | 'now'>, catalog: Catalog) {
    this.#context = context;
    this.#catalog = catalog;
  }

  of(userId: string): Promise<Wishlist> {
    return wishlistOf(this.#context.database, userId);
  }

  /**
   * Ignores products that aren't for sale. Locks the account's row, so that concurrent requests
   * can't exceed the maximum wishlist size.
   */
  add(userId: string, productIds: readonly string[]): Promise<Wishlist> {
    return inTransaction(this.#context.database, async (tx) => {
      await lockAccount(tx, userId);
      const addedAt = this.#context.now();
      const onSale = await tx
        .select({ productId: products.id })
        .from(products)
        .where(and(inArray(products.id, [...productIds]), products.onSale));
      if (onSale.length > 0) {
        const rows = onSale.map(({ productId }) => ({ userId, productId, addedAt }));
        await tx.insert(wishlistItems).values(rows).onConflictDoNothing();
      }
      const wishlist = await wishlistOf(tx, userId);
      if (wishlist.productIds.length > MAXIMUM_WISHLIST) {
        throw new Problem('WISHLIST_FULL', `A wishlist holds up to ${MAXIMUM_WISHLIST} products. Please remove some.`);
      }
      return wishlist;
    });
  }

  async remove(userId: string, productId: string): Promise<Wishlist> {
    const { database } = this.#context;
    await database
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)));
    return wishlistOf(database, userId);
  }

  share(userId: string, isShared: boolean): Promise<Wishlist> {
    return inTransaction(this.#context.database, async (tx) => {
      await lockAccount(tx, userId);
      if (isShared) {
        const token = randomBytes(16).toString('base64url');
        await tx.insert(wishlistLinks).values({ userId, token }).onConflictDoNothing();
      } else {
        await tx.delete(wishlistLinks).where(eq(wishlistLinks.userId, userId));
      }
      return wishlistOf(tx, userId);
    });
  }

  /** @throws Problem 404 `WISHLIST_NOT_FOUND` */
  async shared(token: string) {
    const { database } = this.#context;
    const [link] = await database.select().from(wishlistLinks).where(eq(wishlistLinks.token, token));
    if (!link) throw new Problem('WISHLIST_NOT_FOUND', 'This wishlist is no longer shared.');
    return this.#catalog.byIds(await idsIn(database, link.userId));
  }
}

async function wishlistOf(database: Database, userId: string): Promise<Wishlist> {
  const [link] = await database.select().from(wishlistLinks).where(eq(wishlistLinks.userId, userId));
  return { productIds: await idsIn(database, userId), shareToken: link?.token ?? null };
}

async function idsIn(database: Database, userId: string): Promise<string[]> {
  const items = await database
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.addedAt), wishlistItems.productId);
  return items.map(({ productId }) => productId);
}
