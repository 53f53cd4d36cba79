import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Tells whether somebody can see an element: any part of it is on the screen, in a tab that is in front.
 *
 * @returns the ref for the element, and the answer; false until the browser has looked
 */
export function useOnScreen(): [RefCallback<Element>, boolean] {
  const [onScreen, setOnScreen] = useState(false);

  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    let within: boolean | undefined = false;
    const tell = () => setOnScreen(!!within && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      within = entries.at(-1)?.isIntersecting;
      tell();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);

  return [watch, onScreen];
}
