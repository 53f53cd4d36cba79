import { createContext } from 'react-router-dom';
import type { RouterContextProvider } from 'react-router-dom';

interface PendingQuery {
  unsubscribe?: () => void;
}

export interface QueryPreloader {
  waits: boolean;
  dispatch(thunk: unknown): Promise<unknown> & PendingQuery;
}

export const queryPreloaderContext = createContext<QueryPreloader>();

/**
 * Starts a page's queries in its route loader, so that data and code load in parallel.
 *
 * @example loader: (args) => preloadQuery(args, shopApi.endpoints.product.initiate(args.params.id
 *   ?? '', { subscribe: false }))
 */
export async function preloadQuery(
  { context }: { context: Readonly<RouterContextProvider> },
  ...thunks: unknown[]
): Promise<null> {
  const preloader = context.get(queryPreloaderContext);
  const pending = Promise.allSettled(thunks.map((thunk) => preloader.dispatch(thunk)));
  if (preloader.waits) await pending;
  return null;
}
