import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export const CLOSE_DELAY_MS = 500;

export const SWITCH_DELAY_MS = 150;

export interface OpenMenu {
  isOpen: (id: string) => boolean;
  enter: (id: string) => void;
  leave: () => void;
  /**
   * Toggles a dropdown. If hovering has opened it, the first press keeps it open, because a mouse
   * always hovers before it clicks.
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
        clearTimeout(timer.current);
        if (!opened) set({ id, by: 'pointer' });
        else if (opened.id !== id) timer.current = setTimeout(set, SWITCH_DELAY_MS, { id, by: 'pointer' });
      },
      leave() {
        clearTimeout(timer.current);
        timer.current = setTimeout(set, CLOSE_DELAY_MS, null);
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
