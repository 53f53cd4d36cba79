import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const MOST = 0.6;

/** Whether most of the element is in the window; true until that is known. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);

  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setIsOnScreen(entry.intersectionRatio >= MOST), {
      // what the header covers is not seen
      threshold: MOST,
      rootMargin: '-64px 0px 0px 0px',
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen;
}
