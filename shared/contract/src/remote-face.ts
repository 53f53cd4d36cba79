import type { RouteObject } from 'react-router-dom';

import type { RemoteApi } from './data-client.ts';
import type { Discovery } from './discovery.ts';

export const CONTRACT_VERSION = 1;

/**
 * Contract versions of the remotes that this shell can host. Lists two versions during a migration.
 */
export const HOSTED_CONTRACTS: readonly number[] = [1];

export interface RouteHandle {
  chunk: string | readonly string[];
  /**
   * Set if the page has its own Content-Security-Policy, which allows the payment window (`true`)
   * or the given frames.
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
  /** Must be undefined in browsers: set `discovery: __SERVER__ ? discovery : undefined`. */
  discovery?: Discovery | undefined;
}
