import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until React has taken it over: a form submitted before that would put what was typed into the URL. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
