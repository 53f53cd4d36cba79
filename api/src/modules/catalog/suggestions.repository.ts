import { and, asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { onSale, ORDERS, productColumns, type ProductRow } from './listing.ts';
import { catalogTags, products } from './catalog.tables.ts';

/** Suggestions look at so many of the most popular products first, and at no more of all others. */
const LOOKED_AT = 500;

const limit = sql.placeholder('limit');
const words = sql.placeholder('words');

/** SQL of what is suggested while somebody types; words in `to_tsquery` syntax. */
export function suggestionsRepository(database: Database) {
  const columns = { ...productColumns, titleWords: products.titleWords };
  // Asked for by itself, the question is parsed once, not for each product that is looked at.
  const fits = sql`title_words @@ (select to_tsquery('simple', ${words}))`;

  const popular = database
    .select(columns)
    .from(products)
    .where(onSale)
    .orderBy(...ORDERS.popular.by)
    .limit(LOOKED_AT)
    .as('popular');
  const amongPopular = database
    .select()
    .from(popular)
    .where(fits)
    .orderBy(desc(popular.popularity), desc(popular.id))
    .limit(limit)
    .prepare('suggest_popular');

  const fitting = database.select(columns).from(products).where(and(onSale, fits)).limit(LOOKED_AT).as('fitting');
  const amongAll = database
    .select()
    .from(fitting)
    .orderBy(desc(fitting.popularity), desc(fitting.id))
    .limit(limit)
    .prepare('suggest_fitting');

  const tags = database
    .select({ tag: catalogTags.tag })
    .from(catalogTags)
    .where(sql`${catalogTags.words} @@ to_tsquery('simple', ${words})`)
    .orderBy(desc(catalogTags.products), asc(catalogTags.tag))
    .limit(limit)
    .prepare('suggest_tags');

  return {
    /**
     * The most popular products whose titles have these words. A beginning of a word may fit half of a hundred thousand products,
     * so the most popular ones are tried first; where they don't fill the list, the words are rare enough to be looked up.
     */
    async products(search: string, atMost: number): Promise<ProductRow[]> {
      const found = await amongPopular.execute({ words: search, limit: atMost });
      return found.length === atMost ? found : amongAll.execute({ words: search, limit: atMost });
    },

    /** Tags with these words, those of most products first. */
    async tags(search: string, atMost: number): Promise<string[]> {
      return (await tags.execute({ words: search, limit: atMost })).map(({ tag }) => tag);
    },
  };
}

/** Brings the list of tags up to date with the products: part of every transaction that changes tags. */
export async function refreshTags(tx: Database): Promise<void> {
  await tx.delete(catalogTags);
  await tx.execute(sql`
    insert into catalog_tags (tag, products)
    select tag, count(*)::int from products, jsonb_array_elements_text(tags) as tag where on_sale group by tag`);
}
