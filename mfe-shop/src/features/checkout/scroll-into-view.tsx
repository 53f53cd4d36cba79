import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export function ScrollIntoView({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    root.current?.scrollIntoView({ block: 'center' });
  }, []);

  return <div ref={root}>{children}</div>;
}
