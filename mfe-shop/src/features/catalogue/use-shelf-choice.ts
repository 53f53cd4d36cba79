import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Shelf } from '../../api.ts';
import { fromTheBeginning, shelfPath } from './shelf-address.ts';

/**
 * Goes to what a shopper chooses, each choice on top of those whose products are not on screen yet.
 *
 * @returns `form` for the one whose fields say how the shelf is narrowed down: what the address says when it changed elsewhere
 */
export function useShelfChoice(shelf: Shelf): {
  form: RefObject<HTMLFormElement | null>;
  choose: (change: Partial<Shelf>) => void;
} {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = shelfPath(shelf);

  /** what was chosen here, the newest last: the addresses come one after the other, maybe after newer choices */
  const chosen = useRef<Shelf[]>([]);

  useEffect(() => {
    // What comes of an earlier choice must not undo what was chosen or typed since.
    const mine = chosen.current.findIndex((one) => shelfPath(one) === address);
    chosen.current = mine < 0 ? [] : chosen.current.slice(mine);
    // The address changed elsewhere, by a chip or the way back: the form says what it says.
    if (mine < 0) form.current?.reset();
  }, [address]);

  const choose = (change: Partial<Shelf>) => {
    const before = fromTheBeginning(chosen.current.at(-1) ?? shelf);
    const after = { ...before, ...change };
    if (shelfPath(after) === shelfPath(before)) return;
    chosen.current.push(after);
    void navigate(shelfPath(after), { preventScrollReset: true });
  };

  return { form, choose };
}
