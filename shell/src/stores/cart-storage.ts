import { parseStoredCart } from '@kaagazz/domain';
import type { CartLine } from '@kaagazz/domain';

import { onStoredElsewhere, readStored, writeStored } from './browser-storage.ts';
import { cartRead } from './cart.slice.ts';
import type { SiteStore } from './site-store.ts';

/** Reads the stored cart, saves it on every change, and follows what other tabs do to it (specification §4 Cart). */
export function keepCartInStorage(store: SiteStore): void {
  let saved: readonly CartLine[] = readCart(readStored('cartItems'));
  store.dispatch(cartRead([...saved]));
  saved = store.getState().cart.lines;

  store.subscribe(() => {
    const { lines } = store.getState().cart;
    if (lines === saved) return;
    saved = lines;
    writeStored('cartItems', lines.length === 0 ? null : JSON.stringify(lines));
  });

  onStoredElsewhere((key, value) => {
    if (key !== 'cartItems') return;
    const lines = readCart(value);
    if (JSON.stringify(lines) === JSON.stringify(saved)) return;
    saved = lines;
    store.dispatch(cartRead(lines));
    saved = store.getState().cart.lines;
  });
}

/** A corrupt cart is removed (E19). */
function readCart(stored: string | null): CartLine[] {
  if (stored === null) return [];
  const lines = parseStoredCart(stored);
  if (lines === null) writeStored('cartItems', null);
  return lines ?? [];
}
