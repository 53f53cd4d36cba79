import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

interface InViewOptions {
  threshold?: number;
  rootMargin?: string;
}

/** Returns whether the element is in view, or undefined before the first measurement. */
export function useInView(
  element: RefObject<Element | null>,
  { threshold = 0, rootMargin = '0px' }: InViewOptions = {},
): boolean | undefined {
  const [inView, setInView] = useState<boolean>();

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setInView(latest.isIntersecting && latest.intersectionRatio >= threshold);
      },
      { threshold, rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, rootMargin]);

  return inView;
}
