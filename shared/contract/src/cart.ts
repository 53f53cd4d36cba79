import type { CartLine } from '@kaagazz/domain';

import { requiredContext } from './required-context.ts';

export type { CartLine } from '@kaagazz/domain';

export interface Cart {
  /**
   * `loading` on the server, and in the browser until the cart has been read from storage. The
   * lines are empty until then.
   */
  status: 'loading' | 'ready';
  lines: readonly CartLine[];
  /** Sum of all quantities. */
  count: number;
  /**
   * Total in rupees at the displayed prices, without shipping. The api calculates the amount to
   * charge.
   */
  total: number;
  /**
   * Adds to the quantity of the line with the same id, or appends a new line. `quantity` defaults
   * to 1.
   */
  add: (item: Omit<CartLine, 'quantity'>, quantity?: number) => void;
  remove: (id: string) => void;
  /** Adds `delta` to a line's quantity, which never goes below 1. */
  changeQuantity: (id: string, delta: number) => void;
  reprice: (id: string, price: number) => void;
  clear: () => void;
}

export const [CartProvider, useCart] = requiredContext<Cart>('useCart must be used within a CartProvider');
