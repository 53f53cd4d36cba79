/** Fewer are hardly worth their place: a statement that has been asked so often will be asked again. */
const HOT_AFTER = 4;
/** Each connection keeps a plan for each name. */
const MOST_NAMES = 100;
/** Rows of an import: never the same twice. */
const LONGEST = 4_000;

/**
 * Names for statements that come again and again: PostgreSQL reads and plans a named one once for each connection, an unnamed one each
 * time. What is rare, or one of many shapes (a list of ids of another length), stays without.
 */
export class NamedStatements {
  readonly #asked = new Map<string, number>();
  #names = 0;

  /** @returns undefined for a text that is not worth a name */
  nameOf(text: string): string | undefined {
    if (text.length > LONGEST) return undefined;
    const known = this.#asked.get(text);
    // Named ones stand below zero.
    if (known !== undefined && known < 0) return `hot_${-known}`;
    if (this.#names === MOST_NAMES) return undefined;
    const asked = (known ?? 0) + 1;
    if (asked < HOT_AFTER) {
      this.#remember(text, asked);
      return undefined;
    }
    this.#names += 1;
    this.#asked.set(text, -this.#names);
    return `hot_${this.#names}`;
  }

  /** Those that were asked for once are forgotten first. */
  #remember(text: string, asked: number): void {
    if (asked === 1 && this.#asked.size >= MOST_NAMES * 10) {
      for (const [rare, times] of this.#asked) {
        if (times > 0) this.#asked.delete(rare);
      }
    }
    this.#asked.set(text, asked);
  }
}
