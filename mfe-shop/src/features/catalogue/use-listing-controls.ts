import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Listing } from '../../api.ts';
import { firstPage, listingPath } from './listing-url.ts';

/**
 * Navigates to the list that a shopper selects. Adds each selection to the previous one, even while
 * the previous list is loading.
 *
 * @returns `form` is a ref for the filter form, and `sort` can be newer than the URL
 */
export function useListingControls(listing: Listing) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const path = listingPath(listing);
  const [sort, setSort] = useState(listing.sort);
  /** Selections that are not in the URL yet, oldest first. */
  const pending = useRef<Listing[]>([]);

  useEffect(() => {
    const reached = pending.current.findIndex((selected) => listingPath(selected) === path);
    pending.current = reached < 0 ? [] : pending.current.slice(reached);
    if (reached >= 0) return;
    // Reset the filters, because something other than a filter changed the URL, such as the Back
    // button.
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
