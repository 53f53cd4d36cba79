import type { QuotedLine } from '@kaagazz/api-schema';
import { problemOf } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import {
  MAXIMUM_CART_QUANTITY,
  MAXIMUM_CART_LINES,
  fitsIntoCart,
  formatRupees,
  isPrintLineId,
  priceAtQuantity,
} from '@kaagazz/domain';

import type { OrderLine } from '../order/order.ts';

export interface ReorderPlan {
  additions: CartLine[];
  notes: string[];
}

const CART_FULL = `could not be added, because a cart can hold only ${MAXIMUM_CART_LINES} different items.`;

export function isPrinted({ productId }: OrderLine): boolean {
  return isPrintLineId(productId);
}

export function planWithFullCart({ title }: OrderLine): ReorderPlan {
  return { additions: [], notes: [`${title} ${CART_FULL}`] };
}

export function planPrintedAgain(line: OrderLine, copy: { data?: CartLine | undefined; error?: unknown }): ReorderPlan {
  if (copy.data) {
    const { id, title, price, quantity, image } = copy.data;
    return {
      additions: [{ id, title, price, image, quantity }],
      notes: price === line.price || line.print?.sampleOf !== undefined ? [] : [priceNote(title, price, line.price)],
    };
  }
  return { additions: [], notes: [`${line.title} ${printProblem(copy.error)}`] };
}

function printProblem(error: unknown): string {
  const { code, status } = problemOf(error);
  if (code === 'SERVICE_PAUSED') return 'can’t be printed at the moment.';
  if (code === 'PRICE_ON_REQUEST') return 'no longer has a fixed price. Please ask for one under Kaagazz Print.';
  if (status === 404 || status === 410) {
    return 'can’t be printed again, because we no longer have its file. Please order it again under Kaagazz Print.';
  }
  if (code === 'VALIDATION') {
    return 'can’t be printed again, because some of its details are missing. Please order it again under Kaagazz Print.';
  }
  return 'could not be prepared for printing. Please try again later.';
}

function priceNote(title: string, price: number, paid: number): string {
  return `${title} costs ${formatRupees(price)} now; you paid ${formatRupees(paid)}.`;
}

export function planReorder(
  lines: readonly OrderLine[],
  quote: readonly QuotedLine[],
  cart: readonly CartLine[],
): ReorderPlan {
  const plan: ReorderPlan = { additions: [], notes: [] };
  for (const line of lines) {
    const quoted = quote.find(({ productId }) => productId === line.productId);
    const known = [...cart, ...plan.additions];
    const { quantity, note } = availability(line, quoted, known);

    if (quoted && quantity > 0) {
      const { productId: id, title } = quoted;
      const inCart = known.find((other) => other.id === id)?.quantity ?? 0;
      const price = priceAtQuantity(quoted, inCart + quantity);
      plan.additions.push({ id, title, price, image: line.image, quantity });
      if (price !== line.price) plan.notes.push(priceNote(title, price, line.price));
    }
    if (note) plan.notes.push(`${quoted?.title ?? line.title} ${note}`);
  }
  return plan;
}

function availability(
  { productId, quantity }: OrderLine,
  quoted: QuotedLine | undefined,
  cart: readonly CartLine[],
): { quantity: number; note?: string } {
  if (!quoted || quoted.problem === 'GONE') return { quantity: 0, note: 'is no longer sold.' };
  if (quoted.stock === 0) return { quantity: 0, note: 'is out of stock.' };
  if (!fitsIntoCart(cart, productId)) return { quantity: 0, note: CART_FULL };

  const inCart = cart.find(({ id }) => id === productId)?.quantity ?? 0;
  const room = Math.min(quoted.stock, MAXIMUM_CART_QUANTITY) - inCart;
  if (room <= 0) return { quantity: 0, note: 'is already in your cart in the largest quantity available.' };
  if (room < quantity) return { quantity: room, note: `is limited, so we added ${room} instead of ${quantity}.` };
  return { quantity };
}
