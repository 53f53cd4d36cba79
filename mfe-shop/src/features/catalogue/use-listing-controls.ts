import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Listing } from '../../api.ts';
import { firstPage, listingPath } from './listing-url.ts';

/**
 * Navigates to the listing that the shopper selects. Selections add up, even while the list of an
 * earlier one is still loading.
 * @returns `form` is for the filter form, which is reset when the URL changes elsewhere; `sort` is
 * the selected order, which may be ahead of the URL.
 */
export function useListingControls(listing: Listing) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const path = listingPath(listing);
  const [sort, setSort] = useState(listing.sort);
  /** Selections whose URL has not been reached yet, oldest first. */
  const pending = useRef<Listing[]>([]);

  useEffect(() => {
    // The URL of an earlier selection must not undo a later one.
    const reached = pending.current.findIndex((selected) => listingPath(selected) === path);
    pending.current = reached < 0 ? [] : pending.current.slice(reached);
    if (reached >= 0) return;
    // The URL changed elsewhere, through a filter link or the Back button.
    form.current?.reset();
    setSort(listing.sort);
  }, [path, listing.sort]);

  const select = (change: Partial<Listing>) => {
    const before = firstPage(pending.current.at(-1) ?? listing);
    const after = { ...before, ...change };
    if (listingPath(after) === listingPath(before)) return;
    pending.current.push(after);
    setSort(after.sort);
    void navigate(listingPath(after), { preventScrollReset: true });
  };

  return { form, sort, select };
}
