/** The columns of a price file in the order in which an export writes them (docs/printing.md). */
export const PRICE_COLUMNS = ['service', 'options', 'per', 'from', 'price', 'version'] as const;

export type PriceColumn = (typeof PRICE_COLUMNS)[number];
