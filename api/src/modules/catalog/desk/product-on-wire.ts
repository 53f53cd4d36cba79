import type { DeskProduct, ProductChange } from '@kaagazz/api-schema';
import { fromRupees, toRupees } from '@kaagazz/domain';
import type { z } from 'zod';
import { Problem } from '../../../plugins/problem.ts';
import type { products } from '../catalog.tables.ts';
import type { Media } from '../pictures/media.ts';

export type ProductRow = typeof products.$inferSelect;
export type ProductFields = Partial<Omit<ProductRow, 'id' | 'price' | 'search' | 'titleWords'>>;

export function productOnWire(row: ProductRow, describe: Media['describe']): DeskProduct {
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
    images: row.images.map((file) => {
      const { url, alt } = describe(file, row.imageAlts[file]);
      return { file, url, alt: alt ?? '' };
    }),
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

export function imagesOf(
  wanted: z.output<typeof ProductChange>['images'],
  before: ProductRow,
): Pick<ProductFields, 'images' | 'imageAlts'> {
  if (wanted === undefined) return {};
  const alts = wanted.map((image): [string, string] =>
    typeof image === 'string' ? [image, before.imageAlts[image] ?? ''] : [image.file, image.alt],
  );
  if (alts.some(([file, alt]) => alt === '' && !before.images.includes(file))) {
    throw new Problem('VALIDATION', 'Enter alt text for each new photograph.', { field: 'images' });
  }
  return { images: alts.map(([file]) => file), imageAlts: Object.fromEntries(alts.filter(([, alt]) => alt !== '')) };
}

export function fieldsOf({
  originalPrice,
  state,
  ...fields
}: Omit<Partial<z.output<typeof ProductChange>>, 'images'>): ProductFields {
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(originalPrice !== undefined && { originalPrice: fromRupees(originalPrice) }),
    ...(state !== undefined && { onSale: state === 'published' }),
  };
}

export function missingOf({ description, originalPrice, images }: ProductRow): DeskProduct['missing'] {
  return [
    ...(description.trim() ? [] : (['description'] as const)),
    ...(originalPrice > 0 ? [] : (['price'] as const)),
    ...(images.length > 0 ? [] : (['image'] as const)),
  ];
}
