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
  /** `stall`: blocks its worker or runs out of memory. `late`: throws after the page was sent. */
  kind: 'load' | 'render' | 'stall' | 'late';
  message: string;
  stack?: string | undefined;
}
