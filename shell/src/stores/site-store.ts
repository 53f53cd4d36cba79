import type { DataClientExtra, RemoteApi } from '@kaagazz/contract';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Dispatch, Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

import { authReducer } from './auth.slice.ts';
import type { AuthState } from './auth.slice.ts';
import { cartReducer } from './cart.slice.ts';
import type { CartState } from './cart.slice.ts';

/** What the shell itself keeps. The data clients' states stand beside it under their names; only they read them. */
export interface SiteState {
  auth: AuthState;
  cart: CartState;
}

interface SiteStoreOptions {
  /** how calls are made on this side of the wire */
  extra: DataClientExtra;
  /** data clients of the sections that are there from the start */
  clients: RemoteApi[];
  /** their states as the server left them */
  clientStates?: Record<string, unknown>;
}

/** The store of one page or one request. Sections bring their own data clients: at the start, or later by `addClient`. */
export function createSiteStore({ extra, clients, clientStates = {} }: SiteStoreOptions) {
  const reducers: Record<string, Reducer> = { auth: authReducer as Reducer, cart: cartReducer as Reducer };
  const clientMiddleware = lateMiddleware();

  function register(client: RemoteApi): boolean {
    if (client.reducerPath in reducers) return false;
    reducers[client.reducerPath] = client.reducer as Reducer;
    clientMiddleware.add(client.middleware as Middleware);
    return true;
  }

  const rootReducer = () =>
    combineReducers(reducers) as unknown as Reducer<SiteState, UnknownAction, Partial<SiteState>>;

  clients.forEach(register);
  const store = configureStore({
    reducer: rootReducer(),
    preloadedState: clientStates,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        clientMiddleware.middleware,
      ),
  });

  return Object.assign(store, {
    /** Adds a section's data client when the section arrives; a second time does nothing. */
    addClient(client: RemoteApi) {
      if (register(client)) store.replaceReducer(rootReducer());
    },
  });
}

/** Middleware that may come while the store is at work. Toolkit's own of that kind can do more, and weighs as much as the whole cart. */
function lateMiddleware() {
  const added: Middleware[] = [];
  const started: ReturnType<Middleware>[] = [];
  const middleware: Middleware = (api) => (next) => (action) => {
    for (const one of added.splice(0)) started.push(one(api));
    return started.reduceRight<Dispatch>(
      (then, one) => one(then as (action: unknown) => unknown) as Dispatch,
      next as Dispatch,
    )(action as UnknownAction);
  };
  return { middleware, add: (one: Middleware) => void added.push(one) };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
