import { useEffect, useRef, useState } from 'react';

/**
 * Focuses the first new item once more items have loaded. Call `focusNext` before loading more
 * items.
 */
export function useFocusFirstNew(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const [countBefore, setCountBefore] = useState<number | null>(null);

  useEffect(() => {
    if (countBefore === null || count <= countBefore) return;
    listRef.current?.children[countBefore]?.querySelector('a')?.focus();
  }, [countBefore, count]);

  return { listRef, focusNext: () => setCountBefore(count) };
}
