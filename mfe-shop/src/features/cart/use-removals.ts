import { useCart } from '@kaagazz/contract';
import { useState } from 'react';

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

/** Remove, and Undo for as long as the page is open. */
export function useRemovals(): Removals {
  const cart = useCart();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [last, setLast] = useState<Press | null>(null);
  const rows = cartRows(cart.lines, removed);
  const titleOf = (id: string) => rows.find(({ line }) => line.id === id)?.line.title ?? '';

  return {
    rows,
    news: last?.news ?? '',
    takesFocus: (row) => row.line.id === last?.id && row.removed === last.removed,
    remove(id) {
      setRemoved(withRemoved(removed, rows, id));
      setLast({ id, removed: true, news: `${titleOf(id)} removed from your cart` });
      cart.remove(id);
    },
    undo(id) {
      putBack(cart, rows, id);
      setLast({ id, removed: false, news: `${titleOf(id)} is back in your cart` });
    },
  };
}
