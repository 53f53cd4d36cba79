import { z } from 'zod';

import { ReleaseProblem } from './release-problem.ts';
import { AppName, Version } from './release.ts';

/** Of 100; two decimals are meant, because a bucket is one of 10,000. */
export const Percent = z.number().min(0).max(100).multipleOf(0.01);

const Candidate = z.object({
  version: Version,
  /** how many of all visitors get it */
  percent: Percent,
  /** set when it was taken to 0 % because it failed; a promotion lifts it */
  stopped: z.object({ at: z.iso.datetime(), why: z.string() }).optional(),
});

const AppRollout = z
  .object({
    /** what everybody gets who does not get the candidate; null: not launched, the section does not exist for them */
    stable: Version.nullable().default(null),
    candidate: Candidate.nullable().default(null),
    /** what a visitor gets for whom the stable one failed, and what a rollback returns to */
    previous: Version.nullable().default(null),
    /** nothing moves forward until it is lifted; a rollback is always possible */
    paused: z.boolean().default(false),
    /** makes this app's buckets its own, so that two canaries do not meet the same visitors */
    salt: z.string().default(''),
    /** every release that testers may see, in the order of publishing */
    published: z.array(Version).default([]),
    /** releases that were the stable one and could be again, the newest last: what is not among them never proved itself */
    history: z.array(Version).default([]),
    /** what `npm start` made stable last from the source beside it: it does so again only when the source is another */
    activated: Version.optional(),
  })
  // What is served was published, even if nobody wrote so (a file from before there was a list, or one written by hand).
  .transform((app) => {
    const served = [app.previous, app.stable, app.candidate?.version ?? null];
    const unlisted = served.filter((version) => version !== null).filter((version) => !app.published.includes(version));
    return { ...app, published: [...new Set([...unlisted, ...app.published])] };
  });

/** Who did what, when. */
export const AuditLine = z.object({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  who: z.string(),
  /** `publish`, `promote`, `rollback`, `pause`, `resume`, `stop`, `activate`, `prune` */
  what: z.string(),
  app: AppName,
  /** in words: `1.0.0-a`, `1.0.0-a, 1.0.1-b at 10 %`, `not launched` */
  from: z.string(),
  to: z.string(),
  why: z.string().optional(),
});

/** `rollout.json`: which release of each app is served to whom. Small, and always replaced as a whole. */
export const RolloutFile = z.object({
  /** grows by one with each change */
  revision: z.number().int().nonnegative().default(0),
  apps: z.record(AppName, AppRollout),
  /** kept here too, so that it is not lost if the trail could not be written */
  lastChange: AuditLine.optional(),
});

export type Rollout = z.infer<typeof RolloutFile>;
export type AppRollout = z.infer<typeof AppRollout>;
export type AuditLine = z.infer<typeof AuditLine>;

export const ROLLOUT_FILE = 'rollout.json';
export const EMPTY_ROLLOUT: Rollout = { revision: 0, apps: {} };

/** @throws ReleaseProblem BROKEN_ROLLOUT when the text is half written, broken by hand, or not a rollout */
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

/** What is served of an app, in words. */
export function inWords(app: AppRollout | undefined): string {
  const stable = app?.stable ?? 'not launched';
  const candidate = app?.candidate;
  return [
    stable,
    ...(candidate ? [`${candidate.version} at ${candidate.percent} %`] : []),
    ...(app?.paused ? ['paused'] : []),
  ].join(', ');
}
