import { useCart, useToast } from '@kaagazz/contract';
import { isPrintLineId } from '@kaagazz/domain';
import { useState } from 'react';

import { useRemovePrintLineMutation, useRestorePrintLineMutation } from './print-lines.api.ts';
import { cartRows, restoreLine, withRemoved } from './removed-lines.ts';
import type { CartRow, RemovedLine } from './removed-lines.ts';

export interface RemovedLines {
  rows: CartRow[];
  announcement: string;
  shouldFocus: (row: CartRow) => boolean;
  remove: (id: string) => void;
  undo: (id: string) => void;
}

interface Change {
  id: string;
  removed: boolean;
  announcement: string;
}

export function useRemovedLines(): RemovedLines {
  const cart = useCart();
  const toast = useToast();
  const [removePrintLine] = useRemovePrintLineMutation();
  const [restorePrintLine] = useRestorePrintLineMutation();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [last, setLast] = useState<Change | null>(null);
  const rows = cartRows(cart.lines, removed);
  const titleOf = (id: string) => rows.find(({ line }) => line.id === id)?.line.title ?? '';

  function restore(id: string) {
    restoreLine(cart, rows, id);
    setLast({ id, removed: false, announcement: `${titleOf(id)} is back in your cart` });
  }

  async function removeFromAccount(id: string) {
    const { error } = await removePrintLine(id);
    // A 404 response means that the line was removed in another tab or has been paid for.
    if (!error || isMissing(error)) return;
    restore(id);
    toast({ text: `${titleOf(id)} could not be removed. Please try again.`, tone: 'error' });
  }

  async function restoreToAccount(id: string) {
    const { error } = await restorePrintLine(id);
    if (!error) {
      restore(id);
      return;
    }
    const advice = isMissing(error) ? 'Please order it again.' : 'Please try again.';
    toast({ text: `${titleOf(id)} could not be restored. ${advice}`, tone: 'error' });
  }

  return {
    rows,
    announcement: last?.announcement ?? '',
    shouldFocus: (row) => row.line.id === last?.id && row.removed === last.removed,
    remove(id) {
      setRemoved(withRemoved(removed, rows, id));
      setLast({ id, removed: true, announcement: `${titleOf(id)} removed from your cart` });
      cart.remove(id);
      if (isPrintLineId(id)) void removeFromAccount(id);
    },
    undo(id) {
      if (isPrintLineId(id)) void restoreToAccount(id);
      else restore(id);
    },
  };
}

function isMissing(problem: object): boolean {
  return 'status' in problem && problem.status === 404;
}
