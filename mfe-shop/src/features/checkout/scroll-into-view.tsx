import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/** Scrolls its children to the middle of the screen when they appear. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    root.current?.scrollIntoView({ block: 'center' });
  }, []);

  return <div ref={root}>{children}</div>;
}
