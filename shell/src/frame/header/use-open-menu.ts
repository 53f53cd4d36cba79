import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/**
 * How long a dropdown stays open after the pointer has left it (docs/product.md, Header and
 * footer).
 */
export const CLOSE_DELAY_MS = 500;

export interface OpenMenu {
  isOpen: (id: string) => boolean;
  enter: (id: string) => void;
  leave: (id: string) => void;
  /**
   * Toggles the dropdown. If the dropdown was opened by hovering, the first press keeps it open.
   */
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
