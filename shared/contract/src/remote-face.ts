import type { RouteObject } from 'react-router-dom';

import type { RemoteApi } from './data-client.ts';
import type { Discovery } from './discovery.ts';

/** The contract that remotes built from this source speak. Raised when what it promises changes for them (docs/contract.md). */
export const CONTRACT_VERSION = 1;

/** The contracts that a shell built from this source can host: while teams move from one to the next, both. */
export const HOSTED_CONTRACTS: readonly number[] = [1];

/** What the shell reads from a route's `handle`. */
export interface RouteHandle {
  /** webpack chunk name of the page, so that a document names exactly its files; several where a lazy section reaches into the first screen */
  chunk: string | readonly string[];
  /**
   * Entered by a full load only: its document has a security policy of its own. `true`: the payment window's; `frames`: the only origins
   * that the page may frame, such as `https://www.instagram.com`.
   */
  ownDocument?: true | { frames: readonly string[] };
  /** words of the menu entry that leads here, where the site's menus have a place for it */
  menu?: string;
  /** of a path with a parameter: an existing page, which is visited before a release is published */
  example?: string;
}

/** A page of a remote: a React Router route with an id that is unique in the site (`shop.cart`) and the handle that the shell reads. */
export type RemoteRoute = WithoutHandle<RouteObject> & { id: string; path: string; handle: RouteHandle };

/** React Router's own `handle` is `any`, which would swallow ours. */
type WithoutHandle<Route> = Route extends RouteObject ? Omit<Route, 'handle'> : never;

/** A remote's public face: the only module that it exposes, `./routes`. */
export interface RemoteFace {
  contract: typeof CONTRACT_VERSION;
  /** the package's version; the release adds its content hash */
  version: string;
  /** absolute paths, such as `/products/:id`; `/` included */
  routes: RemoteRoute[];
  /** the remote's data client; absent when it makes no call */
  api?: RemoteApi;
  /** what search engines are told, on the server only: `discovery: __SERVER__ ? discovery : undefined` */
  discovery?: Discovery | undefined;
}
