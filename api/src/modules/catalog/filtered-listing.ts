import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atMost, thisMany } from '../../db/written-limit.ts';
import {
  inOrderOf,
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
import { products } from './catalog.tables.ts';
import { type Cursor, placeIn } from './cursor.ts';

/** For each product that a page shows so many are passed at a first glance: of words that none of these has, few products are expected. */
const GLANCED_A_PRODUCT = 10;
/** And so many by the whole first walk: the page is full when one in forty fits. */
const WALKED_A_PRODUCT = 40;
const WALKED_ON = 4000;
/** Not more than these are fetched to be sorted. */
const FEW = 4000;

const walk = sql.placeholder('walk');
const limit = sql.placeholder('limit');

/**
 * Pages of products that have to be looked for: by words, or between two prices in another order. Nobody knows beforehand whether many or few fit, the database neither, and
 * each way alone is slow for the other case: to fetch and sort half of a hundred thousand products, or to pass all of them in their order for two that
 * fit. So each is tried only as far as it is cheap; what comes of it is exact all the same.
 *
 * 1. A short walk in the order of the list: what fits often fills the page at once. It ends even sooner where nothing at all was found.
 * 2. Else what fits is fetched by its own index, unless that is much, and sorted.
 * 3. Else the walk goes on: where so much fits, it is rarely far.
 */
export function filteredListing(database: Database) {
  const walks = prepareEach((listing: Listing, name) => {
    const order = ORDERS[listing.sort];
    const longest = database
      .select({
        ...productColumns,
        fits: sql<boolean>`(${fits(listing)})`.as('fits'),
        isLast: sql<boolean>`row_number() over (order by ${sql.join(order.by, sql`, `)}) = ${walk}::integer`.as(
          'is_last',
        ),
      })
      .from(products)
      .where(inList(listing))
      .orderBy(...order.by)
      .limit(atMost(WALKED_ON))
      .as('longest');
    const passed = database
      .select()
      .from(longest)
      .orderBy(...inOrderOf(listing.sort, longest))
      .limit(thisMany(walk))
      .as('passed');
    return database
      .select()
      .from(passed)
      .where(or(passed.fits, passed.isLast))
      .orderBy(...inOrderOf(listing.sort, passed))
      .limit(thisMany(limit))
      .prepare(`${name}_walked`);
  });

  const fetches = prepareEach((listing: Listing, name) => {
    const { id, createdAt, popularity, price } = products;
    // The limit is written out: of one that it does not know yet the database thinks that reading the table's beginning will do.
    const found = database.$with('found', { id, createdAt, popularity, price }).as(
      sql`select ${id}, ${createdAt}, ${popularity}, ${price} from ${products}
        where ${and(inList(listing), fits(listing))} limit ${sql.raw(String(FEW + 1))}`,
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
      .prepare(`${name}_fetched`);
  });

  return async function list(listing: Listing): Promise<ProductRow[]> {
    const page: ProductRow[] = [];
    /** @returns where the walk ended, `null` when there is nothing more to be passed or the page is full */
    const walkFrom = async (after: Cursor | null, passes: number): Promise<Cursor | null> => {
      const onwards = { ...listing, after, limit: listing.limit - page.length };
      const rows = await walks(onwards).execute({ ...valuesOf(onwards), walk: passes });
      page.push(...rows.filter(({ fits: isFitting }) => isFitting));
      const last = rows.at(-1);
      if (!last?.isLast || page.length >= listing.limit) return null;
      return { sort: listing.sort, value: placeIn(listing.sort, last), id: last.id };
    };

    let place = await walkFrom(listing.after, listing.limit * GLANCED_A_PRODUCT);
    if (place && page.length > 0) {
      place = await walkFrom(place, listing.limit * (WALKED_A_PRODUCT - GLANCED_A_PRODUCT));
    }
    if (!place) return page;
    const fetched = await fetches(listing).execute(valuesOf(listing));
    if ((fetched[0]?.found ?? 0) <= FEW) return fetched;
    while (place) place = await walkFrom(place, WALKED_ON);
    return page;
  };
}

/** Each shape of a listing is planned and named once. */
function prepareEach<Prepared>(prepare: (listing: Listing, name: string) => Prepared): (listing: Listing) => Prepared {
  const prepared = new Map<string, Prepared>();
  return (listing) => {
    const { sort, category, search, prices, after } = listing;
    const parts = { category, search, prices, narrowed: isNarrowed(listing), after };
    const name = ['picky', sort, ...Object.entries(parts).flatMap(([part, isThere]) => (isThere ? part : []))].join(
      '_',
    );
    let known = prepared.get(name);
    if (!known) prepared.set(name, (known = prepare(listing, name)));
    return known;
  };
}

/** What an index in the order of the list knows, and what nearly everything is. */
function inList(listing: Listing) {
  const { category, prices, sort, after } = listing;
  return and(
    onSale,
    category ? eq(products.category, sql.placeholder('category')) : undefined,
    prices && isByPrice(sort) ? isBetween : undefined,
    isNarrowed(listing) ? narrowed : undefined,
    after ? ORDERS[sort].after : undefined,
  );
}

/** What has to be looked for. */
function fits({ search, prices, sort }: Listing) {
  // Asked for by itself, the question is parsed once, not for each product that is passed.
  const question = sql`(select to_tsquery('english', ${sql.placeholder('search')}))`;
  return and(
    search ? sql`${products.search} @@ ${question}` : undefined,
    prices && !isByPrice(sort) ? isBetween : undefined,
  );
}
