import { parseStoredCart } from '@kaagazz/domain';
import type { CartLine } from '@kaagazz/domain';

import { onStoredElsewhere, readStored, writeStored } from './browser-storage.ts';
import { cartRead } from './cart.slice.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Reads the stored cart, saves it on every change, and follows what other tabs do to it (specification §4 Cart). Whatever the news, storage
 * is read anew: of two tabs that changed the cart at once, the later one is right, and both learn of it only afterwards.
 */
export function keepCartInStorage(store: SiteStore): void {
  let saved: readonly CartLine[] | undefined;

  function follow() {
    const lines = readCart(readStored('cartItems'));
    if (JSON.stringify(lines) === JSON.stringify(saved)) return;
    saved = lines;
    store.dispatch(cartRead(lines));
  }

  follow();
  store.subscribe(() => {
    const { lines } = store.getState().cart;
    if (lines === saved) return;
    saved = lines;
    writeStored('cartItems', lines.length === 0 ? null : JSON.stringify(lines));
  });
  onStoredElsewhere((key) => key === 'cartItems' && follow());
  // The browser's Back may bring this page as it was left, before the cart was paid on the next one. Nobody told it meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/** A corrupt cart is removed (E19). */
function readCart(stored: string | null): CartLine[] {
  if (stored === null) return [];
  const lines = parseStoredCart(stored);
  if (lines === null) writeStored('cartItems', null);
  return lines ?? [];
}
