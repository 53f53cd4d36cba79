import { categorySlug, discountedPrice, fromRupees, quantityPrices, toRupees } from '@kaagazz/domain';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { catalogRepository } from './catalog.repository.ts';
import { collectionListing } from './collection-listing.ts';
import { publishedCollections } from './published-collections.ts';
import type { ListQuery, Product, ProductDetails, ProductPage, Suggestions } from '@kaagazz/api-schema';
import { placeIn, RANKED, readCursor, readOffset, writeCursor, writeOffset } from './cursor.ts';
import type { Listing, PriceRange, ProductRow } from './listing.ts';
import type { ProductFields } from './desk/product-on-wire.ts';
import type { Media } from './pictures/media.ts';
import { relevantProducts } from './relevant-products.ts';
import { searchTerms } from './search/search-terms.ts';
import { variantsOf } from './variants.ts';
import { suggestionsRepository } from './suggestions.repository.ts';

export type Catalog = ReturnType<typeof createCatalog>;
type WireProduct = z.output<typeof Product>;
type Page = Omit<z.output<typeof ProductPage>, 'success'>;

const NO_PRODUCTS: Page = { products: [], nextCursor: null };

const PICKS = 3;
const PRODUCT_ID = /^[\w-]{1,100}$/;
const LARGEST_INTEGER = 2 ** 31 - 1;

export function createCatalog(database: Database, media: Media) {
  const repository = catalogRepository(database);
  const suggestions = suggestionsRepository(database);
  const termsFor = searchTerms(database);
  const byRelevance = relevantProducts(database);
  const collections = collectionListing(database);
  const findVariants = variantsOf(database);

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

  async function listByRelevance(listing: Omit<Listing, 'sort' | 'after'>, cursor: string | undefined) {
    const { limit } = listing;
    const offset = cursor ? readOffset(cursor) : 0;
    const rows = await byRelevance({ ...listing, sort: 'popular', after: null, limit: limit + 1 }, offset);
    const shown = offset + limit;
    return {
      products: rows.slice(0, limit).map(toWire),
      nextCursor: rows.length > limit && shown <= RANKED ? writeOffset(shown) : null,
    };
  }

  async function listMatching(query: z.output<typeof ListQuery>, search: string | null): Promise<Page> {
    const { sort = 'newest', limit, discounted, inStock, ecoFriendly } = query;
    const category = query.category ? (categorySlug(query.category) ?? null) : null;
    const kind = category && (await collections.kindOf(category));
    const prices = priceRange(query);
    if ((query.category && !kind) || (prices && prices.min > prices.max)) return NO_PRODUCTS;

    const only = { discounted, inStock, ecoFriendly };
    if (category && kind === 'collection') {
      const rows = await collections.products(category, { sort: query.sort, search, prices, only });
      return pageAt(query.cursor ? readOffset(query.cursor) : 0, limit, rows.map(toWire));
    }
    if (search !== null && query.sort === undefined) {
      return listByRelevance({ category, search, prices, only, limit }, query.cursor);
    }
    const after = query.cursor ? readCursor(query.cursor, sort) : null;
    const rows = await repository.list({ sort, category, search, prices, only, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      products: page.map(toWire),
      nextCursor: last ? writeCursor({ sort, value: placeIn(sort, last), id: last.id }) : null,
    };
  }

  async function suggestMatching(words: string): Promise<z.output<typeof Suggestions>> {
    const [found, tags, pages] = await Promise.all([
      suggestions.products(words),
      suggestions.tags(words),
      suggestions.pages(words),
    ]);
    const products = found.map(({ id, title, images, price }) => {
      return { _id: id, title, image: images[0] ? media.urlOf(images[0]) : '', price: toRupees(price) };
    });
    return { products, tags, pages };
  }

  return {
    async list(query: z.output<typeof ListQuery>): Promise<Page> {
      const terms = query.q?.trim() ? await termsFor(query.q) : null;
      if (terms === null) return listMatching(query, null);
      if (terms.every === '') return NO_PRODUCTS;
      const page = await listMatching(query, terms.every);
      if (page.products.length > 0 || terms.some === terms.every) return page;
      const partial = await listMatching(query, terms.some);
      return partial.products.length > 0 ? { ...partial, isPartialMatch: true } : partial;
    },

    categories: () => publishedCollections(database),

    async product(id: string, draft?: ProductFields): Promise<ProductDetails> {
      const found = PRODUCT_ID.test(id) ? await repository.find(id, draft !== undefined) : null;
      if (!found) throw new Problem('PRODUCT_NOT_FOUND', 'Product not found');
      const row = { ...found, ...draft, facts: { ...found.facts, ...draft } };
      if (draft) row.price = discountedPrice(row.originalPrice, row.discountPercent);
      const { facts, variantGroup, quantityDiscounts, imageAlts, ...product } = row;
      const variants = (await findVariants(variantGroup)).map(({ id: _id, price, ...variant }) => ({
        _id,
        price: toRupees(price),
        ...variant,
      }));
      const prices = quantityPrices(product.price, quantityDiscounts).map(({ from, price }) => ({
        from,
        price: toRupees(price),
      }));
      return {
        ...toWire(product),
        pictures: row.images.map((image) => media.describe(image, imageAlts[image])),
        ...(prices.length > 0 && { quantityPrices: prices }),
        facts,
        variantGroup,
        variants,
      };
    },

    async byIds(ids: readonly string[]): Promise<WireProduct[]> {
      const wanted = ids.filter((id) => PRODUCT_ID.test(id));
      const found = new Map((await repository.byIds(wanted)).map((row) => [row.id, toWire(row)]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    async topPicks(): Promise<WireProduct[]> {
      const chosen = await repository.topPicks(PICKS);
      if (chosen.length > 0) return chosen.map(toWire);
      return (await repository.mostPopular(PICKS)).map(toWire);
    },

    async suggest(text: string): Promise<z.output<typeof Suggestions>> {
      const { every, some } = await termsFor(text);
      if (every === '') return { products: [], tags: [], pages: [] };
      const found = await suggestMatching(every);
      const isEmpty = Object.values(found).flat().length === 0;
      return isEmpty && some !== every ? suggestMatching(some) : found;
    },

    async related(id: string): Promise<WireProduct[]> {
      const { _id } = await this.product(id);
      return (await repository.drawOthers(_id, PICKS)).map(toWire);
    },
  };
}

function pageAt(offset: number, limit: number, all: readonly WireProduct[]) {
  const shown = offset + limit;
  return { products: all.slice(offset, shown), nextCursor: shown < all.length ? writeOffset(shown) : null };
}

function priceRange({ minPrice, maxPrice }: z.output<typeof ListQuery>): PriceRange | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  return {
    min: minPrice === undefined ? 0 : fromRupees(minPrice),
    max: maxPrice === undefined ? LARGEST_INTEGER : fromRupees(maxPrice),
  };
}
