import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atMost, thisMany } from '../../db/written-limit.ts';
import { MAXIMUM_LIMIT } from '@kaagazz/api-schema';
import { products } from './catalog.tables.ts';
import {
  factColumns,
  inOrderOf,
  isByPrice,
  isListed,
  isShown,
  type Listing,
  onSale,
  ORDERS,
  prepareByShape,
  productColumns,
  type ProductRow,
  valuesOf,
} from './listing.ts';
import { filteredListing } from './filtered-listing.ts';

const LONGEST_PAGE = MAXIMUM_LIMIT + 1;

export function catalogRepository(database: Database) {
  const listFiltered = filteredListing(database);

  const listings = prepareByShape(
    ({ category }) => `in_${category ?? 'ALL'}`,
    (listing, name) => {
      const { sort, after } = listing;
      const order = ORDERS[sort];
      const longest = database
        .select(productColumns)
        .from(products)
        .where(and(isListed(listing), after ? order.after : undefined))
        .orderBy(...order.by)
        .limit(atMost(LONGEST_PAGE))
        .as('longest');
      return database
        .select()
        .from(longest)
        .orderBy(...inOrderOf(sort, longest))
        .limit(thisMany(sql.placeholder('limit')))
        .prepare(name);
    },
  );

  const byId = database
    .select({
      ...productColumns,
      stock: products.stock,
      imageAlts: products.imageAlts,
      variantGroup: products.variantGroup,
      quantityDiscounts: products.quantityDiscounts,
      facts: factColumns,
    })
    .from(products)
    .where(and(or(onSale, sql`${sql.placeholder('isPreview')}::boolean`), eq(products.id, sql.placeholder('id'))))
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
    .where(isShown)
    .orderBy(...ORDERS.popular.by)
    .limit(sql.placeholder('limit'))
    .prepare('product_most_popular');

  return {
    list(listing: Listing): Promise<ProductRow[]> {
      const { sort, search, prices } = listing;
      if (search || (prices && !isByPrice(sort))) return listFiltered(listing);
      return listings(listing).execute(valuesOf(listing));
    },

    mostPopular: (limit: number): Promise<ProductRow[]> => mostPopular.execute({ limit }),

    async find(productId: string, isPreview: boolean) {
      const [row] = await byId.execute({ id: productId, isPreview });
      return row ?? null;
    },

    async byIds(ids: readonly string[]): Promise<ProductRow[]> {
      const isWanted = sql`${products.id} = any (${sql.param(ids)}::text[])`;
      return database.select(productColumns).from(products).where(and(onSale, isWanted));
    },

    topPicks: (limit: number): Promise<ProductRow[]> => topPicks.execute({ limit }),

    async drawOthers(exceptId: string, limit: number): Promise<ProductRow[]> {
      const positions = Array.from({ length: limit * 4 }, () => sql`(${Math.random()}::double precision)`);
      const drawn = await database
        .select(productColumns)
        .from(products)
        .where(
          sql`${products.id} in (
            select found.id from (values ${sql.join(positions, sql`, `)}) as draw (position)
            cross join lateral (
              select id from products where shuffle >= draw.position and id <> ${exceptId} and on_sale and represents_group order by shuffle limit 1
            ) as found)`,
        );
      if (drawn.length >= limit) return shuffled(drawn).slice(0, limit);
      return database
        .select(productColumns)
        .from(products)
        .where(and(isShown, ne(products.id, exceptId)))
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
