import { and, asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atMost } from '../../db/written-limit.ts';
import { onSale, ORDERS, type ProductRow } from './listing.ts';
import { catalogTags, products } from './catalog.tables.ts';

const PRODUCTS = 5;
const TAGS = 4;
/** Suggestions look at so few of the most popular products first: a common word is among them. */
const GLANCED_AT = 100;
/** Then at so many of them, and at no more of all others. */
const LOOKED_AT = 500;

const words = sql.placeholder('words');

/** What a suggestion shows of a product. */
type SuggestedRow = Pick<ProductRow, 'id' | 'title' | 'images' | 'price'>;

/** SQL of what is suggested while somebody types; words in `to_tsquery` syntax. */
export function suggestionsRepository(database: Database) {
  const { id, title, images, price, popularity } = products;
  const columns = { id, title, images, price, popularity };
  // Asked for by itself, the question is parsed once, not for each product that is looked at.
  const fits = sql`title_words @@ (select to_tsquery('simple', ${words}))`;

  const preparePopular = (lookedAt: number, name: string) => {
    const popular = database
      .select({ ...columns, titleWords: products.titleWords })
      .from(products)
      .where(onSale)
      .orderBy(...ORDERS.popular.by)
      .limit(atMost(lookedAt))
      .as('popular');
    return database
      .select({ id: popular.id, title: popular.title, images: popular.images, price: popular.price })
      .from(popular)
      .where(fits)
      .orderBy(desc(popular.popularity), desc(popular.id))
      .limit(atMost(PRODUCTS))
      .prepare(name);
  };
  const amongMostPopular = preparePopular(GLANCED_AT, 'suggest_most_popular');
  const amongPopular = preparePopular(LOOKED_AT, 'suggest_popular');

  const fitting = database
    .select(columns)
    .from(products)
    .where(and(onSale, fits))
    .limit(atMost(LOOKED_AT))
    .as('fitting');
  const amongAll = database
    .select({
      id: fitting.id,
      title: fitting.title,
      images: fitting.images,
      price: fitting.price,
      known: sql<number>`(count(*) over ())::integer`,
    })
    .from(fitting)
    .orderBy(desc(fitting.popularity), desc(fitting.id))
    .limit(atMost(PRODUCTS))
    .prepare('suggest_fitting');

  const tags = database
    .select({ tag: catalogTags.tag })
    .from(catalogTags)
    .where(sql`${catalogTags.words} @@ to_tsquery('simple', ${words})`)
    .orderBy(desc(catalogTags.products), asc(catalogTags.tag))
    .limit(atMost(TAGS))
    .prepare('suggest_tags');

  return {
    /**
     * The most popular products whose titles have these words. A beginning of a word may fit half of a hundred thousand products, so the most
     * popular ones are tried first; where they don't fill the list, the words are rare enough to be looked up. Of words that none of the very
     * first has, that is done at once.
     */
    async products(search: string): Promise<SuggestedRow[]> {
      const values = { words: search };
      const glanced = await amongMostPopular.execute(values);
      if (glanced.length === PRODUCTS) return glanced;
      const rare = glanced.length === 0 ? await amongAll.execute(values) : null;
      if (rare && (rare[0]?.known ?? 0) < LOOKED_AT) return rare;
      const found = await amongPopular.execute(values);
      return found.length === PRODUCTS ? found : (rare ?? amongAll.execute(values));
    },

    /** Tags with these words, those of most products first. */
    async tags(search: string): Promise<string[]> {
      return (await tags.execute({ words: search })).map(({ tag }) => tag);
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
