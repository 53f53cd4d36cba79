import { CATALOG_COLUMNS, type CatalogColumn } from '@kaagazz/api-schema';

/** The columns of a catalogue file, as `readCsv` needs them. */
export const CATALOG_FORMAT: { columns: readonly CatalogColumn[]; optional: readonly CatalogColumn[] } = {
  columns: CATALOG_COLUMNS,
  optional: ['stockVersion', 'onSale', 'rating', 'topPick', 'popularity', 'createdAt'],
};

/**
 * Prefixes a picture's name in a dry run: the picture was accepted but, because of the dry run, not
 * stored.
 */
export const CHECKED_PICTURE = 'checked:';
