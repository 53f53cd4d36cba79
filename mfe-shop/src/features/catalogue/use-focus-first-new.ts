import { useEffect, useRef, useState } from 'react';

export function useFocusFirstNew(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const [countBefore, setCountBefore] = useState<number | null>(null);

  useEffect(() => {
    if (countBefore === null || count <= countBefore) return;
    listRef.current?.children[countBefore]?.querySelector('a')?.focus();
  }, [countBefore, count]);

  return { listRef, focusNext: () => setCountBefore(count) };
}
