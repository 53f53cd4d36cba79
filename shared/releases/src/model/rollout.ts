import { z } from 'zod';

import { ReleaseProblem } from './release-problem.ts';
import { AppName, Version } from './release.ts';

/**
 * Percentage of visitors. Visitors are divided into 10,000 buckets, so a percentage has at most two
 * decimal places.
 */
export const Percent = z.number().min(0).max(100).multipleOf(0.01);

/** Percentages in ascending order. At 100%, the candidate becomes the stable release. */
export const Stages = z
  .array(Percent.min(0.01))
  .min(1)
  .max(20)
  .refine((stages) => stages.every((stage, at) => at === 0 || stage > (stages[at - 1] ?? 0)), 'must be ascending');

const Plan = z.object({
  stages: Stages,
  views: z.number().int().nonnegative(),
  /** Minimum duration of each stage, in minutes. */
  minutes: z.number().nonnegative(),
  since: z.iso.datetime(),
  viewsBefore: z.number().int().nonnegative().default(0),
});

const Candidate = z.object({
  version: Version,
  percent: Percent,
  /** Present only if the candidate was stopped because of failures. */
  stopped: z.object({ at: z.iso.datetime(), why: z.string(), percent: Percent.default(0) }).optional(),
  plan: Plan.optional(),
});

const Stop = z.object({
  version: Version,
  was: z.enum(['candidate', 'stable']),
  at: z.iso.datetime(),
  why: z.string(),
});

export const PreviewName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not a valid preview name');

const AppRollout = z
  .object({
    /** Null until the first release of the app is launched. */
    stable: Version.nullable().default(null),
    candidate: Candidate.nullable().default(null),
    previous: Version.nullable().default(null),
    paused: z.boolean().default(false),
    /** A visitor's bucket is a hash of this salt, the app's name and the visitor's id. */
    salt: z.string().default(''),
    published: z.array(Version).default([]),
    history: z.array(Version).default([]),
    previews: z.record(PreviewName, z.object({ version: Version, at: z.iso.datetime() })).default({}),
    /** Oldest first. */
    stops: z.array(Stop).default([]),
    /** A new stable release is compared with the previous release (`with`) for one hour. */
    comparison: z.object({ since: z.iso.datetime(), with: Version }).optional(),
    activated: Version.optional(),
  })
  .transform((app) => {
    const served = [app.previous, app.stable, app.candidate?.version ?? null];
    const unlisted = served.filter((version) => version !== null).filter((version) => !app.published.includes(version));
    return { ...app, published: [...new Set([...unlisted, ...app.published])] };
  });

export const AuditLine = z.object({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  who: z.string(),
  what: z.string(),
  app: AppName,
  /** State before the change, such as `1.0.0-a`, `1.0.0-a, 1.0.1-b at 10 %` or `not launched`. */
  from: z.string(),
  to: z.string(),
  why: z.string().optional(),
});

export const RolloutFile = z.object({
  revision: z.number().int().nonnegative().default(0),
  apps: z.record(AppName, AppRollout),
  lastChange: AuditLine.optional(),
});

export type Rollout = z.infer<typeof RolloutFile>;
export type AppRollout = z.infer<typeof AppRollout>;
export type RolloutPlan = z.infer<typeof Plan>;
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
    throw new ReleaseProblem('BROKEN_ROLLOUT', `${ROLLOUT_FILE} is invalid (${where})`, { cause: error });
  }
}

export function inWords(app: AppRollout | undefined): string {
  const stable = app?.stable ?? 'not launched';
  const candidate = app?.candidate;
  return [
    stable,
    ...(candidate ? [`${candidate.version} at ${candidate.percent} %${stageInWords(candidate)}`] : []),
    ...(app?.paused ? ['paused'] : []),
  ].join(', ');
}

function stageInWords({ percent, plan }: z.infer<typeof Candidate>): string {
  return plan && percent > 0 ? ` (stage ${stageNumber(percent, plan)} of ${plan.stages.length})` : '';
}

export function stageOf({ percent, stopped, plan }: NonNullable<AppRollout['candidate']>): number {
  return plan ? stageNumber(stopped?.percent ?? percent, plan) : 0;
}

function stageNumber(percent: number, { stages }: Pick<RolloutPlan, 'stages'>): number {
  return stages.filter((stage) => stage <= percent).length;
}
