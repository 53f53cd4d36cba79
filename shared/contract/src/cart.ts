import type { CartLine } from '@kaagazz/domain';

import { requiredContext } from './required-context.ts';

export type { CartLine } from '@kaagazz/domain';

export interface Cart {
  /** `loading` on the server and until storage is read; the lines are then empty. */
  status: 'loading' | 'ready';
  lines: readonly CartLine[];
  /** Sum of quantities. */
  count: number;
  /** Rupees at the prices shown, without shipping. The server decides what is paid. */
  total: number;
  /** Adds to the line with the same id, otherwise a new line. The default quantity is 1. */
  add: (item: Omit<CartLine, 'quantity'>, quantity?: number) => void;
  remove: (id: string) => void;
  /** Never goes below 1. */
  changeQuantity: (id: string, delta: number) => void;
  /** Sets a line's price in rupees to the server's. */
  reprice: (id: string, price: number) => void;
  clear: () => void;
}

export const [CartProvider, useCart] = requiredContext<Cart>('useCart must be used within a CartProvider');
