export interface CartLine {
  id: string;
  title: string;
  /** Unit price in rupees when the line was added. The api recalculates all prices at checkout. */
  price: number;
  quantity: number;
  image: string;
}

export const MAXIMUM_WISHLIST = 100;

export const MINIMUM_CART_QUANTITY = 1;
export const MAXIMUM_CART_QUANTITY = 999;
export const MAXIMUM_PRINT_QUANTITY = 10_000;

/** Maximum number of lines in a cart. The api rejects orders with more lines. */
export const MAXIMUM_CART_LINES = 50;

export const CART_FULL_TEXT = `${MAXIMUM_CART_LINES} different things fit into one cart. Order some of them, or remove some.`;

export function fitsIntoCart(lines: readonly Pick<CartLine, 'id'>[], id?: string): boolean {
  return lines.length < MAXIMUM_CART_LINES || lines.some((line) => line.id === id);
}

export function cartOverflowText(lines: readonly Pick<CartLine, 'id'>[]): string | null {
  const tooMany = lines.length - MAXIMUM_CART_LINES;
  if (tooMany <= 0) return null;
  return `${MAXIMUM_CART_LINES} different things fit into one order, and your cart has ${lines.length}. Remove ${tooMany} before you pay.`;
}

export function isSoldOut({ problem, stock }: { problem: string | null; stock: number }): boolean {
  return problem === 'GONE' || (problem === 'OUT_OF_STOCK' && stock < 1);
}

export function isPrintLineId(id: string): boolean {
  return id.startsWith('print_');
}

export function isQuotedLineId(id: string): boolean {
  return id.startsWith('quote_');
}

export const GIFT_WRAP_ID = 'gift_wrap';

export function printChangeId(position: number): string {
  return `changed_${position}`;
}

export function isPrintChangeId(id: string): boolean {
  return id.startsWith('changed_');
}

export function hasStock(id: string): boolean {
  return !isPrintLineId(id) && !isQuotedLineId(id) && !isPrintChangeId(id) && id !== GIFT_WRAP_ID;
}

export function maximumQuantityOf(id: string): number {
  return isPrintLineId(id) ? MAXIMUM_PRINT_QUANTITY : MAXIMUM_CART_QUANTITY;
}

function clampQuantity(id: string, quantity: number): number {
  return Math.min(maximumQuantityOf(id), Math.max(MINIMUM_CART_QUANTITY, Math.trunc(quantity)));
}

export function addToCart(lines: readonly CartLine[], item: Omit<CartLine, 'quantity'>, quantity = 1): CartLine[] {
  const known = lines.some((line) => line.id === item.id);
  if (!known) return [...lines, { ...item, quantity: clampQuantity(item.id, quantity) }];
  const more = isPrintLineId(item.id) ? 0 : quantity;
  return lines.map((line) =>
    line.id === item.id ? { ...line, ...item, quantity: clampQuantity(line.id, line.quantity + more) } : line,
  );
}

export function removeFromCart(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

export function changeCartQuantity(lines: readonly CartLine[], id: string, delta: number): CartLine[] {
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: clampQuantity(line.id, line.quantity + delta) } : line,
  );
}

export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { id, quantity }) => sum + (isPrintLineId(id) ? 1 : quantity), 0);
}

export function cartTotalRupees(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0) / 100;
}

export function parseStoredCart(stored: string): CartLine[] | null {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (!Array.isArray(value)) return null;
  const lines = value.map((line: unknown): unknown => (isObject(line) ? { ...line, image: line.image ?? '' } : line));
  if (!lines.every(isCartLine)) return null;
  const ids = new Set(lines.map((line) => line.id));
  return ids.size === lines.length ? lines : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCartLine(line: unknown): line is CartLine {
  return (
    isObject(line) &&
    typeof line.id === 'string' &&
    line.id.length > 0 &&
    line.id.length <= 100 &&
    typeof line.title === 'string' &&
    line.title.length <= 500 &&
    typeof line.image === 'string' &&
    typeof line.price === 'number' &&
    Number.isFinite(line.price) &&
    line.price >= 0 &&
    Number.isInteger(line.quantity) &&
    (line.quantity as number) >= MINIMUM_CART_QUANTITY &&
    (line.quantity as number) <= maximumQuantityOf(line.id)
  );
}
