import { and, asc, between, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sort } from '@kaagazz/api-schema';
import { products } from './catalog.tables.ts';
import { stockOfGroup } from './variants.ts';
import type { Cursor } from './cursor.ts';

export const productColumns = {
  id: products.id,
  title: products.title,
  description: products.description,
  images: products.images,
  originalPrice: products.originalPrice,
  discountPercent: products.discountPercent,
  price: products.price,
  stock: stockOfGroup,
  rating: products.rating,
  reviewCount: products.reviewCount,
  category: products.category,
  tags: products.tags,
  popularity: products.popularity,
  createdAt: products.createdAt,
};

export const factColumns = {
  size: products.size,
  colour: products.colour,
  sku: products.sku,
  pages: products.pages,
  gsm: products.gsm,
  weightGrams: products.weightGrams,
  fibre: products.fibre,
  contents: products.contents,
  care: products.care,
  recommendedAge: products.recommendedAge,
  maker: products.maker,
  origin: products.origin,
};

export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

export const isShown = sql`(${products.onSale} and ${products.representsGroup})`;

/** In paise, inclusive. */
export interface PriceRange {
  min: number;
  max: number;
}

export interface Listing {
  sort: Sort;
  category: string | null;
  search: string | null;
  prices: PriceRange | null;
  only: { discounted: boolean; inStock: boolean; ecoFriendly: boolean };
  after: Cursor | null;
  limit: number;
}

const value = sql.placeholder('value');
const id = sql.placeholder('id');

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

export function inOrderOf(sort: Sort, selected: Record<(typeof KEYS)[Sort] | 'id', PgColumn>): SQL[] {
  const direction = sort === 'price-asc' ? asc : desc;
  return [direction(selected[KEYS[sort]]), direction(selected.id)];
}

/**
 * Inlines the slug as a literal, so that PostgreSQL's planner can use its statistics for this
 * category.
 */
function isInCategory(slug: string): SQL {
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`${slug} is not a valid slug`);
  return sql`${products.category} = ${sql.raw(`'${slug}'`)}`;
}

export const onSale = sql`${products.onSale}`;

export const narrowed = and(
  sql`(not ${sql.placeholder('discounted')}::boolean or ${products.discountPercent} > 0)`,
  sql`(not ${sql.placeholder('inStock')}::boolean or ${stockOfGroup.sql} > 0)`,
  sql`(not ${sql.placeholder('ecoFriendly')}::boolean or ${products.tags} @> '["eco-friendly"]'::jsonb)`,
);

export const isBetween = between(products.price, sql.placeholder('min'), sql.placeholder('max'));

export function isByPrice(sort: Sort): boolean {
  return sort === 'price-asc' || sort === 'price-desc';
}

export function valuesOf({ category, search, prices, only, after, limit }: Listing) {
  return { category, search, ...prices, ...only, value: after && placeOf(after), id: after?.id, limit };
}

export function isListed({ category, prices, only }: Pick<Listing, 'category' | 'prices' | 'only'>) {
  return and(
    isShown,
    category ? isInCategory(category) : undefined,
    prices ? isBetween : undefined,
    isNarrowed({ only }) ? narrowed : undefined,
  );
}

export function isNarrowed({ only }: Pick<Listing, 'only'>): boolean {
  return only.discounted || only.inStock || only.ecoFriendly;
}

function placeOf(cursor: Cursor): string | number {
  return cursor.sort === 'newest' ? new Date(cursor.value).toISOString() : cursor.value;
}

/**
 * Prepares one statement for each combination of filters. Keep the prefix short, because PostgreSQL
 * truncates statement names to 63 characters.
 */
export function prepareByShape<Statement>(
  prefixOf: (listing: Listing) => string,
  prepare: (listing: Listing, name: string) => Statement,
): (listing: Listing) => Statement {
  const prepared = new Map<string, Statement>();
  return (listing) => {
    const { sort, category, search, prices, after } = listing;
    const parts = Object.entries({ category, search, prices, narrowed: isNarrowed(listing), after });
    const name = [prefixOf(listing), sort, ...parts.flatMap(([part, isUsed]) => (isUsed ? part : []))].join('_');
    const statement = prepared.get(name) ?? prepare(listing, name);
    prepared.set(name, statement);
    return statement;
  };
}
