import { CartProvider } from '@kaagazz/contract';
import type { Cart } from '@kaagazz/contract';
import { cartCount, cartTotalRupees } from '@kaagazz/domain';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { cartCleared, itemAdded, lineRemoved, lineRepriced, quantityChanged } from '../stores/cart.slice.ts';
import type { SiteState } from '../stores/site-store.ts';

interface CartFromStoreProps {
  onItemAdded?: (() => void) | undefined;
  children: ReactNode;
}

export function CartFromStore({ onItemAdded, children }: CartFromStoreProps) {
  const { status, lines } = useSelector((state: SiteState) => state.cart);
  const dispatch = useDispatch();

  const cart = useMemo<Cart>(
    () => ({
      status,
      lines,
      count: cartCount(lines),
      total: cartTotalRupees(lines),
      add: (item, quantity = 1) => {
        dispatch(itemAdded({ item, quantity }));
        onItemAdded?.();
      },
      remove: (id) => dispatch(lineRemoved(id)),
      changeQuantity: (id, delta) => dispatch(quantityChanged({ id, delta })),
      reprice: (id, price) => dispatch(lineRepriced({ id, price })),
      clear: () => dispatch(cartCleared()),
    }),
    [status, lines, dispatch, onItemAdded],
  );

  return <CartProvider value={cart}>{children}</CartProvider>;
}
