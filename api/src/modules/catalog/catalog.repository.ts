import type { CategorySlug } from '@kaagazz/domain';
import { and, asc, between, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Sort } from './catalog.schema.ts';
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

/** What is not on sale is in no list. */
export const onSale = eq(products.onSale, true);

/** One query for all combinations: each is rarely asked for, and a plan of its own for each would fill the connections. */
const narrowed = and(
  sql`(not ${sql.placeholder('discounted')}::boolean or ${products.discountPercent} > 0)`,
  sql`(not ${sql.placeholder('inStock')}::boolean or ${products.stock} > 0)`,
  sql`(not ${sql.placeholder('ecoFriendly')}::boolean or ${products.tags} @> '["eco-friendly"]'::jsonb)`,
);

/** SQL of the catalogue's reads, prepared: each shape of a query is planned and named once. */
export function catalogRepository(database: Database) {
  const listings = new Map<string, ReturnType<typeof prepareListing>>();

  function prepareListing(listing: Listing, name: string) {
    const order = ORDERS[listing.sort];
    return database
      .select(productColumns)
      .from(products)
      .where(
        and(
          onSale,
          listing.category ? eq(products.category, sql.placeholder('category')) : undefined,
          listing.search ? sql`${products.search} @@ to_tsquery('english', ${sql.placeholder('search')})` : undefined,
          listing.prices ? between(products.price, sql.placeholder('min'), sql.placeholder('max')) : undefined,
          isNarrowed(listing) ? narrowed : undefined,
          listing.after ? order.after : undefined,
        ),
      )
      .orderBy(...order.by)
      .limit(sql.placeholder('limit'))
      .prepare(name);
  }

  const byId = database
    .select(productColumns)
    .from(products)
    .where(and(onSale, eq(products.id, sql.placeholder('id'))))
    .prepare('product_by_id');

  const topPicks = database
    .select(productColumns)
    .from(products)
    .where(and(onSale, isNotNull(products.topPick)))
    .orderBy(asc(products.topPick), asc(products.id))
    .limit(sql.placeholder('limit'))
    .prepare('product_top_picks');

  const mostPopular = database
    .select(productColumns)
    .from(products)
    .where(onSale)
    .orderBy(...ORDERS.popular.by)
    .limit(sql.placeholder('limit'))
    .prepare('product_most_popular');

  return {
    list(listing: Listing): Promise<ProductRow[]> {
      const { sort, category, prices, only, after, limit } = listing;
      const name = [
        'product_list',
        sort,
        category && 'category',
        listing.search && 'search',
        prices && 'prices',
        isNarrowed(listing) && 'narrowed',
        after && 'after',
      ]
        .filter(Boolean)
        .join('_');
      let prepared = listings.get(name);
      if (!prepared) listings.set(name, (prepared = prepareListing(listing, name)));
      const place = { value: after && placeOf(after), id: after?.id };
      return prepared.execute({ category, search: listing.search, ...prices, ...only, ...place, limit });
    },

    mostPopular: (limit: number): Promise<ProductRow[]> => mostPopular.execute({ limit }),

    async find(productId: string): Promise<ProductRow | null> {
      const [row] = await byId.execute({ id: productId });
      return row ?? null;
    },

    topPicks: (limit: number): Promise<ProductRow[]> => topPicks.execute({ limit }),

    /**
     * Up to `limit` others, drawn by throwing that many darts at a random order that is kept in an index: no reading of a
     * hundred thousand rows for three of them. Two darts may hit the same product, so more are thrown than asked for.
     */
    async drawOthers(exceptId: string, limit: number): Promise<ProductRow[]> {
      const darts = Array.from({ length: limit * 4 }, () => sql`(${Math.random()}::double precision)`);
      const hit = await database
        .select(productColumns)
        .from(products)
        .where(
          sql`${products.id} in (
            select found.id from (values ${sql.join(darts, sql`, `)}) as dart (place)
            cross join lateral (
              select id from products where shuffle >= dart.place and id <> ${exceptId} and on_sale order by shuffle limit 1
            ) as found)`,
        );
      if (hit.length >= limit) return shuffled(hit).slice(0, limit);
      // A small shelf: few products stand far apart, and reading all of them costs nothing.
      return database
        .select(productColumns)
        .from(products)
        .where(and(onSale, ne(products.id, exceptId)))
        .orderBy(sql`random()`)
        .limit(limit);
    },
  };
}

function isNarrowed({ only }: Listing): boolean {
  return only.discounted || only.inStock || only.ecoFriendly;
}

function placeOf(cursor: Cursor): string | number {
  return cursor.sort === 'newest' ? new Date(cursor.value).toISOString() : cursor.value;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
