import type { Reply } from '@kaagazz/command-line';
import { inWords } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';

import type { CommandTools } from './command-context.ts';

interface AppChange {
  app: string;
  what: string;
  why?: string | undefined;
}

/**
 * Changes an app's part of the rollout.
 *
 * @throws ReleaseProblem LOCKED if another process is changing the rollout, and any error thrown by
 * `change`
 */
export async function changeApp(
  tools: Pick<CommandTools, 'context'>,
  { app, what, why }: AppChange,
  change: (app: AppRollout) => AppRollout,
): Promise<Reply> {
  const { registry, who } = tools.context();
  const { revision, apps } = await registry.change({ app, what, who, ...(why !== undefined && { why }) }, change);
  const { stable, candidate, previous, paused } = apps[app] ?? {};
  return { json: { app, revision, stable, candidate, previous, paused }, lines: [`${app}: ${inWords(apps[app])}`] };
}
