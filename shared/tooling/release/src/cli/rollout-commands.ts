import { ReleaseProblem, verifyRelease } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';
import { endPlan, pause, promote, rollBack, startPlan } from '@kaagazz/releases/rollout-changes';
import { parseCount } from '@kaagazz/command-line';

import { changeApp } from './app-change.ts';
import { appIn, parsePercent, parseStages } from './command-arguments.ts';
import { placesOf } from './command-context.ts';
import type { CommandTools } from './command-context.ts';
import { checkOtherPages } from './page-checks.ts';

interface Why {
  why?: string;
}

export function addRolloutCommands(tools: CommandTools): void {
  addPromote(tools);
  addRollout(tools);
  addRollback(tools);
  addPause(tools);
}

function addPromote(tools: CommandTools): void {
  const command = tools
    .command(
      'promote',
      'Serves the candidate to a percentage of visitors. At 100%, it becomes the stable release.',
      'promote mfe-print 10',
    )
    .argument('<app>')
    .argument('<percent>', 'of all visitors: 10, 10%, 0.5', parsePercent)
    .option('--why <text>', 'reason, for the audit trail')
    .action((app: string, percent: number, { why }: Why) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const known = await knownApp(tools, app);
        const { candidate } = known;
        promote(known, percent);
        // Verify the files again, because they may have changed in storage since the release
        // was published.
        if (candidate && percent > candidate.percent) {
          const release = await registry.release(app, candidate.version);
          await verifyRelease(registry, release);
          await checkOtherPages(tools, release, percent);
        }
        return changeApp(tools, { app, what: 'promote', why }, (now) => {
          assertSameCandidate(now, known);
          return promote(now, percent);
        });
      }),
    );
}

/** Minimum number of page views per stage. This is enough to detect a failure rate of 5%. */
const STAGE_VIEWS = 300;
/** Minimum duration of a stage. Browsers may send failure reports minutes after the page view. */
const STAGE_MINUTES = 10;

interface RolloutOptions extends Why {
  plan: number[];
  views: number;
  minutes: number;
  off?: boolean;
}

function addRollout(tools: CommandTools): void {
  const command = tools
    .command(
      'rollout',
      'Increases the candidate’s share of visitors in stages as long as the candidate stays healthy.',
      'rollout mfe-print --plan 1,10,50,100',
    )
    .argument('<app>')
    .option('--plan <percentages>', 'the stages, in percent of all visitors', parseStages, [1, 10, 50, 100])
    .option('--views <count>', 'page views of the candidate in each stage', parseCount('--views', 0, 1e9), STAGE_VIEWS)
    .option(
      '--minutes <count>',
      'minimum duration of each stage in minutes',
      parseCount('--minutes', 0, 1e5),
      STAGE_MINUTES,
    )
    .option('--off', 'ends the plan; the candidate keeps its visitors')
    .option('--why <text>', 'reason, for the audit trail')
    .action((app: string, { plan: stages, views, minutes, off, why }: RolloutOptions) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const known = await knownApp(tools, app);
        const { candidate } = known;
        if (off) return changeApp(tools, { app, what: 'end plan', why }, endPlan);
        const start = (now: AppRollout) => startPlan(now, { stages, views, minutes }, new Date());
        start(known);
        if (candidate) {
          const release = await registry.release(app, candidate.version);
          await verifyRelease(registry, release);
          await checkOtherPages(tools, release, Math.max(...stages));
        }
        return changeApp(tools, { app, what: 'rollout', why }, (now) => {
          assertSameCandidate(now, known);
          return start(now);
        });
      }),
    );
}

function assertSameCandidate(now: AppRollout, known: AppRollout): void {
  if (now.candidate?.version === known.candidate?.version) return;
  throw new ReleaseProblem('NOT_NOW', 'somebody else has changed the candidate: check the status');
}

function addRollback(tools: CommandTools): void {
  const command = tools
    .command('rollback', 'Withdraws the candidate, or restores an earlier stable release.', 'rollback mfe-print')
    .argument('<app>')
    .argument('[version]', 'a published release for all visitors')
    .option('--force', 'also accepts a version that was stopped before')
    .option('--why <text>', 'reason, for the audit trail')
    .action((app: string, version: string | undefined, { why, force = false }: Why & { force?: boolean }) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const known = await knownApp(tools, app);
        const next = rollBack(known, version, { force });
        if (next.stable !== null && next.stable !== known.stable) await registry.release(app, next.stable);
        return changeApp(tools, { app, what: 'rollback', why }, (now) => rollBack(now, version, { force }));
      }),
    );
}

function addPause(tools: CommandTools): void {
  const command = tools
    .command(
      'pause',
      'Blocks publishing and promoting. Rollbacks are still allowed.',
      'pause mfe-print --why "sale weekend"',
    )
    .argument('<app>')
    .option('--off', 'ends the pause')
    .option('--why <text>', 'reason, for the audit trail')
    .action((app: string, { off, why }: Why & { off?: boolean }) =>
      tools.reply(command, async () => {
        await knownApp(tools, app);
        return changeApp(tools, { app, what: off ? 'resume' : 'pause', why }, (now) => pause(now, !off));
      }),
    );
}

async function knownApp(tools: CommandTools, app: string): Promise<AppRollout> {
  const context = tools.context();
  return appIn(await context.registry.rollout(), app, placesOf(context));
}
