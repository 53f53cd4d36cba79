const NAMED_AFTER = 4;
const MAX_NAMES = 100;
const MAX_LENGTH = 4_000;

export class NamedStatements {
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

  #remember(text: string, uses: number): void {
    if (uses === 1 && this.#uses.size >= MAX_NAMES * 10) {
      for (const [rare, count] of this.#uses) {
        if (count > 0) this.#uses.delete(rare);
      }
    }
    this.#uses.set(text, uses);
  }
}
