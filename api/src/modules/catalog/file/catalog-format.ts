import { CATALOG_COLUMNS, type CatalogColumn } from '@kaagazz/api-schema';

const REQUIRED: readonly CatalogColumn[] = [
  'id',
  'title',
  'description',
  'category',
  'originalPrice',
  'discountPercent',
  'stock',
  'stockAtExport',
  'tags',
  'images',
];

export const CATALOG_FORMAT: { columns: readonly CatalogColumn[]; optional: readonly CatalogColumn[] } = {
  columns: CATALOG_COLUMNS,
  optional: CATALOG_COLUMNS.filter((column) => !REQUIRED.includes(column)),
};

export const CHECKED_PICTURE = 'checked:';
