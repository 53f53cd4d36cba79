/** Where a release stands in the rollout of its app. */
export type ReleaseRole = 'candidate' | 'stable' | 'previous';

/** A release that counts, with what its visitors met. */
export interface DeskRelease {
  role: ReleaseRole;
  version: string;
  /** of 100 visitors how many get it; a `previous` gets those for whom another failed, which is no share */
  percent: number;
  /** ISO; null when the audit trail no longer tells */
  publishedAt: string | null;
  /** set when the site took it to 0 % by itself */
  stopped: { at: string; why: string } | null;
  views: number;
  failures: number;
  /** kind (`load`, `render`, ...) -> how many */
  failureKinds: Record<string, number>;
  /** 75th percentile in milliseconds; null when no visitor has told yet */
  lcp: number | null;
  /** likewise */
  inp: number | null;
}

export interface DeskApp {
  app: string;
  /** false: for visitors outside the candidate the section does not exist */
  launched: boolean;
  paused: boolean;
  releases: DeskRelease[];
  /** further published releases, newest first */
  others: string[];
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

/** All that `/_releases` shows; also its answer to `Accept: application/json`. */
export interface DeskModel {
  /** who is at the desk */
  who: string;
  /** ISO, when this was read */
  at: string;
  revision: number;
  apps: DeskApp[];
  /** newest first; null when it cannot be read */
  audit: DeskAuditLine[] | null;
  /** where the counts come from, and since when they are counted (ISO) */
  counts: { server: string; since: string };
  /** why what stands here may be old; null when all is well */
  problem: { code: 'STORAGE' | 'BROKEN_ROLLOUT'; message: string } | null;
}

export type ChangeName = 'promote' | 'rollback' | 'pause';

/** What an operator is about to do. */
export interface Intent {
  what: ChangeName;
  app: string;
  state: string;
  /** of `promote` */
  percent?: number;
  /** of `rollback` to a release by name */
  version?: string;
  /** of `pause`: false lifts it */
  on?: boolean;
  /** `You are about to ...` */
  sentence: string;
  /** what that means for visitors */
  consequence: string;
  /** `Give it to 10 %` */
  button: string;
}
