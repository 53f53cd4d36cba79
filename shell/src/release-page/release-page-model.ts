export type ReleaseRole = 'stable' | 'candidate' | 'previous';

export interface ViewCounts {
  views: number;
  failures: number;
}

export interface ReleaseError {
  id: string;
  kind: string;
  message: string;
  stack: string;
  /** When the error first and last occurred, in milliseconds since the Unix epoch. */
  first: number;
  last: number;
  count: number;
  places: [route: string, browser: string, count: number][];
}

/** Origin of a release. */
export interface ReleaseOrigin {
  commit: string;
  author: string;
  modified: boolean;
  builder: string;
  /** Commits since the previous stable release, newest first. */
  changes: { commit: string; author: string; subject: string }[];
}

export interface ReleaseStatus extends ViewCounts {
  role: ReleaseRole;
  version: string;
  /** Percentage of visitors. Null for the previous release, which is only a fallback. */
  percent: number | null;
  /** ISO date. Null if the audit trail no longer contains the publication. */
  publishedAt: string | null;
  /** Set if the candidate was stopped automatically. */
  stopped: { at: string; why: string } | null;
  kinds: { kind: string; source: string; count: number }[];
  recent: ViewCounts;
  /** Undefined if the release was built outside of a git repository. */
  origin?: ReleaseOrigin | undefined;
  /** The api version that the release is waiting for, if any. */
  waitsForApi?: number | undefined;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  /** 75th percentile of a page view's total blocking time, in milliseconds. */
  blocked: number | null;
  /** Number of page views with each kind of event, such as `error` or `order`. */
  events: Partial<Record<string, number>>;
  errors: ReleaseError[];
}

export interface AppStatus {
  app: string;
  /**
   * If false, the app has no stable release, and only visitors with the candidate see its section.
   */
  launched: boolean;
  paused: boolean;
  releases: ReleaseStatus[];
  /**
   * The candidate's rollout plan. `stages` are percentages of visitors, and each stage requires a
   * number of page views and minutes. `stage` is the current or last stage, counted from 1.
   */
  plan: { stages: number[]; stage: number; views: number; minutes: number } | null;
  /** This server's latest verdict on the candidate. Null if no visitors get a candidate. */
  verdict: { verdict: 'waiting' | 'healthy' | 'doubtful' | 'failing'; reason: string } | null;
  previews: { name: string; version: string }[];
  /** Other published releases to roll back to, newest first. */
  others: string[];
  /** Effect of a rollback, or null if there is nothing to roll back to. */
  rollback: { to: 'zero' | 'previous'; version: string } | null;
  /** Fingerprint of the app's rollout. Forms with an outdated one are refused. */
  state: string;
}

export interface AuditEntry {
  revision: number;
  at: string;
  who: string;
  what: string;
  app: string;
  from: string;
  to: string;
  why?: string | undefined;
}

export interface RolloutProblem {
  /** `NOT_TAKEN`: the rollout contains a release that is missing. */
  code: 'STORAGE' | 'BROKEN_ROLLOUT' | 'NOT_TAKEN';
  message: string;
}

export interface ReleasePageModel {
  who: string;
  at: string;
  /** The server that sent the response. The counts include all servers. */
  server: string;
  revision: number;
  apps: AppStatus[];
  audit: AuditEntry[] | null;
  /**
   * Why visitors get the last valid rollout instead of the current one. Null if they get the
   * current one.
   */
  problem: RolloutProblem | null;
}
