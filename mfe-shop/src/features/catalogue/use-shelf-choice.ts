import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Sort } from '@kaagazz/api-schema';
import type { Shelf } from '../../api.ts';
import { fromTheBeginning, shelfPath } from './shelf-address.ts';

/**
 * Goes to what a shopper chooses, each choice on top of those whose products are not on screen yet.
 *
 * @returns `form` for the one whose fields say how the shelf is narrowed down: what the address says when it changed elsewhere; `sort` to show, which a
 *   shopper has chosen long before the list stands so
 */
export function useShelfChoice(shelf: Shelf): {
  form: RefObject<HTMLFormElement | null>;
  sort: Sort;
  choose: (change: Partial<Shelf>) => void;
} {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = shelfPath(shelf);
  const addressSort = shelf.sort;
  const [sort, setSort] = useState(addressSort);

  /** what was chosen here, the newest last: the addresses come one after the other, maybe after newer choices */
  const chosen = useRef<Shelf[]>([]);

  useEffect(() => {
    // What comes of an earlier choice must not undo what was chosen or typed since.
    const mine = chosen.current.findIndex((one) => shelfPath(one) === address);
    chosen.current = mine < 0 ? [] : chosen.current.slice(mine);
    if (mine >= 0) return;
    // The address changed elsewhere, by a chip or the way back: form and order say what it says.
    form.current?.reset();
    setSort(addressSort);
  }, [address, addressSort]);

  const choose = (change: Partial<Shelf>) => {
    const before = fromTheBeginning(chosen.current.at(-1) ?? shelf);
    const after = { ...before, ...change };
    if (shelfPath(after) === shelfPath(before)) return;
    chosen.current.push(after);
    setSort(after.sort);
    void navigate(shelfPath(after), { preventScrollReset: true });
  };

  return { form, sort, choose };
}
