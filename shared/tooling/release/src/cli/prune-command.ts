import { parseCount } from '@kaagazz/command-line';
import { FolderStorage, ReleaseProblem } from '@kaagazz/releases';
import type { AuditLine, ReleaseRegistry, Rollout } from '@kaagazz/releases';
import { forget } from '@kaagazz/releases/rollout-changes';

import { changeApp } from './app-change.ts';
import { appIn } from './command-arguments.ts';
import { planPrune } from './prune-plan.ts';
import type { CommandTools } from './command-context.ts';

const DAY_MS = 86_400_000;
/** A build that is under way is younger. */
const DRAFT_MS = 3_600_000;

interface PruneOptions {
  keep: number;
  days: number;
  dryRun?: boolean;
}

export function addPruneCommand(tools: CommandTools): void {
  const command = tools
    .command(
      'prune',
      'Removes old releases that nobody gets, nor can get by a rollback of one step.',
      'prune --dry-run',
    )
    .argument('[app]', 'default: all')
    .option('--keep <count>', 'how many of those published last stay', parseCount('--keep', 1, 10_000), 20)
    .option('--days <days>', 'what was built, published or served within them stays', parseCount('--days', 0, 3650), 30)
    .option('--dry-run', 'only says what it would remove')
    .action((only: string | undefined, { keep, days, dryRun = false }: PruneOptions) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const rollout = await registry.rollout();
        if (only !== undefined) await appIn(rollout, only, [registry.storage]);
        const apps = only === undefined ? Object.keys(rollout.apps).sort() : [only];
        const before = new Date(Date.now() - days * DAY_MS);
        const recent = await registry.auditSince(before);
        const removed: Record<string, string[]> = {};
        for (const app of apps) removed[app] = await pruneApp(tools, { app, rollout, recent, keep, before, dryRun });
        const lines = Object.entries(removed).flatMap(([app, names]) => names.map((name) => `${app} ${name}`));
        const verb = dryRun ? 'would remove' : 'removed';
        return {
          json: { dryRun, removed },
          lines: lines.length > 0 ? lines.map((line) => `${verb} ${line}`) : ['nothing to remove'],
        };
      }),
    );
}

interface PruneWork {
  app: string;
  rollout: Rollout;
  recent: readonly AuditLine[];
  keep: number;
  before: Date;
  dryRun: boolean;
}

/** @returns what was removed, or would be */
async function pruneApp(
  tools: CommandTools,
  { app, rollout, recent, keep, before, dryRun }: PruneWork,
): Promise<string[]> {
  const { registry } = tools.context();
  const stored = await registry.storage.entries(`${app}/`);
  const known = rollout.apps[app];
  const versions = planPrune({ app, rollout: known, stored, recent, keep, before });
  const drafts = await oldDrafts(registry, app, before);
  if (dryRun) return [...versions, ...drafts];

  if (known && versions.length > 0) {
    // Forgotten first: from here on nobody can roll back to what is about to go.
    await changeApp(tools, { app, what: 'prune', why: `removed ${versions.join(', ')}` }, (now) => {
      const still = new Set(planPrune({ app, rollout: now, stored, recent, keep, before }));
      if (versions.some((version) => !still.has(version))) {
        throw new ReleaseProblem('LOCKED', `somebody else has just changed the rollout of ${app}: try again`);
      }
      return forget(now, versions);
    });
  }
  for (const name of [...versions, ...drafts]) await registry.storage.remove(`${app}/${name}/`);
  return [...versions, ...drafts];
}

/** What builds left that were broken off. Only a folder has any. */
async function oldDrafts({ storage }: ReleaseRegistry, app: string, before: Date): Promise<string[]> {
  if (!(storage instanceof FolderStorage)) return [];
  const oldest = Math.min(before.getTime(), Date.now() - DRAFT_MS);
  const drafts = await storage.drafts(app);
  return drafts.filter(({ modified }) => modified.getTime() < oldest).map(({ name }) => name);
}
