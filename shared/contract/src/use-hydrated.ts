import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const whileHydrating = () => false;

/**
 * Returns false on the server and until hydration, then true. Use this hook to block form
 * submissions until hydration, because the browser would otherwise send the form's values in the
 * URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
}
