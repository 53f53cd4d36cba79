import type { PageBoot } from '../src/page-boot.ts';
import type { DeployedRelease, ReleaseFailure } from './deployed-release.ts';

/** What one page is drawn from, besides the releases. */
export interface PageJob {
  /** absolute URL of the page */
  url: string;
  /** the site's public origin */
  origin: string;
  /** where the api is, without `/api` */
  apiUrl: string;
  nonce: string;
  /** JSON of this view of the page, or what stands in its place */
  view: string;
  /** the app that owns the path in this set */
  owner: string | undefined;
  boot: Omit<PageBoot, 'clients'>;
}

/**
 * What came of it. A section that fails is drawn as unavailable (status 503) and named in `failure`; `none` says that the shell's own release could not
 * draw anything.
 */
export type PageOutcome =
  /** `html` is UTF-8: as text it would be copied from letters to bytes, or back, four times on its way */
  | { kind: 'page'; status: number; html: Buffer; failure?: ReleaseFailure }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'none'; failure: ReleaseFailure };

/** Of a release what a worker needs. */
export interface WorkerRelease extends Pick<
  DeployedRelease,
  'app' | 'version' | 'folder' | 'base' | 'server' | 'chunks' | 'files'
> {
  /** of the shell: the contracts of remotes that it can host */
  hosts: readonly number[];
}

export interface WorkerSet {
  key: string;
  releases: Record<string, WorkerRelease>;
  /** absent while no page of the set was asked for */
  boot?: SetBoot;
}

/** Names a release without saying anything of it. */
export interface ReleaseName {
  app: string;
  version: string;
}

/** Of a page's boot what is the same for all pages of a set: sent once. */
export type SetBoot = Pick<PageJob['boot'], 'releases' | 'integrity'>;
export type SentJob = Omit<PageJob, 'boot'> & { boot: Omit<PageJob['boot'], keyof SetBoot> };

/** To a worker, over its channel. */
export type ToWorker =
  /** comes before the first request that names it */
  | { type: 'set'; set: WorkerSet }
  /** all other sets, and the bundles that only they need, are let go */
  | { type: 'keep'; keys: string[] }
  /** loads the bundles of these sets, so that a first page need not wait for them */
  | { type: 'warm'; keys: string[] }
  | { type: 'render'; id: number; key: string; job: SentJob; withoutSection: boolean; deadlineMs: number };

/** From a worker, over its channel. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'warmed' }
  | { type: 'done'; id: number; outcome: PageOutcome }
  /** thrown or rejected when nobody waited for it any more */
  | { type: 'late'; release: ReleaseName | undefined; message: string; stack: string | undefined }
  /** what a bundle writes to the console */
  | { type: 'said'; release: ReleaseName | undefined; level: 'info' | 'warn' | 'error'; text: string };

/** In memory that a worker's watchdog reads while the main thread answers nobody. */
export interface SignsOfLife {
  /** grows as long as the main thread comes round */
  beat: Int32Array;
  /** 1 while a bundle is compiled and run for the first time */
  loading: Int32Array;
}

/** From the watchdog inside a worker's process, one line of JSON on a pipe of its own: the channel belongs to the thread that has stalled. */
export interface StallReport {
  /** the release that was running, when the stack could be had */
  release?: ReleaseName;
  stack?: string;
}

/** The pipe's file descriptor in the worker. */
export const WATCHDOG_PIPE = 4;
