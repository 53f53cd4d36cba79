import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Listing } from '../../api.ts';
import { firstPage, listingPath } from './listing-url.ts';

/**
 * Each selection builds on the previous one, even if the previous list is still loading.
 *
 * @returns `form` is a ref for the filter form, which is reset when the URL changes for a reason
 * other than a selection. `sort` is the selected sort order, which the URL may not show yet.
 */
export function useListingControls(listing: Listing) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const path = listingPath(listing);
  const [sort, setSort] = useState(listing.sort);
  /** Selections that are not in the URL yet, oldest first. */
  const pending = useRef<Listing[]>([]);

  useEffect(() => {
    // Keep selections made after the one in the URL.
    const reached = pending.current.findIndex((selected) => listingPath(selected) === path);
    pending.current = reached < 0 ? [] : pending.current.slice(reached);
    if (reached >= 0) return;
    // The URL changed for another reason, such as the Back button.
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
