import type { RouteObject } from 'react-router-dom';

import type { RemoteApi } from './data-client.ts';
import type { Discovery } from './discovery.ts';

/** Contract version of remotes built from this source code (docs/contract.md). */
export const CONTRACT_VERSION = 1;

/** Contract versions that the shell supports. During a migration, it supports two. */
export const HOSTED_CONTRACTS: readonly number[] = [1];

export interface RouteHandle {
  /** webpack chunk names of the page and its lazy sections on the first screen. */
  chunk: string | readonly string[];
  /**
   * Set for pages with their own Content-Security-Policy, which need a full page load. `true`
   * allows the payment window. `frames` lists the origins that the page may embed.
   */
  ownDocument?: true | { frames: readonly string[] };
  menu?: string;
  /** For a parameterised path, an existing page that the release gate opens. */
  example?: string;
}

/** A page of a remote. The id must be unique on the site, for example `shop.cart`. */
export type RemoteRoute = WithoutHandle<RouteObject> & { id: string; path: string; handle: RouteHandle };

/** Removes React Router's own `handle`, whose type is `any`. */
type WithoutHandle<Route> = Route extends RouteObject ? Omit<Route, 'handle'> : never;

export interface RemoteFace {
  contract: typeof CONTRACT_VERSION;
  version: string;
  /** Routes have absolute paths such as `/products/:id`. */
  routes: RemoteRoute[];
  api?: RemoteApi;
  /** Bundled for the server only: `discovery: __SERVER__ ? discovery : undefined`. */
  discovery?: Discovery | undefined;
}
