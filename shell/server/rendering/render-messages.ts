import type { PageBoot } from '../../src/page-boot.ts';
import type { DeployedRelease, ReleaseFailure } from '../releases/index.ts';

/** Everything a page is rendered from, except the releases. */
export interface PageJob {
  /** Absolute URL. */
  url: string;
  /** The site's public origin. */
  origin: string;
  /** Origin of the api, without `/api`. */
  apiUrl: string;
  nonce: string;
  /** JSON of this page view, or the placeholder for it. */
  view: string;
  /** The app that owns the path in this set. */
  owner: string | undefined;
  boot: Omit<PageBoot, 'clients'>;
}

/**
 * The result of a page. A failing section is rendered as unavailable (status 503) and named in
 * `failure`; `none` means that the shell's release could not render anything.
 */
export type PageOutcome =
  /** UTF-8 bytes, because text would be encoded or decoded four times on its way. */
  | { kind: 'page'; status: number; html: Buffer; failure?: ReleaseFailure }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'none'; failure: ReleaseFailure };

/** The part of a release that a worker needs. */
export interface WorkerRelease extends Pick<
  DeployedRelease,
  'app' | 'version' | 'folder' | 'base' | 'server' | 'chunks' | 'files'
> {
  /** For a shell release, the contracts of remotes it can host. */
  hosts: readonly number[];
}

export interface WorkerSet {
  key: string;
  releases: Record<string, WorkerRelease>;
  /** Missing until a page of the set is requested. */
  boot?: SetBoot;
}

export interface ReleaseName {
  app: string;
  version: string;
}

/** The part of a page's boot data that all pages of a set share, sent once. */
export type SetBoot = Pick<PageJob['boot'], 'releases' | 'integrity'>;
export type SentJob = Omit<PageJob, 'boot'> & { boot: Omit<PageJob['boot'], keyof SetBoot> };

/** Messages to a worker. */
export type ToWorker =
  /** Sent before the first request that names the set. */
  | { type: 'set'; set: WorkerSet }
  /** Unloads all other sets and the bundles that only they need. */
  | { type: 'keep'; keys: string[] }
  /** Loads bundles in advance, so that a first page need not wait. */
  | { type: 'warm'; keys: string[] }
  | { type: 'render'; id: number; key: string; job: SentJob; withoutSection: boolean; deadlineMs: number };

/** Messages from a worker. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'warmed' }
  | { type: 'done'; id: number; outcome: PageOutcome }
  /** An error that no page was waiting for. */
  | { type: 'late'; release: ReleaseName | undefined; message: string; stack: string | undefined }
  /** Console output of a bundle. */
  | { type: 'said'; release: ReleaseName | undefined; level: 'info' | 'warn' | 'error'; text: string };

/** Shared memory that the watchdog reads while the main thread is blocked. */
export interface SignsOfLife {
  /** Heartbeat of the main thread. */
  beat: Int32Array;
  /** 1 while a bundle is evaluated for the first time. */
  loading: Int32Array;
}

/**
 * A line of JSON from a worker's watchdog. It has a pipe of its own because the channel belongs to
 * the stalled main thread.
 */
export interface StallReport {
  /** The running release, if a stack trace was available. */
  release?: ReleaseName;
  stack?: string;
}

/** File descriptor of the watchdog's pipe in the worker. */
export const WATCHDOG_PIPE = 4;
