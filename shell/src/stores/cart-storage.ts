import { parseStoredCart } from '@kaagazz/domain';
import type { CartLine } from '@kaagazz/domain';

import { onStoredElsewhere, readIfReadable, writeStored } from './browser-storage.ts';
import { cartRead } from './cart.slice.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Reads the stored cart, saves it on every change, and follows what other tabs do to it (specification §4 Cart). Whatever the news, storage
 * is read anew: of two tabs that changed the cart at once, the later one is right, and both learn of it only afterwards.
 */
export function keepCartInStorage(store: SiteStore): void {
  /** what storage said last; `undefined` when this tab does not know */
  let stored: string | undefined;
  /** what this tab shows: something else when it could not be stored */
  let shown: string | undefined;

  function follow() {
    const entry = readIfReadable('cartItems');
    const lines = readCart(entry ?? null);
    const text = JSON.stringify(lines);
    stored = entry === undefined ? undefined : text;
    if (text === shown) return;
    shown = text;
    store.dispatch(cartRead(lines));
  }

  follow();
  let seen = store.getState().cart.lines;
  store.subscribe(() => {
    const { lines } = store.getState().cart;
    if (lines === seen) return;
    seen = lines;
    const text = JSON.stringify(lines);
    shown = text;
    // New lines that say the same are no change of this tab's, and another one's may be on its way.
    if (text === stored) return;
    // What could not be stored is tried again with the next lines, whether they say something new or not.
    if (writeStored('cartItems', lines.length === 0 ? null : text)) stored = text;
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
