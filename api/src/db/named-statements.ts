/** Uses before a statement gets a name. */
const NAMED_AFTER = 4;
/** Each connection keeps a plan for each name. */
const MAX_NAMES = 100;
/** Longer statements are imports, which differ each time. */
const MAX_LENGTH = 4_000;

/**
 * Names frequent statements, because PostgreSQL parses and plans a named statement once for each
 * connection, and an unnamed one each time.
 */
export class NamedStatements {
  /** Uses of each statement. A negative number is the number in its name. */
  readonly #uses = new Map<string, number>();
  #names = 0;

  /** Returns undefined for a statement without a name. */
  nameOf(text: string): string | undefined {
    if (text.length > MAX_LENGTH) return undefined;
    const known = this.#uses.get(text);
    if (known !== undefined && known < 0) return `hot_${-known}`;
    if (this.#names === MAX_NAMES) return undefined;
    const uses = (known ?? 0) + 1;
    if (uses < NAMED_AFTER) {
      this.#remember(text, uses);
      return undefined;
    }
    this.#names += 1;
    this.#uses.set(text, -this.#names);
    return `hot_${this.#names}`;
  }

  /** Drops all counts when there are too many statements, but keeps the names. */
  #remember(text: string, uses: number): void {
    if (uses === 1 && this.#uses.size >= MAX_NAMES * 10) {
      for (const [rare, count] of this.#uses) {
        if (count > 0) this.#uses.delete(rare);
      }
    }
    this.#uses.set(text, uses);
  }
}
