import type { Release } from '@kaagazz/releases';

/** A release whose files have been copied to this machine. */
export type DeployedRelease = Release & {
  folder: string;
  /** Base URL of the client files, with a trailing slash. */
  base: string;
};

export interface ReleaseSet {
  /** The sorted releases, such as `mfe-shop@1.0.0-a,shell@1.0.0-b`. */
  key: string;
  /** Releases by app. Sections that the visitor doesn't get are missing. */
  releases: Readonly<Record<string, DeployedRelease>>;
}

/** A failure of a release, reported by the server, a browser or a render worker. */
export interface ReleaseFailure {
  app: string;
  version: string;
  /**
   * `load`: a file is missing, doesn't match its hash, has another contract version, or throws
   * while loading. `render`: the release threw while rendering. `stall`: it blocked its worker or
   * used up its memory. `late`: it threw after the page was sent.
   */
  kind: 'load' | 'render' | 'stall' | 'late';
  message: string;
  stack?: string | undefined;
}
