import type { DataClientExtra, RemoteApi } from '@kaagazz/contract';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from '@reduxjs/toolkit';

import { authReducer } from './auth.slice.ts';
import type { AuthState } from './auth.slice.ts';
import { cartReducer } from './cart.slice.ts';
import type { CartState } from './cart.slice.ts';

/** The API clients of the sections keep their states under their own names. */
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
  const clientReducers: Record<string, Reducer<unknown>> = {};
  const clientMiddleware = lateMiddleware();

  function register(client: RemoteApi): boolean {
    if (client.reducerPath in clientReducers) return false;
    clientReducers[client.reducerPath] = (state, action) => client.reducer(state, action);
    clientMiddleware.add((api) => client.middleware(api));
    return true;
  }

  const rootReducer = () => combineReducers({ ...clientReducers, auth: authReducer, cart: cartReducer });

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
    return started.reduceRight((then, one) => one(then), next)(action);
  };
  return { middleware, add: (one: Middleware) => void added.push(one) };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
