import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atMost, thisMany } from '../../db/written-limit.ts';
import { MAXIMUM_LIMIT } from '@kaagazz/api-schema';
import { products } from './catalog.tables.ts';
import {
  inOrderOf,
  isBetween,
  isByPrice,
  isInCategory,
  isNarrowed,
  type Listing,
  narrowed,
  onSale,
  ORDERS,
  productColumns,
  type ProductRow,
  valuesOf,
} from './listing.ts';
import { filteredListing } from './filtered-listing.ts';

/** One more than is shown tells whether the list goes on. */
const LONGEST_PAGE = MAXIMUM_LIMIT + 1;

/** SQL of the catalogue's reads, prepared: each shape of a query is planned and named once. */
export function catalogRepository(database: Database) {
  const listings = new Map<string, ReturnType<typeof prepareListing>>();
  const listFiltered = filteredListing(database);

  // The most that a page may hold is written out (`atMost`), and so is the category: one may have half of all products, another one nearly none.
  function prepareListing({ sort, category, prices, after, only }: Listing, name: string) {
    const order = ORDERS[sort];
    const longest = database
      .select(productColumns)
      .from(products)
      .where(
        and(
          onSale,
          category ? isInCategory[category] : undefined,
          prices ? isBetween : undefined,
          isNarrowed({ only }) ? narrowed : undefined,
          after ? order.after : undefined,
        ),
      )
      .orderBy(...order.by)
      .limit(atMost(LONGEST_PAGE))
      .as('longest');
    return database
      .select()
      .from(longest)
      .orderBy(...inOrderOf(sort, longest))
      .limit(thisMany(sql.placeholder('limit')))
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
      if (search || (prices && !isByPrice(sort))) return listFiltered(listing);
      const name = [
        'product_list',
        sort,
        category,
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
