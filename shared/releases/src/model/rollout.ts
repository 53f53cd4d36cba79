import { z } from 'zod';

import { ReleaseProblem } from './release-problem.ts';
import { AppName, Version } from './release.ts';

/** Two decimals, because there are 10,000 buckets. */
export const Percent = z.number().min(0).max(100).multipleOf(0.01);

const Candidate = z.object({
  version: Version,
  /** Share of all visitors. */
  percent: Percent,
  /** Set if it was taken to 0 % because it failed. A promotion removes it. */
  stopped: z.object({ at: z.iso.datetime(), why: z.string() }).optional(),
});

const AppRollout = z
  .object({
    /**
     * For all visitors who don't get the candidate. Null means not launched: they don't see the
     * section.
     */
    stable: Version.nullable().default(null),
    candidate: Candidate.nullable().default(null),
    /** The fallback if the stable release fails, and the target of a rollback. */
    previous: Version.nullable().default(null),
    /** While paused, only a rollback is possible. */
    paused: z.boolean().default(false),
    /** Makes buckets independent of other apps', so that candidates get different visitors. */
    salt: z.string().default(''),
    /** All releases that testers can get, in the order of publishing. */
    published: z.array(Version).default([]),
    /** Releases that were stable before, newest last. */
    history: z.array(Version).default([]),
    /** The build that `npm start` made stable last. */
    activated: Version.optional(),
  })
  // In older or hand-written files, served releases may be missing from `published`.
  .transform((app) => {
    const served = [app.previous, app.stable, app.candidate?.version ?? null];
    const unlisted = served.filter((version) => version !== null).filter((version) => !app.published.includes(version));
    return { ...app, published: [...new Set([...unlisted, ...app.published])] };
  });

export const AuditLine = z.object({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  who: z.string(),
  /** `publish`, `promote`, `rollback`, `pause`, `resume`, `stop`, `activate`, `prune` */
  what: z.string(),
  app: AppName,
  /** `1.0.0-a`, `1.0.0-a, 1.0.1-b at 10 %` or `not launched`. */
  from: z.string(),
  to: z.string(),
  why: z.string().optional(),
});

/** `rollout.json`: which visitors get which releases. */
export const RolloutFile = z.object({
  /** Increases by one with each change. */
  revision: z.number().int().nonnegative().default(0),
  apps: z.record(AppName, AppRollout),
  /** Also stored here, in case writing the audit trail fails. */
  lastChange: AuditLine.optional(),
});

export type Rollout = z.infer<typeof RolloutFile>;
export type AppRollout = z.infer<typeof AppRollout>;
export type AuditLine = z.infer<typeof AuditLine>;

export const ROLLOUT_FILE = 'rollout.json';
export const EMPTY_ROLLOUT: Rollout = { revision: 0, apps: {} };

/** @throws ReleaseProblem BROKEN_ROLLOUT */
export function parseRollout(text: string): Rollout {
  try {
    return RolloutFile.parse(JSON.parse(text));
  } catch (error) {
    const where =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : String(error);
    throw new ReleaseProblem('BROKEN_ROLLOUT', `${ROLLOUT_FILE} cannot be understood (${where})`, { cause: error });
  }
}

/** Describes an app's releases in readable text. */
export function inWords(app: AppRollout | undefined): string {
  const stable = app?.stable ?? 'not launched';
  const candidate = app?.candidate;
  return [
    stable,
    ...(candidate ? [`${candidate.version} at ${candidate.percent} %`] : []),
    ...(app?.paused ? ['paused'] : []),
  ].join(', ');
}
