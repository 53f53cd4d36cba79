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

export const collections = pgTable('collections', {
  slug: text('slug').primaryKey(),
  kind: text('kind', { enum: ['category', 'collection'] }).notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  /**
   * Position in the shop's navigation, starting at 1. Categories and collections are numbered
   * separately.
   */
  position: integer('position').notNull(),
  isPublished: boolean('is_published').notNull(),
  products: jsonb('products').$type<string[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
});

/** Prices are in paise. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category')
      .notNull()
      .references(() => collections.slug),
    originalPrice: integer('original_price').notNull(),
    discountPercent: integer('discount_percent').notNull().default(0),
    /**
     * Quantity discounts such as `10: 5%, 25: 10%`, which means 5% off from 10 units and 10% off
     * from 25.
     */
    quantityDiscounts: text('quantity_discounts').notNull().default(''),
    price: integer('price')
      .notNull()
      .generatedAlwaysAs(sql`((original_price::bigint * (100 - discount_percent)) / 10000 * 100)::integer`),
    stock: integer('stock').notNull(),
    rating: real('rating').notNull().default(4),
    /** Number of published reviews. */
    reviewCount: integer('review_count').notNull().default(0),
    tags: jsonb('tags').$type<string[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    imageAlts: jsonb('image_alts').$type<Record<string, string>>().notNull().default({}),
    popularity: integer('popularity').notNull().default(0),
    topPick: integer('top_pick'),
    onSale: boolean('on_sale').notNull().default(true),
    stockVersion: integer('stock_version').notNull().default(0),
    shuffle: doublePrecision('shuffle')
      .notNull()
      .default(sql`random()`),
    version: integer('version').notNull().default(1),
    /** Code from India's GST product classification (HSN). Empty if unknown. */
    hsn: text('hsn').notNull().default(''),
    weightGrams: integer('weight_grams'),
    size: text('size').notNull().default(''),
    colour: text('colour').notNull().default(''),
    sku: text('sku').notNull().default(''),
    variantGroup: text('variant_group').notNull().default(''),
    representsGroup: boolean('represents_group').notNull().default(true),
    groupWords: text('group_words').notNull().default(''),
    pages: integer('pages'),
    gsm: integer('gsm'),
    fibre: text('fibre').notNull().default(''),
    contents: text('contents').notNull().default(''),
    care: text('care').notNull().default(''),
    recommendedAge: integer('recommended_age'),
    /** Name of the manufacturer. Empty if the shop makes the product itself. */
    maker: text('maker').notNull().default(''),
    origin: text('origin').notNull().default('India'),
    lowStockAt: integer('low_stock_at').notNull().default(5),
    createdAt: moment('created_at').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`to_tsvector('english', title || ' ' || category || ' ' || description || ' ' || group_words) || jsonb_to_tsvector('english', tags, '["string"]')`,
      ),
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
    index('products_variants')
      .on(table.variantGroup)
      .where(sql`variant_group <> ''`),
    index('products_shuffle').on(table.shuffle),
    index('products_search').using('gin', table.search),
    index('products_title_words').using('gin', table.titleWords),
  ],
);

export const catalogTags = pgTable(
  'catalog_tags',
  {
    tag: text('tag').primaryKey(),
    products: integer('products').notNull(),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('simple', tag)`),
  },
  (table) => [index('catalog_tags_words').using('gin', table.words)],
);

export const catalogImportRows = pgTable(
  'catalog_import_rows',
  {
    importId: uuid('import_id').notNull(),
    id: text('id').notNull(),
    line: integer('line').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    originalPrice: integer('original_price').notNull(),
    discountPercent: integer('discount_percent').notNull(),
    stock: integer('stock').notNull(),
    stockAtExport: integer('stock_at_export'),
    stockVersion: integer('stock_version'),
    tags: jsonb('tags').$type<string[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    imageAlts: jsonb('image_alts').$type<Record<string, string>>(),
    rating: real('rating'),
    topPick: integer('top_pick'),
    popularity: integer('popularity'),
    onSale: boolean('on_sale'),
    createdAt: moment('created_at'),
    lowStockAt: integer('low_stock_at'),
    hsn: text('hsn'),
    weightGrams: integer('weight_grams'),
    size: text('size'),
    pages: integer('pages'),
    gsm: integer('gsm'),
    fibre: text('fibre'),
    contents: text('contents'),
    care: text('care'),
    maker: text('maker'),
    origin: text('origin'),
    sku: text('sku'),
    colour: text('colour'),
    variantGroup: text('variant_group'),
    quantityDiscounts: text('quantity_discounts'),
    recommendedAge: integer('recommended_age'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.id] })],
);

/** Each import locks the table's only row, so that imports run one after another. */
export const catalogState = pgTable('catalog_state', {
  id: integer('id').primaryKey(),
  changedAt: moment('changed_at').notNull(),
});
