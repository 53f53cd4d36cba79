import { useEffect, useRef, useState } from 'react';

/** After `moveOn`, focus goes to the first of the products that arrive: reading goes on where it stopped. */
export function useFocusOnArrival(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<number | null>(null);

  useEffect(() => {
    if (seen === null || count <= seen) return;
    listRef.current?.children[seen]?.querySelector('a')?.focus();
  }, [seen, count]);

  return { listRef, moveOn: () => setSeen(count) };
}
