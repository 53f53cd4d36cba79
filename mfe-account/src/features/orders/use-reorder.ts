import { useCart, useToast } from '@kaagazz/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Order } from './order.ts';
import { useQuoteAgainMutation } from './orders.api.ts';
import { isPrinted, planReorder } from './reorder-plan.ts';

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
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);

  async function reorder() {
    setOutcome(null);
    const wanted = products.filter((line) => !isPrinted(line));
    const { data: quoted } = wanted.length === 0 ? { data: [] } : await quoteAgain(wanted.map(wire));
    if (!quoted) {
      setOutcome({ added: null, notes: [] });
      return;
    }
    const { additions, notes } = planReorder(products, quoted, cart.lines);
    for (const { item, quantity } of additions) cart.add(item, quantity);
    if (notes.length > 0) {
      setOutcome({ added: additions.length, notes });
      return;
    }
    toast({ text: `What you bought with order ${orderNumber} is in your cart again.`, tone: 'success' });
    void navigate('/cart');
  }

  return { reorder, busy: isLoading, ready: cart.status === 'ready', outcome };
}

const wire = ({ productId, quantity }: { productId: string; quantity: number }) => ({ productId, quantity });
