import path from 'node:path';

import { parseCount, plainWords, textTable, UsageError } from '@kaagazz/command-line';
import { formatRupees, ORDER_STATUSES, type OrderStatus } from '@kaagazz/domain';

import { AuditPage, InvoiceResponse, OrderResponse, OrdersPage, SetStatusResponse } from '@kaagazz/api-schema';
import { minuteOf, readNewest } from './shop/pages-newest-first.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { describeOrder } from './describe-order.ts';
import { saveFile, type SavedFile } from './shop/saved-file.ts';

export const ordersProgram: OperatorProgram = {
  name: 'orders',
  description: 'Lists orders or changes their status.',
  commands: [addList, addShow, addFiles, addSetStatus, addAudit],
};

function addList(tools: OperatorTools): void {
  const command = tools
    .command('list', 'Lists orders, newest first.', 'list --status pending')
    .option('--status <status>', ORDER_STATUSES.join(', '), parseStatus)
    .option('--limit <count>', 'maximum number', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit, status }: { limit: number; status?: OrderStatus }) =>
      tools.reply(command, async () => {
        const { shop } = tools.settings();
        const orders = await readNewest(shop, '/orders', {
          page: OrdersPage,
          items: 'orders',
          limit,
          ...(status && { filter: { status } }),
        });
        if (orders.length === 0) return { json: { orders }, lines: ['no orders'] };
        const head = ['order', 'paid (UTC)', 'status', 'total', 'items', 'recipient'];
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
    .command('show', "Shows an order's lines, address and status.", 'show KGZ-2026-000123')
    .argument('<number>')
    .action((number: string) =>
      tools.reply(command, async () => {
        const { shop } = tools.settings();
        const { order } = await shop.call(pathOf(number), OrderResponse);
        const { invoice, creditNoteFollows } = await shop.call(`${pathOf(number)}/invoice`, InvoiceResponse);
        const documents = { invoice, creditNoteFollows };
        return { json: { order, ...documents }, lines: describeOrder(order, documents, tools.columns) };
      }),
    );
}

function addFiles(tools: OperatorTools): void {
  const command = tools
    .command('files', "Saves an order's approved print files.", 'files KGZ-2026-000123 --to to-print')
    .argument('<number>')
    .requiredOption('--to <folder>', 'target folder')
    .action((number: string, { to }: { to: string }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const { order } = await shop.call(pathOf(number), OrderResponse);
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
          lines: lines.length > 0 ? lines : [`${order.orderNumber} has no print lines`],
        };
      }),
    );
}

function addSetStatus(tools: OperatorTools): void {
  const command = tools
    .command(
      'set-status',
      'Moves an order to a later status and emails the shopper. Cancelling also refunds the order and restocks its items.',
      'set-status KGZ-2026-000123 shipped --note "India Post, EX123456789IN"',
    )
    .argument('<number>')
    .argument('<status>', ORDER_STATUSES.join(', '), parseStatus)
    .option('--note <text>', 'for the audit trail; the shopper sees the note of shipped (courier and tracking number)')
    .option('--who <name>', 'accepted for old scripts; the audit trail shows the token’s name')
    .action((number: string, status: OrderStatus, { note = '', who: named }: { note?: string; who?: string }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const body = { status, who: named ?? who, note };
        const { order, changed } = await shop.call(`${pathOf(number)}/status`, SetStatusResponse, {
          method: 'POST',
          body,
        });
        const result = changed ? `is now ${status}` : `is already ${status}, nothing was changed`;
        return { json: { changed, order }, lines: [`${order.orderNumber} ${result}`] };
      }),
    );
}

function addAudit(tools: OperatorTools): void {
  const command = tools
    .command('audit', 'Lists changes to orders and who made them, newest first.', 'audit --limit 5')
    .option('--limit <count>', 'maximum number of changes', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit }: { limit: number }) =>
      tools.reply(command, async () => {
        const { shop } = tools.settings();
        const lines = await readNewest(shop, '/audit', { page: AuditPage, items: 'lines', limit });
        if (lines.length === 0) return { json: { lines }, lines: ['no changes'] };
        const rows = lines.map(({ at, who, action, subject, from, to, note }) =>
          [minuteOf(at), who, action, subject, [from, to].filter(Boolean).join(' \u2192 '), note].map(plainWords),
        );
        const head = ['time (UTC)', 'who', 'action', 'subject', 'from \u2192 to', 'note'];
        return { json: { lines }, lines: [textTable(head, rows, tools.columns)] };
      }),
    );
}

function pathOf(number: string): string {
  return `/orders/${encodeURIComponent(number.trim())}`;
}

function parseStatus(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === text);
  if (status) return status;
  throw new UsageError(`unknown status ${text}, use one of ${ORDER_STATUSES.join(', ')}`);
}
