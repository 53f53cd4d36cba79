import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/** What has just changed for the shopper must be seen: wherever the page was scrolled to, this comes into the middle. */
export function BroughtIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);

  return <div ref={place}>{children}</div>;
}
