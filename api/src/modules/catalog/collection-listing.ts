import type { Sort } from '@kaagazz/api-schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collections, products } from './catalog.tables.ts';
import { type Listing, onSale, productColumns, type ProductRow } from './listing.ts';

type Wanted = Pick<Listing, 'search' | 'prices' | 'only'> & { sort: Sort | undefined };

const COMPARE: Record<Sort, (one: ProductRow, other: ProductRow) => number> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  popular: () => 0,
  'price-asc': (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
};

export function collectionListing(database: Database) {
  const published = database
    .select({ kind: collections.kind })
    .from(collections)
    .where(and(eq(collections.slug, sql.placeholder('slug')), eq(collections.isPublished, true)))
    .prepare('published_collection');

  const search = sql.placeholder('search');
  const members = database
    .select(productColumns)
    .from(products)
    .innerJoin(
      sql`(select id as product, place from collections, jsonb_array_elements_text(products) with ordinality as member (id, place)
        where slug = ${sql.placeholder('slug')}) as listed`,
      sql`listed.product = ${products.id}`,
    )
    .where(and(onSale, sql`(${search}::text is null or ${products.search} @@ to_tsquery('english', ${search}::text))`))
    .orderBy(sql`listed.place`)
    .prepare('products_of_collection');

  return {
    async kindOf(slug: string): Promise<'category' | 'collection' | null> {
      const [row] = await published.execute({ slug });
      return row?.kind ?? null;
    },

    async products(slug: string, { sort, search: words, prices, only }: Wanted): Promise<ProductRow[]> {
      const rows = await members.execute({ slug, search: words });
      const found = rows.filter(
        ({ price, discountPercent, stock, tags }) =>
          (!prices || (price >= prices.min && price <= prices.max)) &&
          (!only.discounted || discountPercent > 0) &&
          (!only.inStock || stock > 0) &&
          (!only.ecoFriendly || tags.includes('eco-friendly')),
      );
      return sort ? found.toSorted(COMPARE[sort]) : found;
    },
  };
}
