const NAMED_AFTER = 4;
/** Maximum number of named statements. Each connection keeps one plan per name. */
const MAX_NAMES = 100;
/**
 * Maximum length of a named statement. Longer statements come from imports and differ each time.
 */
const MAX_LENGTH = 4_000;

/**
 * Assigns names to frequent statements. PostgreSQL parses and plans a named statement once per
 * connection, but an unnamed one on every execution.
 */
export class NamedStatements {
  /**
   * Number of uses by statement text. For a named statement, the value is the number in its name,
   * negated.
   */
  readonly #uses = new Map<string, number>();
  #names = 0;

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

  /**
   * Stores a statement's use count. If too many counts are stored, first deletes those of all
   * unnamed statements.
   */
  #remember(text: string, uses: number): void {
    if (uses === 1 && this.#uses.size >= MAX_NAMES * 10) {
      for (const [rare, count] of this.#uses) {
        if (count > 0) this.#uses.delete(rare);
      }
    }
    this.#uses.set(text, uses);
  }
}
