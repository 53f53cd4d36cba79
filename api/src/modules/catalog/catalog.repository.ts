import type { CategorySlug } from '@kaagazz/domain';
import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Sort } from './catalog.schema.ts';
import { products } from './catalog.tables.ts';
import type { Cursor } from './cursor.ts';

/** All of a product but what only the database needs. */
const columns = {
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

export type ProductRow = Omit<typeof products.$inferSelect, 'search' | 'shuffle' | 'topPick'>;

/** A page to read: filters and where to go on. */
export interface Listing {
  sort: Sort;
  category: CategorySlug | null;
  /** a text search in `to_tsquery` syntax */
  search: string | null;
  after: Cursor | null;
  limit: number;
}

const value = sql.placeholder('value');
const id = sql.placeholder('id');

/** Each sort order with what comes after a place in it; the id makes every place distinct. */
const ORDERS: Record<Sort, { by: SQL[]; after: SQL }> = {
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

/** SQL of the catalogue's reads, prepared: each shape of a query is planned and named once. */
export function catalogRepository(database: Database) {
  const listings = new Map<string, ReturnType<typeof prepareListing>>();

  function prepareListing({ sort, category, search, after }: Listing, name: string) {
    const order = ORDERS[sort];
    return database
      .select(columns)
      .from(products)
      .where(
        and(
          category ? eq(products.category, sql.placeholder('category')) : undefined,
          search ? sql`${products.search} @@ to_tsquery('english', ${sql.placeholder('search')})` : undefined,
          after ? order.after : undefined,
        ),
      )
      .orderBy(...order.by)
      .limit(sql.placeholder('limit'))
      .prepare(name);
  }

  const byId = database
    .select(columns)
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product_by_id');

  const topPicks = database
    .select(columns)
    .from(products)
    .where(isNotNull(products.topPick))
    .orderBy(asc(products.topPick), asc(products.id))
    .limit(sql.placeholder('limit'))
    .prepare('product_top_picks');

  return {
    list(listing: Listing): Promise<ProductRow[]> {
      const { sort, category, search, after, limit } = listing;
      const name = ['product_list', sort, category && 'category', search && 'search', after && 'after']
        .filter(Boolean)
        .join('_');
      let prepared = listings.get(name);
      if (!prepared) listings.set(name, (prepared = prepareListing(listing, name)));
      return prepared.execute({ category, search, limit, value: after && placeOf(after), id: after?.id });
    },

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
        .select(columns)
        .from(products)
        .where(
          sql`${products.id} in (
            select found.id from (values ${sql.join(darts, sql`, `)}) as dart (place)
            cross join lateral (
              select id from products where shuffle >= dart.place and id <> ${exceptId} order by shuffle limit 1
            ) as found)`,
        );
      if (hit.length >= limit) return shuffled(hit).slice(0, limit);
      // A small shelf: few products stand far apart, and reading all of them costs nothing.
      return database
        .select(columns)
        .from(products)
        .where(ne(products.id, exceptId))
        .orderBy(sql`random()`)
        .limit(limit);
    },
  };
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
