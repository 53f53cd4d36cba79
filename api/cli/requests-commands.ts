import { parseCount, plainWords, textTable, UsageError } from '@kaagazz/command-line';

import { BulkOrdersPage } from '../src/modules/bulk-orders/bulk-orders.schema.ts';
import { PartnerRequestsPage } from '../src/modules/partners/partners.schema.ts';
import { minuteOf, readNewest } from './newest-first.ts';
import type { OperatorTools } from './operator-program.ts';
import type { ShopClient } from './shop-client.ts';

const KINDS = ['bulk', 'partner'] as const;
type Kind = (typeof KINDS)[number];

/** The commands of `npm run requests`. */
export function addRequestsCommands(tools: OperatorTools): void {
  const command = tools
    .command('list', 'Shows requests for bulk orders and partnerships, the newest first.', 'list --kind bulk')
    .option('--kind <kind>', `${KINDS.join(', ')} (default: both)`, parseKind)
    .option('--limit <count>', 'how many', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit, kind }: { limit: number; kind?: Kind }) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const all = [
          ...(kind === 'partner' ? [] : await bulkRequests(shop, limit)),
          ...(kind === 'bulk' ? [] : await partnerRequests(shop, limit)),
        ];
        const requests = all.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, limit);
        if (requests.length === 0) return { json: { requests }, lines: ['nobody has asked for anything yet'] };
        const rows = requests.map((request) => [
          minuteOf(request.createdAt),
          request.kind,
          [...whoAsks(request), request.phone, request.email].map(plainWords).filter(Boolean).join('\n'),
          [...whatFor(request), request.notes].map(plainWords).filter(Boolean).join('\n'),
        ]);
        return {
          json: { requests },
          lines: [textTable(['asked (UTC)', 'kind', 'who', 'what for'], rows, tools.columns)],
        };
      }),
    );
}

type Request = Awaited<ReturnType<typeof bulkRequests>>[number] | Awaited<ReturnType<typeof partnerRequests>>[number];

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

function whoAsks(request: Request): string[] {
  return request.kind === 'bulk' ? [request.name] : [request.fullname, request.companyName];
}

function whatFor(request: Request): string[] {
  if (request.kind === 'partner') return [request.serviceType, request.estimatedTime];
  return [`${request.quantity} \u00d7 ${request.productTitle} (${request.productId})`];
}

/** @throws UsageError */
function parseKind(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (kind) return kind;
  throw new UsageError(`there is no kind ${text}: write one of ${KINDS.join(', ')}`);
}
