import { z } from 'zod';

import { Percent } from './rollout.ts';
import { AppName, Version } from './release.ts';

/** The latest verdict on a release. It is for display only and doesn't affect the rollout. */
export const ReleaseVerdict = z.object({
  app: AppName,
  version: Version,
  percent: Percent,
  verdict: z.enum(['waiting', 'healthy', 'doubtful', 'failing']),
  /** For example the failure counts or the page views that are still required. */
  reason: z.string(),
  at: z.iso.datetime(),
  server: z.string(),
});

export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export function verdictKey(app: string): string {
  return `verdicts/${app}.json`;
}
