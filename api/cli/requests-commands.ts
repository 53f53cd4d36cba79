import { parseCount, plainWords, textTable, UsageError } from '@kaagazz/command-line';

import { BulkOrdersPage, PartnerRequestsPage, PrintRequestsPage } from '@kaagazz/api-schema';
import { minuteOf, readNewest } from './shop/pages-newest-first.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { saveFile } from './shop/saved-file.ts';
import type { ShopClient } from './shop/shop-client.ts';

const KINDS = ['bulk', 'partner', 'print'] as const;
type Kind = (typeof KINDS)[number];

export const requestsProgram: OperatorProgram = {
  name: 'requests',
  description: 'Shows requests for bulk orders, partnerships and print prices.',
  addCommands,
};

function addCommands(tools: OperatorTools): void {
  addList(tools);
  addFile(tools);
}

function addList(tools: OperatorTools): void {
  const command = tools
    .command('list', 'Shows requests for bulk orders, partnerships and print prices, newest first.', 'list --kind bulk')
    .option('--kind <kind>', `${KINDS.join(', ')} (default: all)`, parseKind)
    .option('--limit <count>', 'maximum number', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit, kind }: { limit: number; kind?: Kind }) =>
      tools.reply(command, async () => {
        const { shop } = tools.settings();
        const all = [
          ...((kind ?? 'bulk') === 'bulk' ? await bulkRequests(shop, limit) : []),
          ...((kind ?? 'partner') === 'partner' ? await partnerRequests(shop, limit) : []),
          ...((kind ?? 'print') === 'print' ? await printRequests(shop, limit) : []),
        ];
        const requests = all.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, limit);
        if (requests.length === 0) return { json: { requests }, lines: ['no requests'] };
        const rows = requests.map((request) => [
          minuteOf(request.createdAt),
          request.kind,
          [...senderOf(request), request.phone, request.email].map(plainWords).filter(Boolean).join('\n'),
          contentOf(request).map(plainWords).filter(Boolean).join('\n'),
        ]);
        return {
          json: { requests },
          lines: [textTable(['time (UTC)', 'kind', 'sender', 'request'], rows, tools.columns)],
        };
      }),
    );
}

function addFile(tools: OperatorTools): void {
  const command = tools
    .command('file', 'Saves the file of a print request.', 'file <id> --to prices-wanted')
    .argument('<id>', 'from list --kind print')
    .requiredOption('--to <folder>', 'target folder')
    .action((id: string, { to }: { to: string }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const source = `/print/requests/${encodeURIComponent(id.trim())}/file?${new URLSearchParams({ who })}`;
        const saved = await saveFile(shop, source, to, (name) => `${id.trim().slice(0, 8)}-${name}`);
        return { json: { ...saved }, lines: [`${saved.file}: ${saved.bytes} bytes`] };
      }),
    );
}

type Request = Awaited<ReturnType<typeof bulkRequests | typeof partnerRequests | typeof printRequests>>[number];

function bulkRequests(shop: ShopClient, limit: number) {
  return readNewest(limit, async (query) => {
    const { requests, nextCursor } = await shop.call(`/bulk-orders?${query}`, BulkOrdersPage);
    return { items: requests.map((request) => ({ kind: 'bulk' as const, ...request })), nextCursor };
  });
}

function partnerRequests(shop: ShopClient, limit: number) {
  return readNewest(limit, async (query) => {
    const { requests, nextCursor } = await shop.call(`/partner-requests?${query}`, PartnerRequestsPage);
    return { items: requests.map((request) => ({ kind: 'partner' as const, ...request })), nextCursor };
  });
}

function printRequests(shop: ShopClient, limit: number) {
  return readNewest(limit, async (query) => {
    const { requests, nextCursor } = await shop.call(`/print/requests?${query}`, PrintRequestsPage);
    return { items: requests.map((request) => ({ kind: 'print' as const, ...request })), nextCursor };
  });
}

function senderOf(request: Request): string[] {
  return request.kind === 'partner' ? [request.fullname, request.companyName] : [request.name];
}

function contentOf(request: Request): string[] {
  if (request.kind === 'partner') return [request.serviceType, request.estimatedTime, request.notes];
  if (request.kind === 'print') {
    const { _id, quantity, title, options, file } = request;
    const details = options.map(({ label, value }) => `${label}: ${value}`);
    return [
      `${quantity} \u00d7 ${title}`,
      ...details,
      ...(file === null ? [] : [`File: ${file}`, `requests -- file ${_id}`]),
    ];
  }
  return [`${request.quantity} \u00d7 ${request.productTitle} (${request.productId})`, request.notes];
}

function parseKind(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (kind) return kind;
  throw new UsageError(`unknown kind ${text}, use one of ${KINDS.join(', ')}`);
}
