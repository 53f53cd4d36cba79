import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A dropdown stays this long after the pointer has left it, milliseconds (specification §2). */
export const CLOSE_DELAY_MS = 500;

/** Which of the header's dropdowns is open: one at most. */
export interface OpenMenu {
  isOpen: (id: string) => boolean;
  /** the pointer came to rest on it */
  pointAt: (id: string) => void;
  /** the pointer left: it closes after the delay, unless the pointer comes back */
  leave: (id: string) => void;
  /** A press opens and closes; but on what the pointer has just opened, the first press keeps it open. */
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
      pointAt(id) {
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
