import type { RouteObject } from 'react-router-dom';

import type { RemoteApi } from './data-client.ts';
import type { Discovery } from './discovery.ts';

/** Contract version of remotes built from this source (docs/contract.md). */
export const CONTRACT_VERSION = 1;

/** Contract versions that the shell supports: two during a migration. */
export const HOSTED_CONTRACTS: readonly number[] = [1];

/** A route's `handle`. */
export interface RouteHandle {
  /** webpack chunk names of the page, including lazy sections on the first screen. */
  chunk: string | readonly string[];
  /**
   * Set for pages that need a full page load, because they have a security policy of their own:
   * `true` for the payment window, `frames` for the origins that the page may frame, such as
   * `https://www.instagram.com`.
   */
  ownDocument?: true | { frames: readonly string[] };
  /** Label of the menu entry. */
  menu?: string;
  /** For a path with a parameter: an existing page, which the gate visits. */
  example?: string;
}

/** A page of a remote. Its id is unique within the site: `shop.cart`. */
export type RemoteRoute = WithoutHandle<RouteObject> & { id: string; path: string; handle: RouteHandle };

/** React Router's own `handle` is `any`. */
type WithoutHandle<Route> = Route extends RouteObject ? Omit<Route, 'handle'> : never;

/** The default export of `./routes`, a remote's only exposed module. */
export interface RemoteFace {
  contract: typeof CONTRACT_VERSION;
  /** The package's version. */
  version: string;
  /** With absolute paths, such as `/products/:id`. */
  routes: RemoteRoute[];
  /** The remote's data client, if it has one. */
  api?: RemoteApi;
  /** On the server only: `discovery: __SERVER__ ? discovery : undefined`. */
  discovery?: Discovery | undefined;
}
