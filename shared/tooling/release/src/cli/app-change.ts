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
 * Changes the rollout of one app.
 *
 * @throws ReleaseProblem LOCKED if another process is changing the rollout
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
