import { parseCount, plainWords, textTable, UsageError } from '@kaagazz/command-line';

import { BulkOrdersPage, PartnerRequestsPage, PrintRequestsPage } from '@kaagazz/api-schema';
import { minuteOf, readNewest } from './shop/pages-newest-first.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { saveFile } from './shop/saved-file.ts';
import type { ShopClient } from './shop/shop-client.ts';

const KINDS = ['bulk', 'partner', 'print'] as const;
type Kind = (typeof KINDS)[number];

/** `npm run requests`. */
export const requestsProgram: OperatorProgram = {
  name: 'requests',
  description: 'Shows what was asked for: bulk orders, partnerships and prices of prints.',
  addCommands,
};

function addCommands(tools: OperatorTools): void {
  addList(tools);
  addFile(tools);
}

function addList(tools: OperatorTools): void {
  const command = tools
    .command(
      'list',
      'Shows requests for bulk orders, partnerships and prices of prints, the newest first.',
      'list --kind bulk',
    )
    .option('--kind <kind>', `${KINDS.join(', ')} (default: all)`, parseKind)
    .option('--limit <count>', 'how many', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit, kind }: { limit: number; kind?: Kind }) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const all = [
          ...((kind ?? 'bulk') === 'bulk' ? await bulkRequests(shop, limit) : []),
          ...((kind ?? 'partner') === 'partner' ? await partnerRequests(shop, limit) : []),
          ...((kind ?? 'print') === 'print' ? await printRequests(shop, limit) : []),
        ];
        const requests = all.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, limit);
        if (requests.length === 0) return { json: { requests }, lines: ['nobody has asked for anything yet'] };
        const rows = requests.map((request) => [
          minuteOf(request.createdAt),
          request.kind,
          [...whoAsks(request), request.phone, request.email].map(plainWords).filter(Boolean).join('\n'),
          whatFor(request).map(plainWords).filter(Boolean).join('\n'),
        ]);
        return {
          json: { requests },
          lines: [textTable(['asked (UTC)', 'kind', 'who', 'what for'], rows, tools.columns)],
        };
      }),
    );
}

function addFile(tools: OperatorTools): void {
  const command = tools
    .command('file', 'Saves the file that came with a request for a print.', 'file <id> --to prices-wanted')
    .argument('<id>', 'as list --kind print tells it')
    .requiredOption('--to <folder>', 'where to')
    .action((id: string, { to }: { to: string }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.surroundings();
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

function whoAsks(request: Request): string[] {
  return request.kind === 'partner' ? [request.fullname, request.companyName] : [request.name];
}

function whatFor(request: Request): string[] {
  if (request.kind === 'partner') return [request.serviceType, request.estimatedTime, request.notes];
  if (request.kind === 'print') {
    const { _id, quantity, title, options, file } = request;
    const said = options.map(({ label, value }) => `${label}: ${value}`);
    return [
      `${quantity} \u00d7 ${title}`,
      ...said,
      ...(file === null ? [] : [`File: ${file}`, `requests -- file ${_id}`]),
    ];
  }
  return [`${request.quantity} \u00d7 ${request.productTitle} (${request.productId})`, request.notes];
}

/** @throws UsageError */
function parseKind(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (kind) return kind;
  throw new UsageError(`there is no kind ${text}: write one of ${KINDS.join(', ')}`);
}
