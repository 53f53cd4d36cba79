import { MAXIMUM_WISHLIST } from '@kaagazz/domain';

import { tabStorage } from '../tab-storage.ts';

const stored = tabStorage('wishlist', isIds);
const listeners = new Set<() => void>();
const NONE: readonly string[] = [];
let ids: readonly string[] | undefined;

export const tabWishlist = {
  read: (): readonly string[] => (ids ??= stored.read(null) ?? NONE),
  readOnServer: (): readonly string[] => NONE,
  save: (next: readonly string[]): void => {
    ids = next.slice(0, MAXIMUM_WISHLIST);
    if (ids.length > 0) stored.save(null, [...ids]);
    else stored.remove();
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) ids = undefined;
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
