export type ReleaseRole = 'stable' | 'candidate' | 'previous';

export interface ViewCounts {
  /** Page views. */
  views: number;
  /** Page views that failed. */
  failures: number;
}

/** A release with a role, and how it performs. */
export interface ReleaseStatus extends ViewCounts {
  role: ReleaseRole;
  version: string;
  /** Share of visitors. Null for `previous`, which is only a fallback. */
  percent: number | null;
  /** ISO date; null if it is no longer in the audit trail. */
  publishedAt: string | null;
  /** Set if the site stopped it automatically. */
  stopped: { at: string; why: string } | null;
  /** Kinds of failures, most frequent first. */
  kinds: { kind: string; source: string; count: number }[];
  /** Counts of the last 30 minutes. */
  recent: ViewCounts;
  /** p75 in milliseconds; null without measurements. */
  lcp: number | null;
  /** p75 in milliseconds; null without measurements. */
  inp: number | null;
}

export interface AppStatus {
  app: string;
  /**
   * False if the app has no stable release. Only visitors who get the candidate then see its
   * section.
   */
  launched: boolean;
  paused: boolean;
  releases: ReleaseStatus[];
  /** Other published releases that can be rolled back to, newest first. */
  others: string[];
  /** Effect of a rollback without a version; null if there is nothing to roll back to. */
  rollback: { to: 'zero' | 'previous'; version: string } | null;
  /** Fingerprint of the app's part of the rollout. Forms with an outdated one are refused. */
  state: string;
}

export interface AuditEntry {
  revision: number;
  /** ISO date. */
  at: string;
  who: string;
  what: string;
  app: string;
  from: string;
  to: string;
  why?: string | undefined;
}

export interface RolloutProblem {
  /** `NOT_TAKEN`: the rollout can be read, but names a release that is missing. */
  code: 'STORAGE' | 'BROKEN_ROLLOUT' | 'NOT_TAKEN';
  message: string;
}

/** Content of `/_releases`, and its response to `Accept: application/json`. */
export interface ReleasePageModel {
  /** Name of the operator. */
  who: string;
  /** ISO date at which this was read. */
  at: string;
  /** Name of the server that responds. Counts are of all servers. */
  server: string;
  revision: number;
  apps: AppStatus[];
  /** Newest first; null if it cannot be read. */
  audit: AuditEntry[] | null;
  /** Why visitors get the last good rollout, which is shown here; null if there is no problem. */
  problem: RolloutProblem | null;
}
