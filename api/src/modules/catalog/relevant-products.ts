import { and, desc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atMost, thisMany } from '../../db/written-limit.ts';
import { products } from './catalog.tables.ts';
import { RANKED } from './cursor.ts';
import { isListed, type Listing, prepareByShape, productColumns, type ProductRow, valuesOf } from './listing.ts';

export function relevantProducts(database: Database) {
  const search = sql.placeholder('search');
  const query = sql`(select to_tsquery('english', ${search}))`;
  const inTitle = sql`(select to_tsquery('simple', ${search}))`;

  const statements = prepareByShape(
    () => 'relevant',
    (listing, name) => {
      const found = database
        .select({
          ...productColumns,
          isInTitle: sql<boolean>`(${products.titleWords} @@ ${inTitle})`.as('is_in_title'),
          rank: sql<number>`ts_rank(${products.search}, ${query})`.as('rank'),
        })
        .from(products)
        .where(and(isListed(listing), sql`${products.search} @@ ${query}`))
        .limit(atMost(RANKED))
        .as('found');
      return database
        .select()
        .from(found)
        .orderBy(desc(found.isInTitle), desc(found.rank), desc(found.popularity), desc(found.id))
        .limit(thisMany(sql.placeholder('limit')))
        .offset(sql.placeholder('offset'))
        .prepare(name);
    },
  );

  return (listing: Listing, offset: number): Promise<ProductRow[]> =>
    statements(listing).execute({ ...valuesOf(listing), offset });
}
