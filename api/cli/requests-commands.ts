import { parseCount, plainWords, textTable } from '@kaagazz/command-line';

import { PartnerRequestsPage } from '../src/modules/partners/partners.schema.ts';
import type { OperatorTools } from './operator-program.ts';

/** The commands of `npm run requests`. */
export function addRequestsCommands(tools: OperatorTools): void {
  const command = tools
    .command('list', 'Shows requests, the newest first.', 'list')
    .option('--limit <count>', 'how many', parseCount('--limit', 1, 100), 20)
    .action(({ limit }: { limit: number }) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const { requests } = await shop.call(`/partner-requests?limit=${limit}`, PartnerRequestsPage);
        if (requests.length === 0) return { json: { requests }, lines: ['nobody has asked for anything yet'] };
        const rows = requests.map((request) => [request.createdAt.slice(0, 16), plainWords(request.companyName)]);
        return { json: { requests }, lines: [textTable(['asked (UTC)', 'company'], rows, tools.columns)] };
      }),
    );
}
