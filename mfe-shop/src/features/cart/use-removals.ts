import { useCart, useToast } from '@kaagazz/contract';
import { isPrintLineId } from '@kaagazz/domain';
import { useState } from 'react';

import { useRemovePrintLineMutation, useRestorePrintLineMutation } from './print-lines.api.ts';
import { cartRows, putBack, withRemoved } from './removed-lines.ts';
import type { CartRow, RemovedLine } from './removed-lines.ts';

export interface Removals {
  /** the cart's lines, and the places of those that were removed while the page is open */
  rows: CartRow[];
  /** what happened last, for those who do not see it */
  news: string;
  /** was this row made by the last press? The button that was pressed is gone with the old row: the focus goes to the new one */
  takesFocus: (row: CartRow) => boolean;
  remove: (id: string) => void;
  undo: (id: string) => void;
}

interface Press {
  id: string;
  removed: boolean;
  news: string;
}

/**
 * Remove, and Undo for as long as the page is open. A line printed to order is the account's: it goes there too, and where that fails it is
 * back, and the shopper is told. It comes back once the account has it again.
 */
export function useRemovals(): Removals {
  const cart = useCart();
  const toast = useToast();
  const [removePrintLine] = useRemovePrintLineMutation();
  const [restorePrintLine] = useRestorePrintLineMutation();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [last, setLast] = useState<Press | null>(null);
  const rows = cartRows(cart.lines, removed);
  const titleOf = (id: string) => rows.find(({ line }) => line.id === id)?.line.title ?? '';

  function comesBack(id: string) {
    putBack(cart, rows, id);
    setLast({ id, removed: false, news: `${titleOf(id)} is back in your cart` });
  }

  async function removeFromAccount(id: string) {
    const { error } = await removePrintLine(id);
    // It is not in the account: removed elsewhere, or paid.
    if (!error || isMissing(error)) return;
    comesBack(id);
    toast({ text: `${titleOf(id)} could not be removed. Please try again.`, tone: 'error' });
  }

  async function restoreToAccount(id: string) {
    const { error } = await restorePrintLine(id);
    if (!error) comesBack(id);
    else if (isMissing(error)) toast({ text: `${titleOf(id)} is gone for good. Please order it anew.`, tone: 'error' });
    else toast({ text: `${titleOf(id)} could not be put back. Please try again.`, tone: 'error' });
  }

  return {
    rows,
    news: last?.news ?? '',
    takesFocus: (row) => row.line.id === last?.id && row.removed === last.removed,
    remove(id) {
      setRemoved(withRemoved(removed, rows, id));
      setLast({ id, removed: true, news: `${titleOf(id)} removed from your cart` });
      cart.remove(id);
      if (isPrintLineId(id)) void removeFromAccount(id);
    },
    undo(id) {
      if (isPrintLineId(id)) void restoreToAccount(id);
      else comesBack(id);
    },
  };
}

function isMissing(problem: object): boolean {
  return 'status' in problem && problem.status === 404;
}
