import type { CONTRACT_VERSION } from './remote-face.ts';

/**
 * Default export of `./mount`, the only module that a mounted section exposes. A mounted section
 * has its own header, navigation, router and data client, and is rendered only in browsers.
 */
export interface MountedFace {
  contract: typeof CONTRACT_VERSION;
  /** The package's version. */
  version: string;
  /** Path of the section, such as `/desk`. Includes all paths below it. */
  root: string;
  /**
   * Renders the section into an element of a page under `basename`.
   *
   * @returns a function that removes the section from the element
   */
  mount: (element: HTMLElement, options: { basename: string }) => () => void;
}
