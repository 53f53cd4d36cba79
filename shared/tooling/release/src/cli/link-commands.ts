import { parseCount } from '@kaagazz/command-line';
import { ReleaseProblem, sign } from '@kaagazz/releases';
import { isTestable } from '@kaagazz/releases/rollout-changes';

import { appIn } from './command-arguments.ts';
import { placesOf } from './command-context.ts';
import type { CommandTools } from './command-context.ts';

const DAY_S = 86_400;
const RELEASE_PAGE_LINK_S = 300;

export function addLinkCommands(tools: CommandTools): void {
  addTesterLink(tools);
  addReleasePageLink(tools);
}

function addTesterLink(tools: CommandTools): void {
  const command = tools
    .command('link', "Prints a tester's link to one published release.", 'link mfe-print 1.0.1-3f9c2a7b1d')
    .argument('<app>')
    .argument('<version>', 'a published release, even at 0 %, or the name of a preview')
    .option('--days <days>', 'how long the link is valid', parseCount('--days', 1, 90), 7)
    .action((app: string, named: string, { days }: { days: number }) =>
      tools.reply(command, async () => {
        const context = tools.context();
        const { registry, siteOrigin, secret } = context;
        const rollout = await appIn(await registry.rollout(), app, placesOf(context));
        const preview = Object.hasOwn(rollout.previews, named) ? rollout.previews[named] : undefined;
        const version = preview?.version ?? named;
        if (!isTestable(rollout, version)) {
          throw new ReleaseProblem('UNKNOWN_VERSION', `${app} ${version} was never published`);
        }
        const url = `${siteOrigin}/_releases/try/${await sign(secret(), 'tester', { [app]: version }, days * DAY_S)}`;
        return { json: { app, version, days, url }, lines: [url] };
      }),
    );
}

function addReleasePageLink(tools: CommandTools): void {
  const command = tools
    .command('page', 'Prints a link to the release page. The link is valid for five minutes.', 'page')
    .action(() =>
      tools.reply(command, async () => {
        const { siteOrigin, secret, who } = tools.context();
        const url = `${siteOrigin}/_releases/enter/${await sign(secret(), 'release-page', { who }, RELEASE_PAGE_LINK_S)}`;
        return { json: { seconds: RELEASE_PAGE_LINK_S, url }, lines: [url] };
      }),
    );
}
