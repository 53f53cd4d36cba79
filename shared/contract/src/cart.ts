import type { CartLine } from '@kaagazz/domain';

import { requiredContext } from './required-context.ts';

export type { CartLine } from '@kaagazz/domain';

export interface Cart {
  /** `loading` until storage was read, and always on the server: the lines are then empty, not known to be none. */
  status: 'loading' | 'ready';
  lines: readonly CartLine[];
  /** sum of quantities: the badge */
  count: number;
  /** goods in rupees at the prices shown, without shipping; the server's figure is the one that is paid (E3) */
  total: number;
  /** Adds onto the line with the same id, else as a new line (default quantity 1). */
  add: (item: Omit<CartLine, 'quantity'>, quantity?: number) => void;
  remove: (id: string) => void;
  /** Never goes below 1. */
  changeQuantity: (id: string, delta: number) => void;
  /** Takes over the server's price of a line, in rupees, after the shopper was told. */
  reprice: (id: string, price: number) => void;
  clear: () => void;
}

/** Throws `useCart must be used within a CartProvider` outside of the shell (specification §8). */
export const [CartProvider, useCart] = requiredContext<Cart>('useCart must be used within a CartProvider');
