import type { Release } from '@kaagazz/releases';

export type DeployedRelease = Release & {
  folder: string;
  base: string;
};

export interface ReleaseSet {
  key: string;
  /** Releases by app, without sections that this visitor doesn't get. */
  releases: Readonly<Record<string, DeployedRelease>>;
}

export interface ReleaseFailure {
  app: string;
  version: string;
  /**
   * `stall` means that the release blocks its worker or uses up its memory. `late` means that it
   * throws after the page was sent.
   */
  kind: 'load' | 'render' | 'stall' | 'late';
  message: string;
  stack?: string | undefined;
}
