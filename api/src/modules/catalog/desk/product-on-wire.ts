import type { DeskProduct, ProductChange } from '@kaagazz/api-schema';
import { fromRupees, toRupees } from '@kaagazz/domain';
import type { z } from 'zod';
import type { products } from '../catalog.tables.ts';

export type ProductRow = typeof products.$inferSelect;
export type ProductFields = Partial<Omit<ProductRow, 'id' | 'price' | 'search' | 'titleWords'>>;

/** Returns a product as the desk's api sends it. */
export function productOnWire(row: ProductRow, imageUrl: (file: string) => string): DeskProduct {
  const { id, version, title, description, category, discountPercent, stock, lowStockAt, tags, hsn, weightGrams } = row;
  const { size, colour, sku, variantGroup, pages, gsm, fibre, contents, care, recommendedAge, maker, origin } = row;
  return {
    id,
    version,
    state: row.onSale ? 'published' : 'draft',
    title,
    description,
    category,
    originalPrice: toRupees(row.originalPrice),
    discountPercent,
    quantityDiscounts: row.quantityDiscounts,
    price: toRupees(row.price),
    stock,
    lowStockAt,
    tags,
    images: row.images.map((file) => ({ file, url: imageUrl(file) })),
    hsn,
    weightGrams,
    size,
    colour,
    sku,
    variantGroup,
    pages,
    gsm,
    fibre,
    contents,
    care,
    recommendedAge,
    maker,
    origin,
    topPick: row.topPick,
    createdAt: row.createdAt.toISOString(),
    missing: missingOf(row),
  };
}

/** Converts a change from the desk to the column values that it sets. */
export function fieldsOf({ originalPrice, state, ...fields }: Partial<z.output<typeof ProductChange>>): ProductFields {
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(originalPrice !== undefined && { originalPrice: fromRupees(originalPrice) }),
    ...(state !== undefined && { onSale: state === 'published' }),
  };
}

/** Returns which details the product still needs before it can be published. */
export function missingOf({ description, originalPrice, images }: ProductRow): DeskProduct['missing'] {
  return [
    ...(description.trim() ? [] : (['description'] as const)),
    ...(originalPrice > 0 ? [] : (['price'] as const)),
    ...(images.length > 0 ? [] : (['image'] as const)),
  ];
}
