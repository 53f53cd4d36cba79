import { parseCount } from '@kaagazz/command-line';

import { ReleaseProblem } from '../release-problem.ts';
import { sign } from '../signed-link.ts';
import { appIn } from './command-arguments.ts';
import { placesOf } from './command-surroundings.ts';
import type { CommandTools } from './release-program.ts';

const DAY_S = 86_400;
const DESK_S = 300;

export function addLinkCommands(tools: CommandTools): void {
  addTesterLink(tools);
  addDeskLink(tools);
}

function addTesterLink(tools: CommandTools): void {
  const command = tools
    .command('link', 'Makes a link that shows its holder one published release.', 'link mfe-print 1.0.1-3f9c2a7b1d')
    .argument('<app>')
    .argument('<version>', 'a published release, at 0 %, too')
    .option('--days <days>', 'how long it works', parseCount('--days', 1, 90), 7)
    .action((app: string, version: string, { days }: { days: number }) =>
      tools.reply(command, async () => {
        const surroundings = tools.surroundings();
        const { registry, siteOrigin, secret } = surroundings;
        const { published } = await appIn(await registry.rollout(), app, placesOf(surroundings));
        if (!published.includes(version)) {
          throw new ReleaseProblem('UNKNOWN_VERSION', `${app} ${version} was never published`);
        }
        const url = `${siteOrigin}/_releases/try/${await sign(secret(), 'tester', { [app]: version }, days * DAY_S)}`;
        return { json: { app, version, days, url }, lines: [url] };
      }),
    );
}

function addDeskLink(tools: CommandTools): void {
  const command = tools
    .command('desk', 'Makes a link that opens the release desk; it works for five minutes.', 'desk')
    .action(() =>
      tools.reply(command, async () => {
        const { siteOrigin, secret, who } = tools.surroundings();
        const url = `${siteOrigin}/_releases/enter/${await sign(secret(), 'desk', { who }, DESK_S)}`;
        return { json: { seconds: DESK_S, url }, lines: [url] };
      }),
    );
}
