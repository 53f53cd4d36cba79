import { ReleaseProblem, newKeyPair } from '@kaagazz/releases';

import type { CommandTools } from './command-context.ts';

export function addSigningCommands(tools: CommandTools): void {
  addKeys(tools);
  addSign(tools);
}

function addKeys(tools: CommandTools): void {
  const command = tools
    .command('keys', 'Generates and prints a key pair for signing releases. The keys are not stored.', 'keys')
    .option('--server', 'for the shell servers instead of the publisher')
    .action(({ server }: { server?: boolean }) =>
      tools.reply(command, async () => {
        const pair = newKeyPair();
        const json = server
          ? { RELEASES_SERVER_KEY: pair.signing, RELEASES_SERVER_PUBLIC_KEY: pair.public }
          : { RELEASES_SIGNING_KEY: pair.signing, RELEASES_PUBLIC_KEY: pair.public };
        return { json, lines: Object.entries(json).map(([name, value]) => `${name}=${value}`) };
      }),
    );
}

function addSign(tools: CommandTools): void {
  const command = tools
    .command('sign', 'Signs all published releases and the rollout with the current key.', 'sign')
    .action(() =>
      tools.reply(command, async () => {
        const { registry } = tools.context();
        if (!registry.trust.canSign) throw new ReleaseProblem('USAGE', 'RELEASES_SIGNING_KEY is not set');
        const releases = await registry.signAll();
        const names = releases.map(({ app, version }) => `${app} ${version}`);
        return { json: { signed: names }, lines: [...names.map((name) => `signed ${name}`), 'signed the rollout'] };
      }),
    );
}
