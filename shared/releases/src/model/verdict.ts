import { z } from 'zod';

import { Percent } from './rollout.ts';
import { AppName, Version } from './release.ts';

/**
 * The latest judgement of a release by a shell server, stored in `verdicts/<app>.json` so that
 * commands can show it. It decides nothing.
 */
export const ReleaseVerdict = z.object({
  app: AppName,
  version: Version,
  percent: Percent,
  verdict: z.enum(['waiting', 'healthy', 'doubtful', 'failing']),
  /** The counts behind the verdict, or what is missing for the next stage. */
  reason: z.string(),
  at: z.iso.datetime(),
  server: z.string(),
});

export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export function verdictKey(app: string): string {
  return `verdicts/${app}.json`;
}
