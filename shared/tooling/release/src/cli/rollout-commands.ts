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

/** `promote`, `rollback` and `pause`: who gets what is already published. */
export function addRolloutCommands(tools: CommandTools): void {
  addPromote(tools);
  addRollback(tools);
  addPause(tools);
}

function addPromote(tools: CommandTools): void {
  const command = tools
    .command(
      'promote',
      'Lets a share of all visitors have the candidate; 100 makes it the stable release.',
      'promote mfe-print 10',
    )
    .argument('<app>')
    .argument('<percent>', 'of all visitors: 10, 10%, 0.5', parsePercent)
    .option('--why <text>', 'for the audit trail')
    .action((app: string, percent: number, { why }: Why) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const known = await knownApp(tools, app);
        const { candidate } = known;
        promote(known, percent);
        // More visitors only ever get what is there as a whole.
        if (candidate && percent > candidate.percent) {
          await verifyRelease(registry, await registry.release(app, candidate.version));
        }
        return changeApp(tools, { app, what: 'promote', why }, (now) => {
          if (now.candidate?.version !== candidate?.version) {
            throw new ReleaseProblem('NOT_NOW', 'the candidate is another one by now: look at the status');
          }
          return promote(now, percent);
        });
      }),
    );
}

function addRollback(tools: CommandTools): void {
  const command = tools
    .command(
      'rollback',
      'Takes the candidate back to 0 %, or the stable release back to one before it.',
      'rollback mfe-print',
    )
    .argument('<app>')
    .argument('[version]', 'a published release that everybody gets at once')
    .option('--why <text>', 'for the audit trail')
    .action((app: string, version: string | undefined, { why }: Why) =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        const known = await knownApp(tools, app);
        const next = rollBack(known, version);
        if (next.stable !== null && next.stable !== known.stable) await registry.release(app, next.stable);
        return changeApp(tools, { app, what: 'rollback', why }, (now) => rollBack(now, version));
      }),
    );
}

function addPause(tools: CommandTools): void {
  const command = tools
    .command(
      'pause',
      'Lets nothing move forward any more; a rollback stays possible.',
      'pause mfe-print --why "sale weekend"',
    )
    .argument('<app>')
    .option('--off', 'lifts it')
    .option('--why <text>', 'for the audit trail')
    .action((app: string, { off, why }: Why & { off?: boolean }) =>
      tools.reply(command, async () => {
        await knownApp(tools, app);
        return changeApp(tools, { app, what: off ? 'resume' : 'pause', why }, (now) => pause(now, !off));
      }),
    );
}

/** @throws ReleaseProblem UNKNOWN_APP, BROKEN_ROLLOUT, STORAGE */
async function knownApp(tools: CommandTools, app: string): Promise<AppRollout> {
  const context = tools.context();
  return appIn(await context.registry.rollout(), app, placesOf(context));
}
