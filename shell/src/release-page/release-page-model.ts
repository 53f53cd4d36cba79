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
  /** Milliseconds since the Unix epoch. */
  first: number;
  last: number;
  count: number;
  places: [route: string, browser: string, count: number][];
}

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
  stopped: { at: string; why: string } | null;
  kinds: { kind: string; source: string; count: number }[];
  recent: ViewCounts;
  origin?: ReleaseOrigin | undefined;
  waitsForApi?: number | undefined;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  /** 75th percentile of the total blocking time in milliseconds. */
  blocked: number | null;
  events: Partial<Record<string, number>>;
  errors: ReleaseError[];
}

export interface AppStatus {
  app: string;
  launched: boolean;
  paused: boolean;
  releases: ReleaseStatus[];
  plan: { stages: number[]; stage: number; views: number; minutes: number } | null;
  verdict: { verdict: 'waiting' | 'healthy' | 'doubtful' | 'failing'; reason: string } | null;
  previews: { name: string; version: string }[];
  /** Newest first. */
  others: string[];
  rollback: { to: 'zero' | 'previous'; version: string } | null;
  /** Fingerprint of the rollout. Forms with an outdated fingerprint are rejected. */
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
  code: 'STORAGE' | 'BROKEN_ROLLOUT' | 'NOT_TAKEN';
  message: string;
}

export interface ReleasePageModel {
  who: string;
  at: string;
  server: string;
  revision: number;
  apps: AppStatus[];
  audit: AuditEntry[] | null;
  problem: RolloutProblem | null;
}
