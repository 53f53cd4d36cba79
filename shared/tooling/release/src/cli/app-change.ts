import type { Reply } from '@kaagazz/command-line';
import { inWords } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';

import type { CommandTools } from './command-context.ts';

/** A change of one app's rollout that a command makes. */
interface AppChange {
  app: string;
  /** the audit trail's verb */
  what: string;
  why?: string | undefined;
}

/**
 * Changes an app's rollout at once or not at all, in the name of whoever runs the command, and says how it is now.
 *
 * @throws ReleaseProblem LOCKED when somebody else is at it, and whatever `change` throws
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
