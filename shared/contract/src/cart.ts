import type { CartLine } from '@kaagazz/domain';

import { requiredContext } from './required-context.ts';

export type { CartLine } from '@kaagazz/domain';

export interface Cart {
  status: 'loading' | 'ready';
  lines: readonly CartLine[];
  /** Sum of all quantities. */
  count: number;
  /**
   * Total of the displayed prices in rupees, without shipping. The api calculates the amount to
   * charge.
   */
  total: number;
  /**
   * Adds a line. If the item is already in the cart, increases the quantity of its line instead.
   * `quantity` defaults to 1.
   */
  add: (item: Omit<CartLine, 'quantity'>, quantity?: number) => void;
  remove: (id: string) => void;
  changeQuantity: (id: string, delta: number) => void;
  reprice: (id: string, price: number) => void;
  clear: () => void;
}

export const [CartProvider, useCart] = requiredContext<Cart>('useCart must be used within a CartProvider');
