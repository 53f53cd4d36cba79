/** Where a release stands in the rollout of its app. */
export type ReleaseRole = 'stable' | 'candidate' | 'previous';

/** Page views, and how many of them failed. */
export interface DeskCounts {
  views: number;
  failures: number;
}

/** A release that counts, with what its visitors met. */
export interface DeskRelease extends DeskCounts {
  role: ReleaseRole;
  version: string;
  /** of 100 visitors how many get it; null of `previous`, which only stands in where another failed */
  percent: number | null;
  /** ISO; null when the audit trail no longer tells */
  publishedAt: string | null;
  /** set when the site took it to 0 % by itself */
  stopped: { at: string; why: string } | null;
  /** how it failed, the most frequent first */
  kinds: { kind: string; source: string; count: number }[];
  /** of the last half hour */
  recent: DeskCounts;
  /** 75th percentile in milliseconds; null when no visitor has told yet */
  lcp: number | null;
  /** likewise */
  inp: number | null;
}

export interface DeskApp {
  app: string;
  /** false: for visitors who do not get the candidate the section does not exist */
  launched: boolean;
  paused: boolean;
  releases: DeskRelease[];
  /** published releases that are neither stable nor candidate, newest first: what can be rolled back to by name */
  others: string[];
  /** what a rollback without a name does; null: there is nothing to go back to */
  rollback: { to: 'zero' | 'previous'; version: string } | null;
  /** fingerprint of the app's part of the rollout: a form that was made for another is refused */
  state: string;
}

export interface DeskAuditLine {
  revision: number;
  /** ISO */
  at: string;
  who: string;
  what: string;
  app: string;
  from: string;
  to: string;
  why?: string | undefined;
}

export interface DeskProblem {
  /** `NOT_TAKEN`: the rollout can be read, but names what is not there */
  code: 'STORAGE' | 'BROKEN_ROLLOUT' | 'NOT_TAKEN';
  message: string;
}

/** All that `/_releases` shows; also its answer to `Accept: application/json`. */
export interface DeskModel {
  /** who is at the desk */
  who: string;
  /** ISO, when this was read */
  at: string;
  /** name of the server that tells; the counts are of all */
  server: string;
  revision: number;
  apps: DeskApp[];
  /** newest first; null when it cannot be read */
  audit: DeskAuditLine[] | null;
  /** why visitors get the last good rollout, which is the one shown here; null when all is well */
  problem: DeskProblem | null;
}
