import type { PageBoot } from '../../src/page-boot.ts';
import type { DeployedRelease, ReleaseFailure } from '../releases/index.ts';

export interface PageJob {
  url: string;
  origin: string;
  apiUrl: string;
  nonce: string;
  /** JSON of the page view, or the placeholder for it. */
  view: string;
  /** The app that owns the path. */
  owner: string | undefined;
  boot: Omit<PageBoot, 'clients'>;
}

/**
 * The result of rendering a page. If a section fails, the page says that it is unavailable (status
 * 503), and `failure` describes why. `none` means that the shell itself failed.
 */
export type PageOutcome =
  /**
   * UTF-8 bytes, because a string would be encoded and decoded four times on its way to the
   * visitor.
   */
  | { kind: 'page'; status: number; html: Buffer; failure?: ReleaseFailure }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'none'; failure: ReleaseFailure };

/** The parts of a release that a render worker needs. */
export interface WorkerRelease extends Pick<
  DeployedRelease,
  'app' | 'version' | 'folder' | 'base' | 'server' | 'chunks' | 'files'
> {
  /** Contract versions of remotes that this shell release can host. */
  hosts: readonly number[];
}

export interface WorkerSet {
  key: string;
  releases: Record<string, WorkerRelease>;
  /** Sent with the first page of the set. */
  boot?: SetBoot;
}

export interface ReleaseName {
  app: string;
  version: string;
}

/** Boot data shared by all pages of a release set. It is sent only once. */
export type SetBoot = Pick<PageJob['boot'], 'releases' | 'integrity'>;
export type SentJob = Omit<PageJob, 'boot'> & { boot: Omit<PageJob['boot'], keyof SetBoot> };

export type ToWorker =
  /** Sent before the first message that refers to the set. */
  | { type: 'set'; set: WorkerSet }
  /** Unloads all other sets and the bundles that only they need. */
  | { type: 'keep'; keys: string[] }
  /** Loads bundles in advance. */
  | { type: 'warm'; keys: string[] }
  | { type: 'render'; id: number; key: string; job: SentJob; withoutSection: boolean; deadlineMs: number };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'warmed' }
  | { type: 'done'; id: number; outcome: PageOutcome }
  /** An error thrown after its page was finished. */
  | { type: 'late'; release: ReleaseName | undefined; message: string; stack: string | undefined }
  /** A console message of a bundle. */
  | { type: 'said'; release: ReleaseName | undefined; level: 'info' | 'warn' | 'error'; text: string };

/** Shared memory that the watchdog thread reads while the main thread is blocked. */
export interface SharedHeartbeat {
  beat: Int32Array;
  /** 1 while a bundle is being evaluated, otherwise 0. */
  loading: Int32Array;
}

/**
 * A line of JSON that the watchdog writes to a pipe of its own, because the IPC channel belongs to
 * the blocked main thread.
 */
export interface StallReport {
  /** The release that was running, if a stack trace was available. */
  release?: ReleaseName;
  stack?: string;
}

/** File descriptor of the watchdog's pipe in the render worker. */
export const WATCHDOG_PIPE = 4;
