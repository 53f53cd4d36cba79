import { LiveChecks, QueuedMail } from '@kaagazz/api-schema';
import { textTable } from '@kaagazz/command-line';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { ShopProblem } from './shop/shop-problem.ts';

export const checkProgram: OperatorProgram = {
  name: 'check',
  description: 'Checks whether the shop is ready to open.',
  commands: [addLive],
};

interface LiveOptions {
  mailTo?: string;
}

function addLive(tools: OperatorTools): void {
  const command = tools
    .command(
      'live',
      'Exits with an error if anything still prevents the shop from opening.',
      'live --mail-to you@shop.example',
    )
    .option('--mail-to <address>', 'send a test email to this address')
    .action(({ mailTo }: LiveOptions) =>
      tools.reply(command, async () => {
        const { shop } = tools.settings();
        const { checks } = await shop.call('/live-checks', LiveChecks);
        if (mailTo) await shop.call('/live-checks/mail', QueuedMail, { method: 'POST', body: { to: mailTo } });
        const isReady = checks.every(({ ok, blocks }) => ok || !blocks);
        const rows = checks.map(({ name, ok, blocks, detail }) => [ok ? 'ok' : blocks ? 'FAIL' : 'warn', name, detail]);
        const table = textTable(['', 'check', 'detail'], rows, tools.columns);
        if (!isReady)
          throw new ShopProblem('NOT_NOW', 'the shop is not ready to open', { lines: [table], json: { checks } });
        return { json: { checks }, lines: [table, 'the shop is ready to open'] };
      }),
    );
}
