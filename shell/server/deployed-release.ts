import type { Release } from '@kaagazz/releases';

/** A release whose files lie in a folder of this machine, ready to be run and served. */
export type DeployedRelease = Release & {
  /** absolute folder */
  folder: string;
  /** URL of the client files, with a slash at its end */
  base: string;
};

/** What one page view is served from: one release of each app. The same combination is always the same object. */
export interface ReleaseSet {
  /** `mfe-shop@1.0.0-a,shell@1.0.0-b`: equal for equal combinations */
  key: string;
  /** app -> release; a section that this visitor does not get is absent */
  releases: Readonly<Record<string, DeployedRelease>>;
}

/** Something went wrong with a release; the one shape in which server, browser and render workers say so. */
export interface ReleaseFailure {
  app: string;
  version: string;
  /**
   * `load`: files missing, other than pinned, of another contract, or throwing while they are loaded · `render`: threw while a page was
   * drawn · `stall`: looped, or ate the memory of its worker · `late`: threw or rejected when nobody waited for it any more
   */
  kind: 'load' | 'render' | 'stall' | 'late';
  /** for the log: no personal data, no address */
  message: string;
  stack?: string | undefined;
}
