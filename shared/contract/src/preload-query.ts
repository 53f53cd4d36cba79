import { createContext } from 'react-router-dom';
import type { RouterContextProvider } from 'react-router-dom';

interface PendingQuery {
  unsubscribe?: () => void;
}

export interface QueryPreloader {
  /** the server waits for a page's data before it renders; the browser shows the page's waiting state at once */
  waits: boolean;
  dispatch(thunk: unknown): Promise<unknown> & PendingQuery;
}

/** Filled by the shell for each page or request; loaders reach it through `preloadQuery`. */
export const queryPreloaderContext = createContext<QueryPreloader>();

/**
 * Starts a page's queries from its route loader, so that data and code arrive side by side. The page reads the same queries by their hooks.
 * Failures stay in the query's state, where the page shows them.
 *
 * @example loader: (args) => preloadQuery(args, shopApi.endpoints.product.initiate(args.params.id ?? '', { subscribe: false }))
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
