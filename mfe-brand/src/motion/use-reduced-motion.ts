import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const preference = window.matchMedia(QUERY);
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
}

/** True when the visitor asked the system for less motion. False on the server and while hydrating, where nothing moves anyway. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
