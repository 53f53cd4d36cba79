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
  let saved: string | undefined;

  function follow() {
    const lines = readCart(readStored('cartItems'));
    const text = JSON.stringify(lines);
    if (text === saved) return;
    saved = text;
    store.dispatch(cartRead(lines));
  }

  follow();
  let seen = store.getState().cart.lines;
  store.subscribe(() => {
    const { lines } = store.getState().cart;
    if (lines === seen) return;
    seen = lines;
    const text = JSON.stringify(lines);
    // New lines that say the same are no change of this tab's, and another one's may be on its way.
    if (text === saved) return;
    saved = text;
    writeStored('cartItems', lines.length === 0 ? null : text);
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
