import type { PriceColumn } from '@kaagazz/api-schema';

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
