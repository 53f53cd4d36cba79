/**
 * Columns of a catalogue file, in export order (docs/catalogue.md). An import that omits an
 * optional column leaves its values unchanged.
 */
export const CATALOG_COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'originalPrice',
  'discountPercent',
  'stock',
  'stockAtExport',
  'stockVersion',
  'tags',
  'images',
  'imageAlts',
  'onSale',
  'rating',
  'topPick',
  'popularity',
  'createdAt',
  'lowStockAt',
  'hsn',
  'weightGrams',
  'size',
  'pages',
  'gsm',
  'fibre',
  'contents',
  'care',
  'maker',
  'origin',
  'sku',
  'colour',
  'variantGroup',
  'quantityDiscounts',
  'recommendedAge',
] as const;

export type CatalogColumn = (typeof CATALOG_COLUMNS)[number];
