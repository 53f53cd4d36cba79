import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atMost, thisMany } from '../../db/written-limit.ts';
import {
  inOrderOf,
  isBetween,
  isByPrice,
  isNarrowed,
  type Listing,
  isShown,
  narrowed,
  ORDERS,
  prepareByShape,
  productColumns,
  type ProductRow,
  valuesOf,
} from './listing.ts';
import { products } from './catalog.tables.ts';
import { type Cursor, placeIn } from './cursor.ts';

const FIRST_SCAN = 10;
const SECOND_SCAN = 40;
const LONG_SCAN = 4000;
const FETCH_LIMIT = 4000;

const scan = sql.placeholder('scan');
const limit = sql.placeholder('limit');

export function filteredListing(database: Database) {
  const scans = prepareByShape(
    () => 'match_scan',
    (listing, name) => {
      const order = ORDERS[listing.sort];
      const longest = database
        .select({
          ...productColumns,
          matches: sql<boolean>`(${matches(listing)})`.as('matches'),
          isLast: sql<boolean>`row_number() over (order by ${sql.join(order.by, sql`, `)}) = ${scan}::integer`.as(
            'is_last',
          ),
        })
        .from(products)
        .where(inList(listing))
        .orderBy(...order.by)
        .limit(atMost(LONG_SCAN))
        .as('longest');
      const scanned = database
        .select()
        .from(longest)
        .orderBy(...inOrderOf(listing.sort, longest))
        .limit(thisMany(scan))
        .as('scanned');
      return database
        .select()
        .from(scanned)
        .where(or(scanned.matches, scanned.isLast))
        .orderBy(...inOrderOf(listing.sort, scanned))
        .limit(thisMany(limit))
        .prepare(name);
    },
  );

  const fetches = prepareByShape(
    () => 'match_fetch',
    (listing, name) => {
      const { id, createdAt, popularity, price } = products;
      // PostgreSQL scans the whole table if the limit is a parameter instead of a literal.
      const fetchLimit = sql.raw(String(FETCH_LIMIT + 1));
      const found = database.$with('found', { id, createdAt, popularity, price }).as(
        sql`select ${id}, ${createdAt}, ${popularity}, ${price} from ${products}
        where ${and(inList(listing), matches(listing))} limit ${fetchLimit}`,
      );
      const first = database
        .select({ id: found.id })
        .from(found)
        .orderBy(...inOrderOf(listing.sort, found))
        .limit(limit)
        .as('first');
      return database
        .with(found)
        .select({ ...productColumns, found: sql<number>`(select count(*)::integer from found)` })
        .from(products)
        .innerJoin(first, eq(first.id, id))
        .orderBy(...ORDERS[listing.sort].by)
        .prepare(name);
    },
  );

  return async function list(listing: Listing): Promise<ProductRow[]> {
    const page: ProductRow[] = [];
    const scanFrom = async (after: Cursor | null, count: number): Promise<Cursor | null> => {
      const rest = { ...listing, after, limit: listing.limit - page.length };
      const rows = await scans(rest).execute({ ...valuesOf(rest), scan: count });
      page.push(...rows.filter((row) => row.matches));
      const last = rows.at(-1);
      if (!last?.isLast || page.length >= listing.limit) return null;
      return { sort: listing.sort, value: placeIn(listing.sort, last), id: last.id };
    };

    let place = await scanFrom(listing.after, listing.limit * FIRST_SCAN);
    if (place && page.length > 0) place = await scanFrom(place, listing.limit * (SECOND_SCAN - FIRST_SCAN));
    if (!place) return page;
    const fetched = await fetches(listing).execute(valuesOf(listing));
    if ((fetched[0]?.found ?? 0) <= FETCH_LIMIT) return fetched;
    while (place) place = await scanFrom(place, LONG_SCAN);
    return page;
  };
}

function inList(listing: Listing) {
  const { category, prices, sort, after } = listing;
  return and(
    isShown,
    category ? eq(products.category, sql.placeholder('category')) : undefined,
    prices && isByPrice(sort) ? isBetween : undefined,
    isNarrowed(listing) ? narrowed : undefined,
    after ? ORDERS[sort].after : undefined,
  );
}

function matches({ search, prices, sort }: Listing) {
  // A subquery makes PostgreSQL parse the search only once instead of once per product.
  const query = sql`(select to_tsquery('english', ${sql.placeholder('search')}))`;
  return and(
    search ? sql`${products.search} @@ ${query}` : undefined,
    prices && !isByPrice(sort) ? isBetween : undefined,
  );
}
