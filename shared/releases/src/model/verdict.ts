import { z } from 'zod';

import { Percent } from './rollout.ts';
import { AppName, Version } from './release.ts';

/** For display only. */
export const ReleaseVerdict = z.object({
  app: AppName,
  version: Version,
  percent: Percent,
  verdict: z.enum(['waiting', 'healthy', 'doubtful', 'failing']),
  reason: z.string(),
  at: z.iso.datetime(),
  server: z.string(),
});

export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export function verdictKey(app: string): string {
  return `verdicts/${app}.json`;
}
