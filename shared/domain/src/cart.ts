/**
 * The rules of the shopper's cart (specification §4 Cart, §5): pure, no storage. A line's `price` is the discounted price in
 * rupees as it was shown when the line was added; the server never believes it (E3).
 */
export interface CartLine {
  id: string;
  title: string;
  /** rupees, already discounted */
  price: number;
  quantity: number;
  image: string;
}

export const MINIMUM_CART_QUANTITY = 1;
/** What a line of a product may hold. */
export const MAXIMUM_CART_QUANTITY = 999;
/** What a line of something printed to order may hold: copies are counted in thousands, and more is a job for the office. */
export const MAXIMUM_PRINT_QUANTITY = 10_000;

/**
 * How many lines one order may have: the limit of create-order. A cart on a device may come to hold more, when the account's prints join it or out of
 * another tab: whoever adds a line asks `fitsIntoCart` first, and a cart that has too many says so (`cartOverflowText`) instead of being sent.
 */
export const MOST_CART_LINES = 50;

/** What a shopper is told who wants one more. */
export const CART_FULL_TEXT = `${MOST_CART_LINES} different things fit into one cart. Order some of them, or remove some.`;

/** Whether an item finds place: on its own line, or on one more. What is printed to order has no `id` before it is made. */
export function fitsIntoCart(lines: readonly Pick<CartLine, 'id'>[], id?: string): boolean {
  return lines.length < MOST_CART_LINES || lines.some((line) => line.id === id);
}

/** What a shopper is told whose cart can't be paid because it has too many lines; `null` when it has not. */
export function cartOverflowText(lines: readonly Pick<CartLine, 'id'>[]): string | null {
  const tooMany = lines.length - MOST_CART_LINES;
  if (tooMany <= 0) return null;
  return `${MOST_CART_LINES} different things fit into one order, and your cart has ${lines.length}. Remove ${tooMany} before you pay.`;
}

/** Whether a line is something printed to order: its id is that of the server's own line (E34). */
export function isPrintLineId(id: string): boolean {
  return id.startsWith('print_');
}

/** What one line may hold: the limit of create-order, so that no line is refused for its quantity. */
export function mostOfLine(id: string): number {
  return isPrintLineId(id) ? MAXIMUM_PRINT_QUANTITY : MAXIMUM_CART_QUANTITY;
}

function clampQuantity(id: string, quantity: number): number {
  return Math.min(mostOfLine(id), Math.max(MINIMUM_CART_QUANTITY, Math.trunc(quantity)));
}

/** Adds `quantity` (default 1) of an item: onto the line with the same id, else as a new last line. */
export function addToCart(lines: readonly CartLine[], item: Omit<CartLine, 'quantity'>, quantity = 1): CartLine[] {
  const known = lines.some((line) => line.id === item.id);
  if (!known) return [...lines, { ...item, quantity: clampQuantity(item.id, quantity) }];
  return lines.map((line) =>
    line.id === item.id ? { ...line, ...item, quantity: clampQuantity(line.id, line.quantity + quantity) } : line,
  );
}

export function removeFromCart(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/** Changes a line's quantity by `delta`; never below 1: a line goes only by an explicit remove. */
export function changeCartQuantity(lines: readonly CartLine[], id: string, delta: number): CartLine[] {
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: clampQuantity(line.id, line.quantity + delta) } : line,
  );
}

/** The badge: the sum of quantities. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Goods in rupees, without shipping. Summed in paise, so that 0.1 + 0.2 never shows. */
export function cartTotalRupees(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0) / 100;
}

/**
 * Reads a stored cart. Storage is the browser's, so anything may stand in it (E19).
 *
 * @returns the lines, or `null` when the text is not a cart and must be removed
 */
export function parseStoredCart(stored: string): CartLine[] | null {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || !value.every(isCartLine)) return null;
  const ids = new Set(value.map((line) => line.id));
  return ids.size === value.length ? value : null;
}

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  return (
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
    (line.quantity as number) <= mostOfLine(line.id)
  );
}
