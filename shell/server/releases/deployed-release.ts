import type { Release } from '@kaagazz/releases';

/** A release whose files are on this machine. */
export type DeployedRelease = Release & {
  /** Absolute path. */
  folder: string;
  /** URL of the client files, with a trailing slash. */
  base: string;
};

/** The releases of one page view, one per app. Equal combinations are the same object. */
export interface ReleaseSet {
  /** `mfe-shop@1.0.0-a,shell@1.0.0-b`; equal for equal combinations. */
  key: string;
  /** Releases by app. A section that this visitor does not get is missing. */
  releases: Readonly<Record<string, DeployedRelease>>;
}

/** A failure of a release, as reported by server, browser and render workers. */
export interface ReleaseFailure {
  app: string;
  version: string;
  /**
   * `load`: files are missing, don't match their hash, speak another contract, or throw while
   * loading · `render`: threw while rendering · `stall`: looped or exhausted its worker's memory ·
   * `late`: threw after the page was sent
   */
  kind: 'load' | 'render' | 'stall' | 'late';
  /** For the log. Holds no personal data. */
  message: string;
  stack?: string | undefined;
}
