import type { DataClientExtra, RemoteApi } from '@kaagazz/contract';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from '@reduxjs/toolkit';

import { authReducer } from './auth.slice.ts';
import type { AuthState } from './auth.slice.ts';
import { cartReducer } from './cart.slice.ts';
import type { CartState } from './cart.slice.ts';

export interface SiteState {
  auth: AuthState;
  cart: CartState;
}

interface SiteStoreOptions {
  extra: DataClientExtra;
  clients: RemoteApi[];
  /** Keyed by api client. */
  clientStates?: Record<string, unknown>;
}

export function createSiteStore({ extra, clients, clientStates = {} }: SiteStoreOptions) {
  const clientReducers: Record<string, Reducer<unknown>> = {};
  const clientMiddleware = lateMiddleware();

  function register(client: RemoteApi): boolean {
    if (client.reducerPath in clientReducers) return false;
    clientReducers[client.reducerPath] = (state = clientStates[client.reducerPath], action) =>
      client.reducer(state, action);
    clientMiddleware.add((api) => client.middleware(api));
    return true;
  }

  const rootReducer = () => combineReducers({ ...clientReducers, auth: authReducer, cart: cartReducer });

  clients.forEach(register);
  const store = configureStore({
    reducer: rootReducer(),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        clientMiddleware.middleware,
      ),
  });

  return Object.assign(store, {
    addClient(client: RemoteApi) {
      if (register(client)) store.replaceReducer(rootReducer());
    },
  });
}

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
