import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Listing } from '../../api.ts';
import { firstPage, listingPath } from './listing-url.ts';

export function useListingControls(listing: Listing) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const path = listingPath(listing);
  const [sort, setSort] = useState(listing.sort);
  const pending = useRef<Listing[]>([]);

  useEffect(() => {
    const reached = pending.current.findIndex((selected) => listingPath(selected) === path);
    pending.current = reached < 0 ? [] : pending.current.slice(reached);
    if (reached >= 0) return;
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
