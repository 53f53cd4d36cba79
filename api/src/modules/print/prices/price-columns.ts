/** The columns of the file of prices, in the order in which it is written. What each holds stands in docs/printing.md. */
export const PRICE_COLUMNS = ['service', 'options', 'per', 'from', 'price', 'version'] as const;

export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** Between the options of a row: `size: A4 | paperType: Matte`. */
export const BETWEEN_OPTIONS = ' | ';

/** What is wrong with a file, in words for the person who wrote it. */
export interface PriceFileMistake {
  /** of the file, 1 first */
  line: number;
  /** null: the whole line, or the file */
  column: PriceColumn | null;
  message: string;
}
