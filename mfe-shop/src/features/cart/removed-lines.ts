import type { Cart, CartLine } from '@kaagazz/contract';

/** A line that was taken out on this page, and which lines stood before it then, as the shopper saw them. */
export interface RemovedLine {
  line: CartLine;
  after: readonly string[];
}

/** What the shopper sees at one place of the list: a line, or the offer to put one back. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/**
 * The cart with the removed lines where they stood: each right behind the last of the lines that it once followed. What is back in the
 * cart by another way is no longer offered.
 */
export function cartRows(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartRow[] {
  const inCart = new Set(lines.map(({ id }) => id));
  const rows = lines.map((line): CartRow => ({ line, removed: false }));
  for (const { line, after } of removed) {
    if (inCart.has(line.id)) continue;
    const place = rows.findLastIndex((row) => after.includes(row.line.id)) + 1;
    rows.splice(place, 0, { line, removed: true });
  }
  return rows;
}

/** `removed` with one more line, `id`, that is being taken out of `rows` just now. */
export function withRemoved(removed: readonly RemovedLine[], rows: readonly CartRow[], id: string): RemovedLine[] {
  const place = rows.findIndex(({ line }) => line.id === id);
  const row = rows[place];
  const others = removed.filter(({ line }) => line.id !== id);
  if (!row) return others;
  return [...others, { line: row.line, after: rows.slice(0, place).map(({ line }) => line.id) }];
}

/**
 * Puts a removed line back at its place in `rows`, with its quantity. The cart only appends: what follows the line steps behind it, one by
 * one. So this works with the cart of any shell, and costs the pages that have no cart nothing.
 */
export function putBack({ add, remove }: Pick<Cart, 'add' | 'remove'>, rows: readonly CartRow[], id: string): void {
  const place = rows.findIndex(({ line }) => line.id === id);
  const [returning, ...following] = rows.slice(Math.max(0, place)).filter((row, step) => step === 0 || !row.removed);
  if (place === -1 || !returning) return;
  for (const { line } of [returning, ...following]) {
    const { quantity, ...item } = line;
    remove(line.id);
    add(item, quantity);
  }
}
