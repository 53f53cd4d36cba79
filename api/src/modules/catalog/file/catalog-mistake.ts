import type { CatalogColumn } from '@kaagazz/api-schema';

/** What is wrong with a file, in words for the person who wrote it. */
export interface CatalogMistake {
  /** of the file, 1 first */
  line: number;
  /** null: the whole line, or the file */
  column: CatalogColumn | null;
  message: string;
}

/** All mistakes are counted, so many are told. */
const TOLD = 100;

/** Collects mistakes; never holds more than are told. */
export class CatalogMistakes {
  readonly #told: CatalogMistake[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(mistake: CatalogMistake): void {
    this.#count += 1;
    if (this.#told.length < TOLD) this.#told.push(mistake);
  }

  /** @param uncounted how many more there are than `mistakes` tells */
  addAll(mistakes: readonly CatalogMistake[], uncounted = 0): void {
    for (const mistake of mistakes) this.add(mistake);
    this.#count += uncounted;
  }

  /** The first ones in the order of the file. */
  told(): CatalogMistake[] {
    return this.#told.toSorted((one, other) => one.line - other.line);
  }
}
