import { parseCount } from '@kaagazz/command-line';
import { FolderStorage, ReleaseProblem } from '@kaagazz/releases';
import type { AppRollout, AuditLine, ReleaseRegistry } from '@kaagazz/releases';
import { forget, removePreviews } from '@kaagazz/releases/rollout-changes';

import { changeApp } from './app-change.ts';
import { appIn } from './command-arguments.ts';
import { planPrune } from './prune-plan.ts';
import type { CommandTools } from './command-context.ts';

const DAY_MS = 86_400_000;
const STALE_DRAFT_MS = 3_600_000;

interface PruneOptions {
  keep: number;
  days: number;
  dryRun?: boolean;
  preview?: string;
}

export function addPruneCommand(tools: CommandTools): void {
  const command = tools
    .command('prune', 'Removes old releases that are neither in use nor needed for a rollback.', 'prune --dry-run')
    .argument('[app]', 'default: all')
    .option('--keep <count>', 'keeps the releases published last', parseCount('--keep', 1, 10_000), 20)
    .option('--days <days>', 'keeps releases built, published or served recently', parseCount('--days', 0, 3650), 30)
    .option('--preview <name>', 'removes this preview, and nothing else')
    .option('--dry-run', 'only lists what it would remove')
    .action((only: string | undefined, { keep, days, dryRun = false, preview }: PruneOptions) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const rollout = await registry.rollout();
        if (only !== undefined) await appIn(rollout, only, [registry.storage]);
        const apps = only === undefined ? Object.keys(rollout.apps).sort() : [only];
        const before = new Date(Date.now() - days * DAY_MS);
        const recent = await registry.auditSince(before);
        const removed: Record<string, string[]> = {};
        if (preview !== undefined && !apps.some((app) => Object.hasOwn(rollout.apps[app]?.previews ?? {}, preview))) {
          throw new ReleaseProblem('UNKNOWN_VERSION', `there is no preview ${preview}`);
        }
        for (const app of apps) {
          const work = { app, known: rollout.apps[app], before, dryRun };
          const previews = await prunePreviews(tools, { ...work, preview });
          removed[app] = previews.names.map((name) => `preview ${name}`);
          if (preview !== undefined) continue;
          removed[app].push(...(await pruneApp(tools, { ...work, known: previews.left, recent, keep })));
        }
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
  known: AppRollout | undefined;
  before: Date;
  dryRun: boolean;
}

async function prunePreviews(
  tools: CommandTools,
  { app, known, preview, before, dryRun }: PruneWork & { preview: string | undefined },
): Promise<{ names: string[]; left: AppRollout | undefined }> {
  const isOld = (name: string, published: Date) => (preview === undefined ? published < before : name === preview);
  const left = known && removePreviews(known, isOld);
  const names = Object.keys(known?.previews ?? {}).filter((name) => !Object.hasOwn(left?.previews ?? {}, name));
  if (names.length > 0 && !dryRun) {
    const why = `removed the previews ${names.join(', ')}`;
    await changeApp(tools, { app, what: 'prune', why }, (now) => removePreviews(now, isOld));
  }
  return { names, left };
}

async function pruneApp(
  tools: CommandTools,
  { app, known, recent, keep, before, dryRun }: PruneWork & { recent: readonly AuditLine[]; keep: number },
): Promise<string[]> {
  const { registry } = tools.context();
  const stored = await registry.storage.entries(`${app}/`);
  const versions = planPrune({ app, rollout: known, stored, recent, keep, before });
  const drafts = await oldDrafts(registry, app, before);
  if (dryRun) return [...versions, ...drafts];

  if (known && versions.length > 0) {
    // Update the rollout first, so that nobody can roll back to a release that is being removed.
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

async function oldDrafts({ storage }: ReleaseRegistry, app: string, before: Date): Promise<string[]> {
  if (!(storage instanceof FolderStorage)) return [];
  const oldest = Math.min(before.getTime(), Date.now() - STALE_DRAFT_MS);
  const drafts = await storage.drafts(app);
  return drafts.filter(({ modified }) => modified.getTime() < oldest).map(({ name }) => name);
}
