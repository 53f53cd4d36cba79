import type { CONTRACT_VERSION } from './remote-face.ts';

export interface MountedFace {
  contract: typeof CONTRACT_VERSION;
  /** The package's version. */
  version: string;
  root: string;
  mount: (element: HTMLElement, options: { basename: string }) => () => void;
}
