import type { RequestedBoot } from '../../src/page-boot.ts';
import type { DeployedRelease, ReleaseFailure } from '../releases/index.ts';

export interface PageJob {
  url: string;
  origin: string;
  apiUrl: string;
  /** Another api process, used if the first one doesn't respond. */
  otherApiUrl?: string;
  /** Sent with each api call to connect the api's logs and traces with the page view. */
  callHeaders?: Readonly<Record<string, string>>;
  nonce: string;
  view: string;
  owner: string | undefined;
  boot: RequestedBoot;
}

/**
 * The result of rendering a page. If a section fails, the page shows an error message with status
 * 503, and `failure` describes why. `none` means that the shell itself failed.
 */
export type PageOutcome =
  /**
   * The HTML as UTF-8 bytes. A string would be encoded and decoded four times on its way to the
   * visitor.
   */
  | { kind: 'page'; status: number; html: Buffer; failure?: ReleaseFailure; failedCalls?: readonly string[] }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'none'; failure: ReleaseFailure };

export interface WorkerRelease extends Pick<
  DeployedRelease,
  'app' | 'version' | 'folder' | 'base' | 'server' | 'chunks' | 'files'
> {
  hosts: readonly number[];
}

export interface WorkerSet {
  key: string;
  releases: Record<string, WorkerRelease>;
  boot?: SetBoot;
}

export interface ReleaseName {
  app: string;
  version: string;
}

/** Boot data shared by all pages of a release set. Each worker gets it only once. */
export type SetBoot = Pick<PageJob['boot'], 'releases' | 'integrity'>;
export type SentJob = Omit<PageJob, 'boot'> & { boot: Omit<PageJob['boot'], keyof SetBoot> };

export type ToWorker =
  | { type: 'set'; set: WorkerSet }
  | { type: 'keep'; keys: string[] }
  | { type: 'warm'; keys: string[] }
  | { type: 'render'; id: number; key: string; job: SentJob; withoutSection: boolean; deadlineMs: number };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'warmed' }
  | { type: 'done'; id: number; outcome: PageOutcome }
  /** An error thrown after its page was rendered. */
  | { type: 'late'; release: ReleaseName | undefined; message: string; stack: string | undefined }
  | { type: 'console'; release: ReleaseName | undefined; level: 'info' | 'warn' | 'error'; text: string };

/** Shared memory that the watchdog thread reads while the main thread is blocked. */
export interface SharedHeartbeat {
  beat: Int32Array;
  /** 1 while a bundle is being evaluated, otherwise 0. */
  loading: Int32Array;
}

/**
 * A line of JSON that the watchdog writes to its own pipe, because the blocked main thread owns the
 * IPC channel.
 */
export interface StallReport {
  release?: ReleaseName;
  stack?: string;
}

export const WATCHDOG_PIPE = 4;
