import type { CartLine } from '@kaagazz/contract';
import { MAXIMUM_CART_QUANTITY, MOST_CART_LINES, fitsIntoCart, formatRupees, isPrintLineId } from '@kaagazz/domain';

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

interface Addition {
  item: Omit<CartLine, 'quantity'>;
  quantity: number;
}

export interface ReorderPlan {
  /** what goes into the cart */
  additions: Addition[];
  /** what is not as it was: what could not be added and why, what costs something else now */
  notes: string[];
}

/** A line that was made anew of one that was printed before (`POST /api/print/lines/{id}/again`); `price`: rupees for one copy. */
export interface PrintedAgain {
  id: string;
  title: string;
  price: number;
  quantity: number;
  image: string;
}

const NO_ROOM = `found no place: ${MOST_CART_LINES} different things fit into one cart.`;

/** The cart's line that an addition becomes. */
export function lineOf({ item, quantity }: Addition): CartLine {
  return { ...item, quantity };
}

/** What was printed to order is made anew each time (E34). */
export function isPrinted({ productId }: OrderLine): boolean {
  return isPrintLineId(productId);
}

/** What becomes of a line that was printed to order and that the cart has no place for: it is not made anew. */
export function planWithoutRoom({ title }: OrderLine): ReorderPlan {
  return { additions: [], notes: [`${title} ${NO_ROOM}`] };
}

/** What becomes of a line that was printed to order: it is made anew at today's price, or cannot be. */
export function planPrintedAgain(
  line: OrderLine,
  answer: { data?: PrintedAgain | undefined; error?: object | undefined },
): ReorderPlan {
  if (answer.data) {
    const { id, title, price, quantity, image } = answer.data;
    return {
      additions: [{ item: { id, title, price, image }, quantity }],
      notes: price === line.price ? [] : [costsNow(title, price, line.price)],
    };
  }
  return { additions: [], notes: [`${line.title} ${whyNotPrinted(answer.error ?? {})}`] };
}

function whyNotPrinted(problem: { code?: string; status?: number }): string {
  if (problem.code === 'PRICE_ON_REQUEST')
    return 'has no fixed price any more; please ask for one under Kaagazz Print.';
  if (problem.status === 404 || problem.status === 410) {
    return 'was not kept in a form that can be printed again; please order it anew under Kaagazz Print.';
  }
  return 'could not be made ready to be printed again. Please try again later.';
}

function costsNow(title: string, price: number, paid: number): string {
  return `${title} costs ${formatRupees(price)} now; you paid ${formatRupees(paid)}.`;
}

/** What ordering products of the shelf again means today: at today's prices, and no more than there is. */
export function planReorder(
  lines: readonly OrderLine[],
  quoted: readonly QuotedLine[],
  cart: readonly CartLine[],
): ReorderPlan {
  const plan: ReorderPlan = { additions: [], notes: [] };
  for (const line of lines) {
    const { quantity, note } = whatCanBeHad(line, quoted, [...cart, ...plan.additions.map(lineOf)]);
    const now = quoted.find(({ productId }) => productId === line.productId);

    if (now && quantity > 0) {
      const { productId: id, title, price } = now;
      plan.additions.push({ item: { id, title, price, image: line.image }, quantity });
      if (price !== line.price) {
        plan.notes.push(costsNow(title, price, line.price));
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

  if (!fitsIntoCart(cart, productId)) return { quantity: 0, note: NO_ROOM };

  const inCart = cart.find(({ id }) => id === productId)?.quantity ?? 0;
  const room = Math.min(now.stock, MAXIMUM_CART_QUANTITY) - inCart;
  if (room <= 0) return { quantity: 0, note: 'is in your cart already, as many as can be had.' };
  if (room < quantity) return { quantity: room, note: `is short: ${room} went into your cart instead of ${quantity}.` };
  return { quantity };
}
