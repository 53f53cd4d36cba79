import type { CONTRACT_VERSION } from './remote-face.ts';

/**
 * The default export of `./mount`, the only exposed module of a section with a frame of its own.
 * Such a section is rendered in browsers only and brings its own router and data client.
 */
export interface MountedFace {
  contract: typeof CONTRACT_VERSION;
  /** The package's version. */
  version: string;
  /** The section owns this path and all paths below it: `/desk`. */
  root: string;
  /**
   * Renders the section into an element of a page under `basename`.
   *
   * @returns removes the section from the element
   */
  mount: (element: HTMLElement, options: { basename: string }) => () => void;
}
