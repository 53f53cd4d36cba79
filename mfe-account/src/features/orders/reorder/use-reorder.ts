import type { Order } from '@kaagazz/api-schema';
import { useCart, useToast } from '@kaagazz/contract';
import { fitsIntoCart, hasStock } from '@kaagazz/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isPrinted, planPrintedAgain, planReorder, planWithFullCart } from './reorder-plan.ts';
import { usePrintAgainMutation, useQuoteAgainMutation } from './reorder.api.ts';

export interface ReorderOutcome {
  added: number | null;
  notes: readonly string[];
}

export function useReorder({ orderNumber, products }: Order) {
  const cart = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [quoteAgain, { isLoading }] = useQuoteAgainMutation();
  const [printAgain, { isLoading: isPrinting }] = usePrintAgainMutation();
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);

  async function reorder() {
    setOutcome(null);
    const stocked = products.filter(({ productId }) => hasStock(productId));
    const wanted = stocked.map(({ productId, quantity }) => ({ productId, quantity }));
    const { data: quote } = wanted.length === 0 ? { data: [] } : await quoteAgain(wanted);
    if (!quote) {
      setOutcome({ added: null, notes: [] });
      return;
    }
    const printed = products.filter(isPrinted);
    const plans = [planReorder(stocked, quote, cart.lines)];
    for (const line of printed) {
      const hasRoom = fitsIntoCart([...cart.lines, ...plans.flatMap((plan) => plan.additions)]);
      plans.push(hasRoom ? planPrintedAgain(line, await printAgain(line.productId)) : planWithFullCart(line));
    }
    const additions = plans.flatMap((plan) => plan.additions);
    const notes = plans.flatMap((plan) => plan.notes);
    for (const { quantity, ...item } of additions) cart.add(item, quantity);
    if (notes.length > 0) {
      setOutcome({ added: additions.length, notes });
      return;
    }
    const proofHint = printed.length > 0 ? ' Please approve the new proof before you pay.' : '';
    toast({ text: `The items of order ${orderNumber} are in your cart again.${proofHint}`, tone: 'success' });
    void navigate('/cart');
  }

  return { reorder, busy: isLoading || isPrinting, ready: cart.status === 'ready', outcome };
}
