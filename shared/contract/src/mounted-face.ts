import type { CONTRACT_VERSION } from './remote-face.ts';

/** Interface that a section with its own header, router and data client must export. */
export interface MountedFace {
  contract: typeof CONTRACT_VERSION;
  /** The package's version. */
  version: string;
  root: string;
  /**
   * @returns a function that removes the section from the element
   */
  mount: (element: HTMLElement, options: { basename: string }) => () => void;
}
