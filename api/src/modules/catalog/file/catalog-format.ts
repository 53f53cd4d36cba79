import { CATALOG_COLUMNS, type CatalogColumn } from '@kaagazz/api-schema';

export const CATALOG_FORMAT: { columns: readonly CatalogColumn[]; optional: readonly CatalogColumn[] } = {
  columns: CATALOG_COLUMNS,
  optional: ['stockVersion', 'onSale', 'rating', 'topPick', 'popularity', 'createdAt'],
};

/** In a dry run, marks a picture that was accepted but not stored. */
export const CHECKED_PICTURE = 'checked:';
