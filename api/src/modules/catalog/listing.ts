import { CATEGORIES, type CategorySlug } from '@kaagazz/domain';
import { and, asc, between, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sort } from '@kaagazz/api-schema';
import { products } from './catalog.tables.ts';
import type { Cursor } from './cursor.ts';

/** All of a product but what only the database needs. */
export const productColumns = {
  id: products.id,
  title: products.title,
  description: products.description,
  images: products.images,
  originalPrice: products.originalPrice,
  discountPercent: products.discountPercent,
  price: products.price,
  stock: products.stock,
  rating: products.rating,
  category: products.category,
  tags: products.tags,
  popularity: products.popularity,
  createdAt: products.createdAt,
};

export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

/** What a shopper pays, in paise, both ends included. */
export interface PriceRange {
  min: number;
  max: number;
}

/** A page to read: filters and where to go on. */
export interface Listing {
  sort: Sort;
  category: CategorySlug | null;
  /** a text search in `to_tsquery` syntax */
  search: string | null;
  prices: PriceRange | null;
  /** what is `true` narrows the list down */
  only: { discounted: boolean; inStock: boolean; ecoFriendly: boolean };
  after: Cursor | null;
  limit: number;
}

const value = sql.placeholder('value');
const id = sql.placeholder('id');

/** Each sort order with what comes after a place in it; the id makes every place distinct. */
export const ORDERS: Record<Sort, { by: SQL[]; after: SQL }> = {
  newest: {
    by: [desc(products.createdAt), desc(products.id)],
    after: sql`(${products.createdAt}, ${products.id}) < (${value}::timestamptz, ${id}::text)`,
  },
  popular: {
    by: [desc(products.popularity), desc(products.id)],
    after: sql`(${products.popularity}, ${products.id}) < (${value}::integer, ${id}::text)`,
  },
  'price-asc': {
    by: [asc(products.price), asc(products.id)],
    after: sql`(${products.price}, ${products.id}) > (${value}::integer, ${id}::text)`,
  },
  'price-desc': {
    by: [desc(products.price), desc(products.id)],
    after: sql`(${products.price}, ${products.id}) < (${value}::integer, ${id}::text)`,
  },
};

const KEYS = { newest: 'createdAt', popular: 'popularity', 'price-asc': 'price', 'price-desc': 'price' } as const;

/** The order of a list for what was selected of it. */
export function inOrderOf(sort: Sort, selected: Record<(typeof KEYS)[Sort] | 'id', PgColumn>): SQL[] {
  const direction = sort === 'price-asc' ? asc : desc;
  return [direction(selected[KEYS[sort]]), direction(selected.id)];
}

/** Written out: the database knows how many products each category has. */
export const isInCategory = Object.fromEntries(
  CATEGORIES.map(({ slug }) => [slug, sql`${products.category} = ${sql.raw(`'${slug}'`)}`]),
) as Record<CategorySlug, SQL>;

/** What is not on sale is in no list. */
export const onSale = sql`${products.onSale}`;

/** One query for all combinations: each is rarely asked for, and a plan of its own for each would fill the connections. */
export const narrowed = and(
  sql`(not ${sql.placeholder('discounted')}::boolean or ${products.discountPercent} > 0)`,
  sql`(not ${sql.placeholder('inStock')}::boolean or ${products.stock} > 0)`,
  sql`(not ${sql.placeholder('ecoFriendly')}::boolean or ${products.tags} @> '["eco-friendly"]'::jsonb)`,
);

export const isBetween = between(products.price, sql.placeholder('min'), sql.placeholder('max'));

/** Whether what stands between two prices stands together in the list. */
export function isByPrice(sort: Sort): boolean {
  return sort === 'price-asc' || sort === 'price-desc';
}

/** What a listing puts into the placeholders of its statement. */
export function valuesOf({ category, search, prices, only, after, limit }: Listing) {
  return { category, search, ...prices, ...only, value: after && placeOf(after), id: after?.id, limit };
}

export function isNarrowed({ only }: Pick<Listing, 'only'>): boolean {
  return only.discounted || only.inStock || only.ecoFriendly;
}

function placeOf(cursor: Cursor): string | number {
  return cursor.sort === 'newest' ? new Date(cursor.value).toISOString() : cursor.value;
}
