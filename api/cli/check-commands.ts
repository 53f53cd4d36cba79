import { LiveChecks, QueuedMail } from '@kaagazz/api-schema';
import { textTable } from '@kaagazz/command-line';
import { outsideChecks } from './check/outside-checks.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { ShopProblem } from './shop/shop-problem.ts';

export const checkProgram: OperatorProgram = {
  name: 'check',
  description: 'Checks whether the shop is ready to open.',
  commands: [addLive],
};

interface LiveOptions {
  mailTo?: string;
  mailDomain?: string;
  backupMetrics?: string;
}

function addLive(tools: OperatorTools): void {
  const command = tools
    .command('live', 'Fails if anything still prevents the shop from opening.', 'live --mail-domain shop.example')
    .option('--mail-to <address>', 'send a test email to this address')
    .option('--mail-domain <domain>', 'check the DNS records of the sender of emails')
    .option('--backup-metrics <url>', 'where the backup process serves its metrics')
    .action(({ mailTo, mailDomain, backupMetrics }: LiveOptions) =>
      tools.reply(command, async () => {
        const { shop, siteUrl } = tools.settings();
        const { checks: inside } = await shop.call('/live-checks', LiveChecks);
        if (mailTo) await shop.call('/live-checks/mail', QueuedMail, { method: 'POST', body: { to: mailTo } });
        const checks = [...(await outsideChecks(siteUrl, mailDomain, backupMetrics)), ...inside];
        const isReady = checks.every(({ ok, blocks }) => ok || !blocks);
        const rows = checks.map(({ name, ok, blocks, detail }) => [ok ? 'ok' : blocks ? 'FAIL' : 'warn', name, detail]);
        const table = textTable(['', 'check', 'detail'], rows, tools.columns);
        if (!isReady)
          throw new ShopProblem('NOT_NOW', 'the shop is not ready to open', { lines: [table], json: { checks } });
        return { json: { checks }, lines: [table, 'the shop is ready to open'] };
      }),
    );
}
