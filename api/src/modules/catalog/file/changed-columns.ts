import type { CatalogColumn } from '@kaagazz/api-schema';
import { type Name, type SQL, sql } from 'drizzle-orm';

export const added = sql`(s.stock - s.stock_at_export)`;

export const CLEARABLE_NUMBERS = ['topPick', 'weightGrams', 'pages', 'gsm', 'recommendedAge'] as const;
export const DETAILS = [
  'imageAlts',
  'hsn',
  'size',
  'fibre',
  'contents',
  'care',
  'maker',
  'origin',
  'sku',
  'colour',
  'variantGroup',
  'quantityDiscounts',
] as const;

export const CHANGES: Partial<Record<CatalogColumn, SQL>> = {
  title: sql`p.title <> s.title`,
  description: sql`p.description <> s.description`,
  category: sql`p.category <> s.category`,
  originalPrice: sql`p.original_price <> s.original_price`,
  discountPercent: sql`p.discount_percent <> s.discount_percent`,
  stock: sql`coalesce(p.id is not null and ${added} <> 0, false)`,
  tags: sql`p.tags <> s.tags`,
  images: sql`p.images <> s.images`,
  onSale: sql`coalesce(p.on_sale <> s.on_sale, false)`,
  // An import can't change the rating of a product that has published reviews.
  rating: sql`coalesce(p.review_count = 0 and p.rating <> s.rating, false)`,
  ...Object.fromEntries(
    CLEARABLE_NUMBERS.map((column) => [
      column,
      sql`coalesce(p.id is not null and coalesce(p.${stored(column)}, 0) <> s.${stored(column)}, false)`,
    ]),
  ),
  popularity: sql`coalesce(p.popularity <> s.popularity, false)`,
  createdAt: sql`coalesce(p.created_at <> s.created_at, false)`,
  lowStockAt: sql`coalesce(p.low_stock_at <> s.low_stock_at, false)`,
  ...Object.fromEntries(
    DETAILS.map((column) => [column, sql`coalesce(p.${stored(column)} <> s.${stored(column)}, false)`]),
  ),
};
export const isChanged = sql`(${sql.join(Object.values(CHANGES), sql` or `)})`;

export function valuesOf(column: string): SQL {
  if (column === 'originalPrice') return sql`to_jsonb(p.original_price / 100.0), to_jsonb(s.original_price / 100.0)`;
  return storedValuesOf(column);
}

export function storedValuesOf(column: string): SQL {
  if (column === 'stock') return sql`to_jsonb(p.stock), to_jsonb(p.stock + ${added})`;
  const name = stored(column);
  const isClearable = CLEARABLE_NUMBERS.some((number) => number === column);
  return sql`to_jsonb(p.${name}), to_jsonb(${isClearable ? sql`nullif(s.${name}, 0)` : sql`s.${name}`})`;
}

export function stored(column: string): Name {
  return sql.identifier(column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
