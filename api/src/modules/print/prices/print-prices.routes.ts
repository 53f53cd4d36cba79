import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { toRupees } from '@kaagazz/domain';
import { isPrintServiceId, PRINT_SERVICES, startingPrice } from '@kaagazz/domain/print';
import type { FastifyReply } from 'fastify';
import type { App, AppContext } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { Problem } from '../../../plugins/problem.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../../throttle/route-limits.ts';
import { readPauses } from '../pauses/print-pauses.ts';
import { importPrices } from './import-prices.ts';
import { allPrices, pricesOf } from './print-prices.repository.ts';
import { versionOf, writePriceFile } from './write-price-file.ts';

const LARGEST_FILE = 2 * 1024 * 1024;

export async function registerPrintPrices(app: App, context: AppContext): Promise<void> {
  const { database } = context;

  route(app, 'listStartingPrices', {}, async ({ headers }, reply) => {
    const tables = await allPrices(database);
    if (isKnown(versionOf([...tables.values()].flat()), headers, reply)) return reply.code(304).send();
    const from = Object.values(PRINT_SERVICES).map(({ id, quantity }) => {
      const price = startingPrice(tables.get(id) ?? [], quantity.default);
      return [id, price === null ? null : toRupees(price)] as const;
    });
    return { from: Object.fromEntries(from) };
  });

  route(app, 'getPrices', {}, async ({ params: { service }, headers }, reply) => {
    if (!isPrintServiceId(service)) throw new Problem('SERVICE_UNKNOWN', 'This print service does not exist.');
    const rows = await pricesOf(database, service);
    const paused = (await readPauses(database)).get(service) ?? null;
    const version = createHash('sha256')
      .update(paused ?? '')
      .digest('hex')
      .slice(0, 8);
    if (isKnown(`${versionOf(rows)}-${version}`, headers, reply)) return reply.code(304).send();
    return { service, rows, paused };
  });

  route(app, 'exportPrices', {}, async (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(writePriceFile(await allPrices(database))),
  );

  await app.register(async (scope: App) => {
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: LARGEST_FILE }, (_request, body, done) =>
      done(null, body),
    );

    const imports = { config: { limits: OPERATORS_ARE_NOT_COUNTED }, bodyLimit: LARGEST_FILE };
    route(scope, 'importPrices', imports, async ({ body, query }) => {
      if (!Buffer.isBuffer(body)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send text/csv.');
      const report = await importPrices(context, body, query);
      return { dryRun: query.dryRun, ...report };
    });
  });
}

function isKnown(version: string, headers: IncomingHttpHeaders, reply: FastifyReply): boolean {
  const tag = `W/"${version}"`;
  // Make browsers revalidate the prices, so that shoppers see a new price immediately.
  reply.header('cache-control', 'public, no-cache').header('etag', tag);
  const known = headers['if-none-match']?.split(',').map((one) => one.trim());
  return known?.includes(tag) ?? false;
}
