import { createContext } from 'react-router-dom';
import type { RouterContextProvider } from 'react-router-dom';

interface PendingQuery {
  unsubscribe?: () => void;
}

export interface QueryPreloader {
  /** True on the server, because it needs the data before it renders the page. */
  waits: boolean;
  dispatch(thunk: unknown): Promise<unknown> & PendingQuery;
}

/** Router context that contains the shell's query preloader for `preloadQuery`. */
export const queryPreloaderContext = createContext<QueryPreloader>();

/**
 * Starts a page's queries in its route loader. The data and the page's code then load in parallel.
 * The page reads the same queries with hooks, which also return errors.
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
