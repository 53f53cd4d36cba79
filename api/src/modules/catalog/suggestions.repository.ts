import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atMost } from '../../db/written-limit.ts';
import { isShown, ORDERS, type ProductRow } from './listing.ts';
import { catalogTags, products } from './catalog.tables.ts';
import { contentEntries } from '../content/content.tables.ts';
import { searchPages } from './search.tables.ts';

const PRODUCTS = 5;
const TAGS = 4;
const PAGES = 4;
const FIRST_SEARCH = 100;
const SECOND_SEARCH = 500;

const words = sql.placeholder('words');

type SuggestedRow = Pick<ProductRow, 'id' | 'title' | 'images' | 'price'>;

export function suggestionsRepository(database: Database) {
  const { id, title, images, price, popularity } = products;
  const columns = { id, title, images, price, popularity };
  const matches = sql`title_words @@ (select to_tsquery('simple', ${words}))`;

  const preparePopular = (count: number, name: string) => {
    const popular = database
      .select({ ...columns, titleWords: products.titleWords })
      .from(products)
      .where(isShown)
      .orderBy(...ORDERS.popular.by)
      .limit(atMost(count))
      .as('popular');
    return database
      .select({ id: popular.id, title: popular.title, images: popular.images, price: popular.price })
      .from(popular)
      .where(matches)
      .orderBy(desc(popular.popularity), desc(popular.id))
      .limit(atMost(PRODUCTS))
      .prepare(name);
  };
  const amongMostPopular = preparePopular(FIRST_SEARCH, 'suggest_most_popular');
  const amongPopular = preparePopular(SECOND_SEARCH, 'suggest_popular');

  const matching = database
    .select(columns)
    .from(products)
    .where(and(isShown, matches))
    .limit(atMost(SECOND_SEARCH))
    .as('matching');
  const amongAll = database
    .select({
      id: matching.id,
      title: matching.title,
      images: matching.images,
      price: matching.price,
      known: sql<number>`(count(*) over ())::integer`,
    })
    .from(matching)
    .orderBy(desc(matching.popularity), desc(matching.id))
    .limit(atMost(PRODUCTS))
    .prepare('suggest_matching');

  const tags = database
    .select({ tag: catalogTags.tag })
    .from(catalogTags)
    .where(sql`${catalogTags.words} @@ to_tsquery('simple', ${words})`)
    .orderBy(desc(catalogTags.products), asc(catalogTags.tag))
    .limit(atMost(TAGS))
    .prepare('suggest_tags');

  const pages = database
    .select({ path: searchPages.path, title: searchPages.title, kind: searchPages.kind })
    .from(searchPages)
    .where(sql`${searchPages.words} @@ to_tsquery('simple', ${words})`)
    .orderBy(
      desc(sql`to_tsvector('simple', ${searchPages.title}) @@ to_tsquery('simple', ${words})`),
      asc(searchPages.title),
    )
    .limit(atMost(PAGES))
    .prepare('suggest_pages');

  const shown = sql`case when ${contentEntries.nextAt} <= now() then ${contentEntries.next} else ${contentEntries.live} end`;
  const field = (name: string) => sql<string>`(${shown} ->> ${sql.raw(`'${name}'`)})`;
  const posts = database
    .select({ path: sql<string>`'/blog/' || ${contentEntries.slug}`, title: field('title'), kind: sql<'post'>`'post'` })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.kind, 'post'),
        sql`to_tsvector('simple', concat_ws(' ', ${field('title')}, ${field('category')}, ${field('excerpt')}))
          @@ to_tsquery('simple', ${words})`,
      ),
    )
    .orderBy(desc(field('date')))
    .limit(atMost(PAGES))
    .prepare('suggest_posts');

  return {
    async products(search: string): Promise<SuggestedRow[]> {
      const values = { words: search };
      const first = await amongMostPopular.execute(values);
      if (first.length === PRODUCTS) return first;
      const rare = first.length === 0 ? await amongAll.execute(values) : null;
      if (rare && (rare[0]?.known ?? 0) < SECOND_SEARCH) return rare;
      const found = await amongPopular.execute(values);
      return found.length === PRODUCTS ? found : (rare ?? amongAll.execute(values));
    },

    async pages(search: string) {
      const found = await Promise.all([pages.execute({ words: search }), posts.execute({ words: search })]);
      return found.flat().slice(0, PAGES);
    },

    async tags(search: string): Promise<string[]> {
      return (await tags.execute({ words: search })).map(({ tag }) => tag);
    },
  };
}

/** Rebuilds the search suggestions. Call this in every transaction that changes titles or tags. */
export async function refreshSearch(tx: Database): Promise<void> {
  await tx.delete(catalogTags);
  await tx.execute(sql`
    insert into catalog_tags (tag, products)
    select tag, count(*)::int from products, jsonb_array_elements_text(tags) as tag where on_sale group by tag`);
  await tx.execute(sql`select refresh_search_words()`);
}
