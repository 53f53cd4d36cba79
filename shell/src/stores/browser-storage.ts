/** Keys of the browser's storage (specification §9). */
export type StorageKey = 'token' | 'user' | 'cartItems';

/**
 * The browser's storage as far as it can be had: it may be full, forbidden or broken, and the shop goes on without it. Failures are only
 * logged (specification §8).
 */
export function readStored(key: StorageKey): string | null {
  return readIfReadable(key) ?? null;
}

/** The same for who must not take an entry that can't be read (`undefined`) for one that is not there. */
export function readIfReadable(key: StorageKey): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`storage of ${key} can't be read`, error);
    return undefined;
  }
}

/** `null` removes the entry. @returns whether it is stored */
export function writeStored(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`storage of ${key} can't be written`, error);
    return false;
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
