import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const whileHydrating = () => false;

/**
 * Returns false on the server and before hydration, then true. Forms must not be submitted before
 * hydration, because the browser would send the form's values in the URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
}
