import { categoryOf, fromRupees, toRupees } from '@kaagazz/domain';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { catalogRepository } from './catalog.repository.ts';
import type { ListQuery, Product, ProductDetails, Suggestions } from '@kaagazz/api-schema';
import { placeIn, readCursor, writeCursor } from './cursor.ts';
import type { PriceRange, ProductRow } from './listing.ts';
import type { Media } from './media.ts';
import { suggestionsRepository } from './suggestions.repository.ts';

export type Catalog = ReturnType<typeof createCatalog>;
type WireProduct = z.output<typeof Product>;

/** Number of best picks and of related products. */
const PICKS = 3;
const LARGEST_INTEGER = 2 ** 31 - 1;
const MAXIMUM_WORDS = 8;

export function createCatalog(database: Database, media: Media) {
  const repository = catalogRepository(database);
  const suggestions = suggestionsRepository(database);

  function toWire({ id, popularity: _onlyForSorting, ...product }: ProductRow): WireProduct {
    return {
      ...product,
      _id: id,
      images: product.images.map(media.urlOf),
      originalPrice: toRupees(product.originalPrice),
      price: toRupees(product.price),
      createdAt: product.createdAt.toISOString(),
    };
  }

  return {
    /**
     * Returns one page of products. It is empty for an unknown category, a search without letters
     * or digits, or a minimum price above the maximum.
     */
    async list(query: z.output<typeof ListQuery>): Promise<{ products: WireProduct[]; nextCursor: string | null }> {
      const { sort, limit, discounted, inStock, ecoFriendly } = query;
      const category = query.category ? (categoryOf(query.category)?.slug ?? 'unknown') : null;
      const search = query.q?.trim() ? searchWords(query.q) : null;
      const after = query.cursor ? readCursor(query.cursor, sort) : null;
      const prices = priceRange(query);
      if (category === 'unknown' || search === '' || (prices && prices.min > prices.max)) {
        return { products: [], nextCursor: null };
      }

      // Request one more product to find out whether there is a next page.
      const only = { discounted, inStock, ecoFriendly };
      const rows = await repository.list({ sort, category, search, prices, only, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        products: page.map(toWire),
        nextCursor: last ? writeCursor({ sort, value: placeIn(sort, last), id: last.id }) : null,
      };
    },

    async product(id: string): Promise<ProductDetails> {
      // PostgreSQL rejects some characters that a URL may contain.
      const row = /^[\w-]{1,100}$/.test(id) ? await repository.find(id) : null;
      if (!row) throw new Problem('PRODUCT_NOT_FOUND', 'Product not found');
      return { ...toWire(row), pictures: row.images.map(media.describe) };
    },

    /** Returns the merchant's best picks, or the most popular products if there are none. */
    async topPicks(): Promise<WireProduct[]> {
      const chosen = await repository.topPicks(PICKS);
      if (chosen.length > 0) return chosen.map(toWire);
      return (await repository.mostPopular(PICKS)).map(toWire);
    },

    /** Returns products and tags that contain words with these prefixes. */
    async suggest(text: string): Promise<Omit<z.output<typeof Suggestions>, 'success'>> {
      const words = searchWords(text);
      if (words === '') return { products: [], tags: [] };
      const [found, tags] = await Promise.all([suggestions.products(words), suggestions.tags(words)]);
      const products = found.map(({ id, title, images, price }) => {
        return { _id: id, title, image: images[0] ? media.urlOf(images[0]) : '', price: toRupees(price) };
      });
      return { products, tags };
    },

    async related(id: string): Promise<WireProduct[]> {
      const { _id } = await this.product(id);
      return (await repository.drawOthers(_id, PICKS)).map(toWire);
    },
  };
}

function priceRange({ minPrice, maxPrice }: z.output<typeof ListQuery>): PriceRange | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  return {
    min: minPrice === undefined ? 0 : fromRupees(minPrice),
    max: maxPrice === undefined ? LARGEST_INTEGER : fromRupees(maxPrice),
  };
}

/**
 * Builds a `to_tsquery` expression that matches all words as prefixes: `note mari` finds the
 * Marigold Notebook.
 */
function searchWords(text: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAXIMUM_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}
