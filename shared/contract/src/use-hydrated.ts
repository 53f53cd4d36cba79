import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const whileHydrating = () => false;

/**
 * Returns false on the server and until hydration. A form that is submitted before that would be
 * sent by the browser, with its values in the URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
}
