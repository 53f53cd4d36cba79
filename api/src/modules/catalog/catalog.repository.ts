import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from './catalog.tables.ts';
import {
  isBetween,
  isByPrice,
  isNarrowed,
  type Listing,
  narrowed,
  onSale,
  ORDERS,
  productColumns,
  type ProductRow,
  valuesOf,
} from './listing.ts';
import { pickyListing } from './picky-listing.ts';

/** SQL of the catalogue's reads, prepared: each shape of a query is planned and named once. */
export function catalogRepository(database: Database) {
  const listings = new Map<string, ReturnType<typeof prepareListing>>();
  const listPicky = pickyListing(database);

  function prepareListing(listing: Listing, name: string) {
    const order = ORDERS[listing.sort];
    return database
      .select(productColumns)
      .from(products)
      .where(
        and(
          onSale,
          listing.category ? eq(products.category, sql.placeholder('category')) : undefined,
          listing.prices ? isBetween : undefined,
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
      const { sort, category, search, prices, after } = listing;
      if (search || (prices && !isByPrice(sort))) return listPicky(listing);
      const name = [
        'product_list',
        sort,
        category && 'category',
        prices && 'prices',
        isNarrowed(listing) && 'narrowed',
        after && 'after',
      ]
        .filter(Boolean)
        .join('_');
      let prepared = listings.get(name);
      if (!prepared) listings.set(name, (prepared = prepareListing(listing, name)));
      return prepared.execute(valuesOf(listing));
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

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
