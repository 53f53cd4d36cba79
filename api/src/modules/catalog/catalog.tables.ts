import { CATEGORIES, type CategorySlug } from '@kaagazz/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
    /** lower case */
    tags: jsonb('tags').$type<string[]>().notNull(),
    /** file names of the first goods' drawings or of the merchant's photographs, first one used in lists */
    images: jsonb('images').$type<string[]>().notNull(),
    /** higher stands earlier in `popular` */
    popularity: integer('popularity').notNull().default(0),
    /** place among the Best Picks, 1 first; null: not one of them */
    topPick: integer('top_pick'),
    /** false: taken off sale. In no list and not for sale; orders and the merchant's file still know it */
    onSale: boolean('on_sale').notNull().default(true),
    /** rises when a merchant's file changes the stock, so that a file made before that can't change it once more */
    stockVersion: integer('stock_version').notNull().default(0),
    /** a random place in 0..1, for drawing other products without reading all of them */
    shuffle: doublePrecision('shuffle')
      .notNull()
      .default(sql`random()`),
    createdAt: moment('created_at').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`to_tsvector('english', title || ' ' || category || ' ' || description) || jsonb_to_tsvector('english', tags, '["string"]')`,
      ),
    /** the title's words as they are written, for suggestions while somebody types */
    titleWords: tsvector('title_words')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('simple', title)`),
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
    index('products_title_words').using('gin', table.titleWords),
  ],
);

/** Every tag that a product on sale has, so that nobody reads a hundred thousand products to suggest four of them. */
export const catalogTags = pgTable(
  'catalog_tags',
  {
    tag: text('tag').primaryKey(),
    /** how many products on sale have it */
    products: integer('products').notNull(),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('simple', tag)`),
  },
  (table) => [index('catalog_tags_words').using('gin', table.words)],
);

/** A row of a merchant's file on its way in: checked, not yet part of the catalogue. `null` leaves a known product's as it is. */
export const catalogImportRows = pgTable(
  'catalog_import_rows',
  {
    importId: uuid('import_id').notNull(),
    id: text('id').notNull(),
    /** where it stands in the file, 1 first */
    line: integer('line').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: categorySlugs }).notNull(),
    originalPrice: integer('original_price').notNull(),
    discountPercent: integer('discount_percent').notNull(),
    stock: integer('stock').notNull(),
    stockAtExport: integer('stock_at_export'),
    stockVersion: integer('stock_version'),
    tags: jsonb('tags').$type<string[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    rating: real('rating'),
    /** 0: not among the Best Picks */
    topPick: integer('top_pick'),
    popularity: integer('popularity'),
    onSale: boolean('on_sale'),
    createdAt: moment('created_at'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.id] })],
);

/** One row, locked by whoever changes the catalogue from a file: such changes go one after the other. */
export const catalogState = pgTable('catalog_state', {
  id: integer('id').primaryKey(),
  changedAt: moment('changed_at').notNull(),
});
