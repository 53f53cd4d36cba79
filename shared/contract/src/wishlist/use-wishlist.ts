import { problemOf, useAuth, useToast } from '@kaagazz/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { tabWishlist } from './tab-wishlist.ts';
import type { wishlistHooks } from './wishlist-hooks.ts';

export interface Wishlist {
  ids: readonly string[];
  isReady: boolean;
  isError: boolean;
  isShared: boolean;
  toggle: (id: string) => void;
}

export function useWishlist({
  useWishlistQuery,
  useChangeWishlistMutation,
}: ReturnType<typeof wishlistHooks>): Wishlist {
  const { status, user } = useAuth();
  const toast = useToast();
  const inTab = useSyncExternalStore(tabWishlist.subscribe, tabWishlist.read, tabWishlist.readOnServer);
  const userId = user?._id;
  const { data, isError } = useWishlistQuery(userId ?? '', { skip: userId === undefined });
  const [changeWishlist] = useChangeWishlistMutation();

  const merge = useEffectEvent(async (id: string) => {
    const ids = tabWishlist.read();
    if (ids.length === 0) return;
    // Clear the stored wishlist before sending it, so that no other component sends it again.
    tabWishlist.save([]);
    const { error } = await changeWishlist({ userId: id, change: { add: [...ids] } });
    if (error) tabWishlist.save(ids);
  });
  useEffect(() => {
    if (userId !== undefined) void merge(userId);
  }, [userId]);

  const ids = userId === undefined ? inTab : (data?.productIds ?? []);

  async function toggle(id: string) {
    const isSaved = ids.includes(id);
    if (userId === undefined) {
      tabWishlist.save(isSaved ? inTab.filter((saved) => saved !== id) : [id, ...inTab]);
      return;
    }
    const { error } = await changeWishlist({ userId, change: isSaved ? { remove: id } : { add: [id] } });
    if (error) {
      const { message } = problemOf(error);
      toast({ text: message || 'Your wishlist could not be changed. Please try again.', tone: 'error' });
    }
  }

  return {
    ids,
    isReady: status === 'ready' && (userId === undefined || data !== undefined),
    isError,
    isShared: userId !== undefined && typeof data?.shareToken === 'string',
    toggle: (id) => void toggle(id),
  };
}
