/** Keys of the browser's storage (specification §9). */
export type StorageKey = 'token' | 'user' | 'cartItems';

/**
 * The browser's storage as far as it can be had: it may be full, forbidden or broken, and the shop goes on without it. Failures are only
 * logged (specification §8).
 */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`storage of ${key} can't be read`, error);
    return null;
  }
}

/** `null` removes the entry. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`storage of ${key} can't be written`, error);
  }
}

/** Removes what pages keep in this tab for the signed-in shopper alone: entries that begin with `mine `. */
export function forgetMine(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('mine ')) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('storage of this tab can’t be cleared', error);
  }
}

/** Calls back when another tab changes an entry, with its new value. */
export function onStoredElsewhere(listener: (key: StorageKey, value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === 'token' || event.key === 'user' || event.key === 'cartItems') listener(event.key, event.newValue);
    // storage was cleared as a whole
    else if (event.key === null) for (const key of ['token', 'user', 'cartItems'] as const) listener(key, null);
  });
}
