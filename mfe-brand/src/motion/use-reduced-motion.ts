import { useMediaQuery } from './use-media-query.ts';

/** True when the visitor asked the system for less motion. False on the server and while hydrating, where nothing moves anyway. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
