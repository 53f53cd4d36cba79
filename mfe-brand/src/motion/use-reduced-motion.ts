import { useMediaQuery } from './use-media-query.ts';

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
