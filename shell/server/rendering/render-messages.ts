import type { RequestedBoot } from '../../src/page-boot.ts';
import type { DeployedRelease, ReleaseFailure } from '../releases/index.ts';

export interface PageJob {
  url: string;
  origin: string;
  apiUrl: string;
  otherApiUrl?: string;
  callHeaders?: Readonly<Record<string, string>>;
  nonce: string;
  view: string;
  owner: string | undefined;
  boot: RequestedBoot;
}

export type PageOutcome =
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
  | { type: 'late'; release: ReleaseName | undefined; message: string; stack: string | undefined }
  | { type: 'console'; release: ReleaseName | undefined; level: 'info' | 'warn' | 'error'; text: string };

export interface SharedHeartbeat {
  beat: Int32Array;
  loading: Int32Array;
}

/**
 * The watchdog writes this JSON to a separate pipe, because a blocked main thread can't send
 * messages.
 */
export interface StallReport {
  release?: ReleaseName;
  stack?: string;
}

export const WATCHDOG_PIPE = 4;
