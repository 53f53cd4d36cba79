import type { Release } from '@kaagazz/releases';

export type DeployedRelease = Release & {
  folder: string;
  base: string;
};

export interface ReleaseSet {
  key: string;
  /** Releases by app. Omits sections that this visitor doesn't get. */
  releases: Readonly<Record<string, DeployedRelease>>;
}

export interface ReleaseFailure {
  app: string;
  version: string;
  /**
   * `load`: a file is missing, doesn't match its hash, has another contract version, or throws
   * while loading. `render`: the release throws while rendering. `stall`: it blocks its worker or
   * uses up its memory. `late`: it throws after the page was sent.
   */
  kind: 'load' | 'render' | 'stall' | 'late';
  message: string;
  stack?: string | undefined;
}
