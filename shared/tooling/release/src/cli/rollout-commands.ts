import { ReleaseProblem, verifyRelease } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';
import { pause, promote, rollBack } from '@kaagazz/releases/rollout-changes';

import { changeApp } from './app-change.ts';
import { appIn, parsePercent } from './command-arguments.ts';
import { placesOf } from './command-context.ts';
import type { CommandTools } from './command-context.ts';

interface Why {
  why?: string;
}

/**
 * Adds `promote`, `rollback` and `pause`, the commands that change who gets a published release.
 */
export function addRolloutCommands(tools: CommandTools): void {
  addPromote(tools);
  addRollback(tools);
  addPause(tools);
}

function addPromote(tools: CommandTools): void {
  const command = tools
    .command(
      'promote',
      'Gives the candidate to a percentage of visitors. 100 makes it the stable release.',
      'promote mfe-print 10',
    )
    .argument('<app>')
    .argument('<percent>', 'of all visitors: 10, 10%, 0.5', parsePercent)
    .option('--why <text>', 'reason, for the audit log')
    .action((app: string, percent: number, { why }: Why) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const known = await knownApp(tools, app);
        const { candidate } = known;
        promote(known, percent);
        // Verify the files again before more visitors get them.
        if (candidate && percent > candidate.percent) {
          await verifyRelease(registry, await registry.release(app, candidate.version));
        }
        return changeApp(tools, { app, what: 'promote', why }, (now) => {
          if (now.candidate?.version !== candidate?.version) {
            throw new ReleaseProblem('NOT_NOW', 'somebody else has changed the candidate: check the status');
          }
          return promote(now, percent);
        });
      }),
    );
}

function addRollback(tools: CommandTools): void {
  const command = tools
    .command('rollback', 'Sets the candidate to 0%, or restores an earlier stable release.', 'rollback mfe-print')
    .argument('<app>')
    .argument('[version]', 'a published release for all visitors')
    .option('--force', 'also accepts a version that was stopped before')
    .option('--why <text>', 'reason, for the audit log')
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
      'Blocks publishing and promoting. Rollbacks stay possible.',
      'pause mfe-print --why "sale weekend"',
    )
    .argument('<app>')
    .option('--off', 'ends the pause')
    .option('--why <text>', 'reason, for the audit log')
    .action((app: string, { off, why }: Why & { off?: boolean }) =>
      tools.reply(command, async () => {
        await knownApp(tools, app);
        return changeApp(tools, { app, what: off ? 'resume' : 'pause', why }, (now) => pause(now, !off));
      }),
    );
}

/**
 * Returns the rollout of an app.
 *
 * @throws ReleaseProblem UNKNOWN_APP, BROKEN_ROLLOUT, STORAGE
 */
async function knownApp(tools: CommandTools, app: string): Promise<AppRollout> {
  const context = tools.context();
  return appIn(await context.registry.rollout(), app, placesOf(context));
}
