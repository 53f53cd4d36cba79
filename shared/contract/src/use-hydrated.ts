import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const whileHydrating = () => false;

/**
 * Returns false on the server and until hydration. If a form were submitted before hydration, the
 * browser would send its values in the URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
}
