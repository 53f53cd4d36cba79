import { parseCount } from '@kaagazz/command-line';
import { FolderStorage, ReleaseProblem } from '@kaagazz/releases';
import type { AuditLine, ReleaseRegistry, Rollout } from '@kaagazz/releases';
import { forget } from '@kaagazz/releases/rollout-changes';

import { changeApp } from './app-change.ts';
import { appIn } from './command-arguments.ts';
import { planPrune } from './prune-plan.ts';
import type { CommandTools } from './command-context.ts';

const DAY_MS = 86_400_000;
/** Drafts of running builds are younger than this. */
const STALE_DRAFT_MS = 3_600_000;

interface PruneOptions {
  keep: number;
  days: number;
  dryRun?: boolean;
}

export function addPruneCommand(tools: CommandTools): void {
  const command = tools
    .command('prune', 'Removes old releases that are neither served nor needed for a rollback.', 'prune --dry-run')
    .argument('[app]', 'default: all')
    .option('--keep <count>', 'keeps the releases published last', parseCount('--keep', 1, 10_000), 20)
    .option('--days <days>', 'keeps releases built, published or served recently', parseCount('--days', 0, 3650), 30)
    .option('--dry-run', 'only lists what it would remove')
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

/** Removes old releases and drafts, and returns their names. A dry run only returns the names. */
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
    // Update the rollout first, so that nobody rolls back to a release that is being removed.
    await changeApp(tools, { app, what: 'prune', why: `removed ${versions.join(', ')}` }, (now) => {
      const removable = new Set(planPrune({ app, rollout: now, stored, recent, keep, before }));
      if (versions.some((version) => !removable.has(version))) {
        throw new ReleaseProblem('LOCKED', `somebody else has just changed the rollout of ${app}: try again`);
      }
      return forget(now, versions);
    });
  }
  for (const name of [...versions, ...drafts]) await registry.storage.remove(`${app}/${name}/`);
  return [...versions, ...drafts];
}

/** Returns drafts of interrupted builds. Only folder storage has drafts. */
async function oldDrafts({ storage }: ReleaseRegistry, app: string, before: Date): Promise<string[]> {
  if (!(storage instanceof FolderStorage)) return [];
  const oldest = Math.min(before.getTime(), Date.now() - STALE_DRAFT_MS);
  const drafts = await storage.drafts(app);
  return drafts.filter(({ modified }) => modified.getTime() < oldest).map(({ name }) => name);
}
