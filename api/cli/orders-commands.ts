import { formatRupees } from '@kaagazz/domain';
import { parseCount, plainWords, textTable } from '@kaagazz/command-line';

import { OrdersPage } from '../src/modules/orders/orders.schema.ts';
import type { OperatorTools } from './operator-program.ts';

/** The commands of `npm run orders`. */
export function addOrdersCommands(tools: OperatorTools): void {
  addList(tools);
}

function addList(tools: OperatorTools): void {
  const command = tools
    .command('list', 'Shows orders, the newest first.', 'list --status pending')
    .option('--limit <count>', 'how many', parseCount('--limit', 1, 100), 20)
    .action(({ limit }: { limit: number }) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const { orders } = await shop.call(`/orders?limit=${limit}`, OrdersPage);
        if (orders.length === 0) return { json: { orders }, lines: ['there are no orders'] };
        const rows = orders.map((order) => [
          order.orderNumber,
          order.createdAt.slice(0, 16).replace('T', ' '),
          order.status,
          formatRupees(order.totalAmount),
          plainWords(order.shippingAddress.name),
        ]);
        return {
          json: { orders },
          lines: [textTable(['order', 'paid (UTC)', 'status', 'total', 'for'], rows, tools.columns)],
        };
      }),
    );
}
