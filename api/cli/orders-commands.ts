import path from 'node:path';

import { parseCount, plainWords, textTable, UsageError } from '@kaagazz/command-line';
import { formatRupees, ORDER_STATUSES, type OrderStatus } from '@kaagazz/domain';

import { AuditPage, InvoiceAnswer, OrderAnswer, OrdersPage, SetStatusAnswer } from '@kaagazz/api-schema';
import { minuteOf, readNewest } from './shop/pages-newest-first.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { orderInWords } from './order-in-words.ts';
import { saveFile, type SavedFile } from './shop/saved-file.ts';

/** `npm run orders`. */
export const ordersProgram: OperatorProgram = {
  name: 'orders',
  description: 'Shows what was bought, and says how far each order is.',
  addCommands,
};

function addCommands(tools: OperatorTools): void {
  addList(tools);
  addShow(tools);
  addFiles(tools);
  addSetStatus(tools);
  addAudit(tools);
}

function addList(tools: OperatorTools): void {
  const command = tools
    .command('list', 'Shows orders, the newest first.', 'list --status pending')
    .option('--status <status>', ORDER_STATUSES.join(', '), parseStatus)
    .option('--limit <count>', 'how many', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit, status }: { limit: number; status?: OrderStatus }) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const orders = await readNewest(limit, async (query) => {
          if (status) query.set('status', status);
          const page = await shop.call(`/orders?${query}`, OrdersPage);
          return { items: page.orders, nextCursor: page.nextCursor };
        });
        if (orders.length === 0)
          return { json: { orders }, lines: [`there are no ${status ?? ''} orders`.replace('  ', ' ')] };
        const head = ['order', 'paid (UTC)', 'status', 'total', 'pieces', 'for'];
        const rows = orders.map((order) => [
          order.orderNumber,
          minuteOf(order.createdAt),
          order.status,
          formatRupees(order.totalAmount),
          order.products.reduce((sum, { quantity }) => sum + quantity, 0),
          plainWords(order.shippingAddress.name),
        ]);
        return { json: { orders }, lines: [textTable(head, rows, tools.columns)] };
      }),
    );
}

function addShow(tools: OperatorTools): void {
  const command = tools
    .command('show', 'Shows an order: what was bought, where it goes, how far it is.', 'show KGZ-2026-000123')
    .argument('<number>')
    .action((number: string) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const { order } = await shop.call(pathOf(number), OrderAnswer);
        const { invoice } = await shop.call(`${pathOf(number)}/invoice`, InvoiceAnswer);
        return { json: { order, invoice }, lines: orderInWords(order, invoice, tools.columns) };
      }),
    );
}

function addFiles(tools: OperatorTools): void {
  const command = tools
    .command(
      'files',
      'Saves what is to be printed of an order, as it was approved.',
      'files KGZ-2026-000123 --to to-print',
    )
    .argument('<number>')
    .requiredOption('--to <folder>', 'where to')
    .action((number: string, { to }: { to: string }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.surroundings();
        const { order } = await shop.call(pathOf(number), OrderAnswer);
        const files: SavedFile[] = [];
        for (const [index, { productId, quantity, print }] of order.products.entries()) {
          if (!print) continue;
          const source = `/print/lines/${productId}/print-file?${new URLSearchParams({ who })}`;
          files.push(
            await saveFile(shop, source, to, (name) => {
              const { name: what, ext } = path.parse(name);
              return `${order.orderNumber}-${index + 1}-${what}-${quantity}${ext}`;
            }),
          );
        }
        const lines = files.map(({ file, bytes, sha256 }) => `${file}: ${bytes} bytes, SHA-256 ${sha256}`);
        return {
          json: { files },
          lines: lines.length > 0 ? lines : [`nothing of ${order.orderNumber} is printed to order`],
        };
      }),
    );
}

function addSetStatus(tools: OperatorTools): void {
  const command = tools
    .command(
      'set-status',
      'Moves an order forward, and writes to the shopper; cancelled: refunds and restocks it.',
      'set-status KGZ-2026-000123 shipped --note "India Post, EX123456789IN"',
    )
    .argument('<number>')
    .argument('<status>', ORDER_STATUSES.join(', '), parseStatus)
    .option('--note <text>', 'for the audit trail; of shipped the shopper reads it: courier and tracking number')
    .option('--who <name>', 'for the audit trail (default: OPERATOR_NAME, else your user name)')
    .action((number: string, status: OrderStatus, { note = '', who: named }: { note?: string; who?: string }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.surroundings();
        const body = { status, who: named ?? who, note };
        const { order, changed } = await shop.call(`${pathOf(number)}/status`, SetStatusAnswer, {
          method: 'POST',
          body,
        });
        const words = changed ? `is ${status} now` : `is ${status} already: nothing was changed`;
        return { json: { changed, order }, lines: [`${order.orderNumber} ${words}`] };
      }),
    );
}

function addAudit(tools: OperatorTools): void {
  const command = tools
    .command('audit', 'Shows who changed what in the shop, the newest first.', 'audit --limit 5')
    .option('--limit <count>', 'how many changes', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit }: { limit: number }) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const lines = await readNewest(limit, async (query) => {
          const page = await shop.call(`/audit?${query}`, AuditPage);
          return { items: page.lines, nextCursor: page.nextCursor };
        });
        if (lines.length === 0) return { json: { lines }, lines: ['nothing was changed yet'] };
        const rows = lines.map(({ at, who, action, subject, from, to, note }) =>
          [minuteOf(at), who, action, subject, [from, to].filter(Boolean).join(' \u2192 '), note].map(plainWords),
        );
        const head = ['when (UTC)', 'who', 'what', 'of', 'from \u2192 to', 'note'];
        return { json: { lines }, lines: [textTable(head, rows, tools.columns)] };
      }),
    );
}

function pathOf(number: string): string {
  return `/orders/${encodeURIComponent(number.trim())}`;
}

/** @throws UsageError */
function parseStatus(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === text);
  if (status) return status;
  throw new UsageError(`there is no status ${text}: write one of ${ORDER_STATUSES.join(', ')}`);
}
