import type { Cart, CartLine } from '@kaagazz/contract';

export interface RemovedLine {
  line: CartLine;
  after: readonly string[];
}

export interface CartRow {
  line: CartLine;
  removed: boolean;
}

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

export function withRemoved(removed: readonly RemovedLine[], rows: readonly CartRow[], id: string): RemovedLine[] {
  const place = rows.findIndex(({ line }) => line.id === id);
  const row = rows[place];
  const others = removed.filter(({ line }) => line.id !== id);
  if (!row) return others;
  return [...others, { line: row.line, after: rows.slice(0, place).map(({ line }) => line.id) }];
}

export function restoreLine({ add, remove }: Pick<Cart, 'add' | 'remove'>, rows: readonly CartRow[], id: string): void {
  const place = rows.findIndex(({ line }) => line.id === id);
  const [returning, ...following] = rows.slice(Math.max(0, place)).filter((row, step) => step === 0 || !row.removed);
  if (place === -1 || !returning) return;
  for (const { line } of [returning, ...following]) {
    const { quantity, ...item } = line;
    remove(line.id);
    add(item, quantity);
  }
}
