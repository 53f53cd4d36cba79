import type { CartLine } from '@kaagazz/contract';
import { MAXIMUM_CART_QUANTITY, formatRupees } from '@kaagazz/domain';

import type { OrderLine } from './order.ts';

/** What the server says of a product now (`POST /api/payment/quote`); money in rupees. */
export interface QuotedLine {
  productId: string;
  title: string;
  price: number;
  /** pieces that can be bought */
  stock: number;
  /** `GONE`: it is not sold any more */
  problem: string | null;
}

export interface ReorderPlan {
  /** what goes into the cart */
  additions: { item: Omit<CartLine, 'quantity'>; quantity: number }[];
  /** what is not as it was: what could not be added and why, what costs something else now */
  notes: string[];
}

/** What was printed to order is made anew each time (E34). */
export function isPrinted({ productId }: OrderLine): boolean {
  return productId.startsWith('print_');
}

/** What ordering the same again means today: at today's prices, and no more than there is. */
export function planReorder(
  lines: readonly OrderLine[],
  quoted: readonly QuotedLine[],
  cart: readonly CartLine[],
): ReorderPlan {
  const plan: ReorderPlan = { additions: [], notes: [] };
  for (const line of lines) {
    const { quantity, note } = isPrinted(line)
      ? { quantity: 0, note: 'was made for you alone; please order it anew under Kaagazz Print.' }
      : whatCanBeHad(line, quoted, cart);
    const now = quoted.find(({ productId }) => productId === line.productId);

    if (now && quantity > 0) {
      const { productId: id, title, price } = now;
      plan.additions.push({ item: { id, title, price, image: line.image }, quantity });
      if (price !== line.price) {
        plan.notes.push(`${title} costs ${formatRupees(price)} now; you paid ${formatRupees(line.price)}.`);
      }
    }
    if (note) plan.notes.push(`${now?.title ?? line.title} ${note}`);
  }
  return plan;
}

function whatCanBeHad(
  { productId, quantity }: OrderLine,
  quoted: readonly QuotedLine[],
  cart: readonly CartLine[],
): { quantity: number; note?: string } {
  const now = quoted.find((one) => one.productId === productId);
  if (!now || now.problem === 'GONE') return { quantity: 0, note: 'is no longer sold.' };
  if (now.stock === 0) return { quantity: 0, note: 'is out of stock.' };

  const inCart = cart.find(({ id }) => id === productId)?.quantity ?? 0;
  const room = Math.min(now.stock, MAXIMUM_CART_QUANTITY) - inCart;
  if (room <= 0) return { quantity: 0, note: 'is in your cart already, as many as can be had.' };
  if (room < quantity) return { quantity: room, note: `is short: ${room} went into your cart instead of ${quantity}.` };
  return { quantity };
}
