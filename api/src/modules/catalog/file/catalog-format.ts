import { CATALOG_COLUMNS, type CatalogColumn } from '@kaagazz/api-schema';

export const CATALOG_FORMAT: { columns: readonly CatalogColumn[]; optional: readonly CatalogColumn[] } = {
  columns: CATALOG_COLUMNS,
  optional: [
    'stockVersion',
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
  ],
};

/** Marks a picture that was accepted in a dry run but not stored. */
export const CHECKED_PICTURE = 'checked:';
