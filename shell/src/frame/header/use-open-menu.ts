import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/**
 * A dropdown closes this long after the pointer has left it (docs/product.md, Header and footer).
 */
export const CLOSE_DELAY_MS = 500;

/** The header's open dropdown; at most one is open. */
export interface OpenMenu {
  isOpen: (id: string) => boolean;
  /** The pointer has entered the dropdown. */
  enter: (id: string) => void;
  /** The pointer has left. Closes after the delay unless it returns. */
  leave: (id: string) => void;
  /** Opens or closes. The first press on a dropdown opened by the pointer keeps it open. */
  press: (id: string) => void;
  open: (id: string) => void;
  close: () => void;
}

export function useOpenMenu(): OpenMenu {
  const [opened, setOpened] = useState<{ id: string; by: 'pointer' | 'press' } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback((next: typeof opened) => {
    clearTimeout(timer.current);
    setOpened(next);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(
    () => ({
      isOpen: (id) => opened?.id === id,
      enter(id) {
        set(opened?.id === id ? opened : { id, by: 'pointer' });
      },
      leave(id) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpened((now) => (now?.id === id ? null : now)), CLOSE_DELAY_MS);
      },
      press(id) {
        set(opened?.id === id && opened.by === 'press' ? null : { id, by: 'press' });
      },
      open: (id) => set({ id, by: 'press' }),
      close: () => set(null),
    }),
    [opened, set],
  );
}
