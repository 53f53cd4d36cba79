import type { CONTRACT_VERSION } from './remote-face.ts';

/**
 * The default export of `./mount`, the only module exposed by a mounted section, which has its own
 * header and navigation. A mounted section is rendered only in browsers and has its own router and
 * data client.
 */
export interface MountedFace {
  contract: typeof CONTRACT_VERSION;
  /** The package's version. */
  version: string;
  /** Path of the section, such as `/desk`. The section also owns all paths below it. */
  root: string;
  /**
   * Renders the section into an element of a page under `basename`.
   *
   * @returns a function that removes the section from the element
   */
  mount: (element: HTMLElement, options: { basename: string }) => () => void;
}
