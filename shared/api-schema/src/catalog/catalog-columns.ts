/**
 * Columns of a catalogue file, in export order. An import leaves the values of omitted columns
 * unchanged.
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
