import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const whileHydrating = () => false;

/**
 * Returns false on the server and before hydration, then true. Don't let visitors submit a form
 * before hydration, because the browser would put its values into the URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
}
