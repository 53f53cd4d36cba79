import { RECENTLY_VIEWED_DATABASE } from '@kaagazz/domain';

export type StorageKey = 'token' | 'user' | 'cartItems';

export function readStored(key: StorageKey): string | null {
  return tryReadStored(key) ?? null;
}

/** Returns null if the entry is missing, or undefined if storage is unavailable. */
export function tryReadStored(key: StorageKey): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`could not read ${key} from storage`, error);
    return undefined;
  }
}

/**
 * Writes an entry, or removes it if the value is null. Returns false if storage is full or
 * unavailable.
 */
export function writeStored(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`could not write ${key} to storage`, error);
    return false;
  }
}

export function removeDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('mine ')) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('could not clear the storage of this tab', error);
  }
}

export function removeRecentlyViewed(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(RECENTLY_VIEWED_DATABASE);
}

export function onStoredElsewhere(listener: (key: StorageKey, value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === 'token' || event.key === 'user' || event.key === 'cartItems') listener(event.key, event.newValue);
    // A null key means that another tab has cleared the storage.
    else if (event.key === null) for (const key of ['token', 'user', 'cartItems'] as const) listener(key, null);
  });
}
