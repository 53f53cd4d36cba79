import type { Release } from '@kaagazz/releases';

export type DeployedRelease = Release & {
  folder: string;
  base: string;
};

export interface ReleaseSet {
  key: string;
  /** Keyed by app. */
  releases: Readonly<Record<string, DeployedRelease>>;
}

export interface ReleaseFailure {
  app: string;
  version: string;
  /**
   * `stall` means that the release blocked its worker or ran out of memory. `late` means that it
   * threw after the page was sent.
   */
  kind: 'load' | 'render' | 'stall' | 'late';
  message: string;
  stack?: string | undefined;
}
