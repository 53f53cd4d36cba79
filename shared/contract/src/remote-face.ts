import type { RouteObject } from 'react-router-dom';

import type { RemoteApi } from './data-client.ts';
import type { Discovery } from './discovery.ts';

export const CONTRACT_VERSION = 1;

export const HOSTED_CONTRACTS: readonly number[] = [1];

export interface RouteHandle {
  chunk: string | readonly string[];
  /**
   * Forces a full page load, so that the page gets its own Content-Security-Policy. `true` allows
   * iframes from the payment gateway.
   */
  ownDocument?: true | { frames: readonly string[] };
  menu?: string;
  example?: string;
}

/** The id must be unique on the site, for example `shop.cart`. */
export type RemoteRoute = WithoutHandle<RouteObject> & { id: string; path: string; handle: RouteHandle };

type WithoutHandle<Route> = Route extends RouteObject ? Omit<Route, 'handle'> : never;

export interface RemoteFace {
  contract: typeof CONTRACT_VERSION;
  version: string;
  routes: RemoteRoute[];
  api?: RemoteApi;
  /**
   * Used only on the server. Set `discovery: __SERVER__ ? discovery : undefined` to keep the data
   * out of browser bundles.
   */
  discovery?: Discovery | undefined;
}
