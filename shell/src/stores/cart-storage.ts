import { parseStoredCart } from '@kaagazz/domain';
import type { CartLine } from '@kaagazz/domain';

import { onStoredElsewhere, tryReadStored, writeStored } from './browser-storage.ts';
import { cartRead } from './cart.slice.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Stores the cart on every change, and reads it again after a storage event, so that all tabs show
 * the same cart.
 */
export function keepCartInStorage(store: SiteStore): void {
  let stored: string | undefined;
  let shown: string | undefined;

  function follow() {
    const entry = tryReadStored('cartItems');
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
    // Don't write an unchanged cart, because that could overwrite another tab's change.
    if (text === stored) return;
    if (writeStored('cartItems', lines.length === 0 ? null : text)) stored = text;
  });
  onStoredElsewhere((key) => key === 'cartItems' && follow());
  // Read the cart again, because the shopper may have placed an order since the page entered the
  // back-forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

function readCart(stored: string | null): CartLine[] {
  if (stored === null) return [];
  const lines = parseStoredCart(stored);
  if (lines === null) writeStored('cartItems', null);
  return lines ?? [];
}
