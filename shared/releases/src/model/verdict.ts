import { z } from 'zod';

import { Percent } from './rollout.ts';
import { AppName, Version } from './release.ts';

/**
 * A shell server's latest verdict on a release. Stored in `verdicts/<app>.json`, where commands
 * read it. It has no effect on the rollout.
 */
export const ReleaseVerdict = z.object({
  app: AppName,
  version: Version,
  percent: Percent,
  verdict: z.enum(['waiting', 'healthy', 'doubtful', 'failing']),
  /** Reason for the verdict: the counts that led to it, or what the stage still requires. */
  reason: z.string(),
  at: z.iso.datetime(),
  server: z.string(),
});

export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export function verdictKey(app: string): string {
  return `verdicts/${app}.json`;
}
