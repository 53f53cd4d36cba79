import { CATEGORIES, type CategorySlug } from '@kaagazz/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const categorySlugs = CATEGORIES.map(({ slug }) => slug) as [CategorySlug, ...CategorySlug[]];

/**
 * What the shop sells. Prices are integer paise. `price` is generated with the rule of `discountedPrice` in @kaagazz/domain, so
 * that sorting and paying can't disagree; a test holds the two together.
 */
export const products = pgTable(
  'products',
  {
    /** readable, stands in URLs: `notebook-a5-marigold` */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: categorySlugs }).notNull(),
    originalPrice: integer('original_price').notNull(),
    discountPercent: integer('discount_percent').notNull().default(0),
    price: integer('price')
      .notNull()
      .generatedAlwaysAs(sql`((original_price::bigint * (100 - discount_percent)) / 10000 * 100)::integer`),
    /** sellable now: what is reserved for somebody's open payment is already taken off */
    stock: integer('stock').notNull(),
    rating: real('rating').notNull().default(4),
    tags: jsonb('tags').$type<string[]>().notNull(),
    /** file names below api/seed/images, first one used in lists */
    images: jsonb('images').$type<string[]>().notNull(),
    /** higher stands earlier in `popular` */
    popularity: integer('popularity').notNull().default(0),
    /** place among the Best Picks, 1 first; null: not one of them */
    topPick: integer('top_pick'),
    /** a random place in 0..1, for drawing other products without reading all of them */
    shuffle: doublePrecision('shuffle')
      .notNull()
      .default(sql`random()`),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`to_tsvector('english', title || ' ' || category || ' ' || description) || jsonb_to_tsvector('english', tags, '["string"]')`,
      ),
  },
  (table) => [
    check('products_stock', sql`stock >= 0`),
    check('products_original_price', sql`original_price >= 0`),
    check('products_discount', sql`discount_percent between 0 and 100`),
    index('products_newest').on(table.createdAt, table.id),
    index('products_price').on(table.price, table.id),
    index('products_popular').on(table.popularity, table.id),
    index('products_category_newest').on(table.category, table.createdAt, table.id),
    index('products_category_price').on(table.category, table.price, table.id),
    index('products_category_popular').on(table.category, table.popularity, table.id),
    index('products_top_pick')
      .on(table.topPick)
      .where(sql`top_pick is not null`),
    index('products_shuffle').on(table.shuffle),
    index('products_search').using('gin', table.search),
  ],
);
