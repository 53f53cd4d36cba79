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
  description: 'Lists requests for bulk orders, partnerships and print prices, and saves attached files.',
  commands: [addList, addFile],
};

function addList(tools: OperatorTools): void {
  const command = tools
    .command('list', 'Lists requests for bulk orders, partnerships and print prices, newest first.', 'list --kind bulk')
    .option('--kind <kind>', `${KINDS.join(', ')} (default: all)`, parseKind)
    .option('--limit <count>', 'maximum number', parseCount('--limit', 1, 10_000), 20)
    .action(({ limit, kind }: { limit: number; kind?: Kind }) =>
      tools.reply(command, async () => {
        const { shop } = tools.settings();
        const kinds = kind ? [kind] : KINDS;
        const all = (await Promise.all(kinds.map((each) => REQUESTS_OF[each](shop, limit)))).flat();
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
    .command('file', 'Saves the file attached to a print request.', 'file <id> --to prices-wanted')
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

const REQUESTS_OF = {
  async bulk(shop: ShopClient, limit: number) {
    const found = await readNewest(shop, '/bulk-orders', { page: BulkOrdersPage, items: 'requests', limit });
    return found.map((request) => ({ kind: 'bulk' as const, ...request }));
  },
  async partner(shop: ShopClient, limit: number) {
    const found = await readNewest(shop, '/partner-requests', { page: PartnerRequestsPage, items: 'requests', limit });
    return found.map((request) => ({ kind: 'partner' as const, ...request }));
  },
  async print(shop: ShopClient, limit: number) {
    const found = await readNewest(shop, '/print/requests', { page: PrintRequestsPage, items: 'requests', limit });
    return found.map((request) => ({ kind: 'print' as const, ...request }));
  },
};

type Request = Awaited<ReturnType<(typeof REQUESTS_OF)[Kind]>>[number];

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
