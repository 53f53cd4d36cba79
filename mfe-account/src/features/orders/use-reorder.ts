import { useCart, useToast } from '@kaagazz/contract';
import { fitsIntoCart } from '@kaagazz/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Order } from './order.ts';
import { usePrintAgainMutation, useQuoteAgainMutation } from './orders.api.ts';
import { isPrinted, lineOf, planPrintedAgain, planReorder, planWithoutRoom } from './reorder-plan.ts';

/** What became of a reorder that did not go as it stands. */
export interface ReorderOutcome {
  /** how many products went into the cart; `null` when the shop could not be asked */
  added: number | null;
  notes: readonly string[];
}

/** Puts what was bought into the cart again. Straight on to the cart when all is as it was; else the shopper reads first what is not. */
export function useReorder({ orderNumber, products }: Order) {
  const cart = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [quoteAgain, { isLoading }] = useQuoteAgainMutation();
  const [printAgain, { isLoading: isPrinting }] = usePrintAgainMutation();
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);

  async function reorder() {
    setOutcome(null);
    const wanted = products.filter((line) => !isPrinted(line));
    const { data: quoted } = wanted.length === 0 ? { data: [] } : await quoteAgain(wanted.map(wire));
    if (!quoted) {
      setOutcome({ added: null, notes: [] });
      return;
    }
    const printed = products.filter(isPrinted);
    const plans = [planReorder(wanted, quoted, cart.lines)];
    // One after the other: each is drawn and pictured anew.
    for (const line of printed) {
      const filled = [...cart.lines, ...plans.flatMap((plan) => plan.additions.map(lineOf))];
      const hasRoom = fitsIntoCart(filled);
      plans.push(hasRoom ? planPrintedAgain(line, await printAgain(line.productId)) : planWithoutRoom(line));
    }
    const additions = plans.flatMap((plan) => plan.additions);
    const notes = plans.flatMap((plan) => plan.notes);
    for (const { item, quantity } of additions) cart.add(item, quantity);
    if (notes.length > 0) {
      setOutcome({ added: additions.length, notes });
      return;
    }
    const looksAnew = printed.length > 0 ? ' Please look at the proof anew before you pay.' : '';
    toast({ text: `What you bought with order ${orderNumber} is in your cart again.${looksAnew}`, tone: 'success' });
    void navigate('/cart');
  }

  return { reorder, busy: isLoading || isPrinting, ready: cart.status === 'ready', outcome };
}

const wire = ({ productId, quantity }: { productId: string; quantity: number }) => ({ productId, quantity });
