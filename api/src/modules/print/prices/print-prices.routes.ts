import type { IncomingHttpHeaders } from 'node:http';
import { toRupees } from '@kaagazz/domain';
import { isPrintServiceId, PRINT_SERVICES, startingPrice } from '@kaagazz/domain/print';
import type { FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { App, AppContext } from '../../../app-context.ts';
import { failures, Problem } from '../../../plugins/problem.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../../throttle/route-limits.ts';
import { importPrices } from './import-prices.ts';
import { allPrices, pricesOf } from './print-prices.repository.ts';
import {
  PriceImportAnswer,
  PriceImportQuery,
  PricesAnswer,
  PricesParams,
  StartingPricesAnswer,
} from './print-prices.schema.ts';
import { versionOf, writePriceFile } from './write-price-file.ts';

/** In bytes: a hundred times the first prices. */
const LARGEST_FILE = 2 * 1024 * 1024;

/** What Print With Us costs: for everybody to read, for operators to change as a file. */
export async function registerPrintPrices(
  app: App,
  context: AppContext,
  requireOperator: onRequestAsyncHookHandler,
): Promise<void> {
  const { database } = context;

  app.get(
    '/api/print/prices',
    { schema: { tags: ['print'], response: { 200: StartingPricesAnswer, 304: z.unknown(), ...failures } } },
    async ({ headers }, reply) => {
      const tables = await allPrices(database);
      if (isKnown(versionOf([...tables.values()].flat()), headers, reply)) return reply.code(304).send();
      const from = Object.values(PRINT_SERVICES).map(({ id }) => {
        const price = startingPrice(tables.get(id) ?? []);
        return [id, price === null ? null : toRupees(price)] as const;
      });
      return { success: true as const, from: Object.fromEntries(from) };
    },
  );

  app.get(
    '/api/print/prices/:service',
    {
      schema: { tags: ['print'], params: PricesParams, response: { 200: PricesAnswer, 304: z.unknown(), ...failures } },
    },
    async ({ params: { service }, headers }, reply) => {
      if (!isPrintServiceId(service)) throw new Problem(404, 'SERVICE_UNKNOWN', 'There is no such print service.');
      const rows = await pricesOf(database, service);
      if (isKnown(versionOf(rows), headers, reply)) return reply.code(304).send();
      return { success: true as const, service, rows };
    },
  );

  // Only these calls take other bodies than JSON, so they stand in a surrounding of their own.
  await app.register(async (door: App) => {
    door.addHook('onRequest', requireOperator);
    door.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: LARGEST_FILE }, (_request, body, done) =>
      done(null, body),
    );

    door.get('/api/operator/print/prices', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/csv; charset=utf-8').send(writePriceFile(await allPrices(database))),
    );

    door.put(
      '/api/operator/print/prices',
      {
        config: { limits: OPERATORS_ARE_NOT_COUNTED, takes: 'text/csv' },
        bodyLimit: LARGEST_FILE,
        schema: { hide: true, querystring: PriceImportQuery, response: { 200: PriceImportAnswer, ...failures } },
      },
      async ({ body, query }) => {
        if (!Buffer.isBuffer(body)) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send text/csv.');
        const report = await importPrices(context, body, query);
        return { success: true as const, dryRun: query.dryRun, ...report };
      },
    );
  });
}

/** Names the version of an answer. @returns whether the browser has it already */
function isKnown(version: string, headers: IncomingHttpHeaders, reply: FastifyReply): boolean {
  const tag = `W/"${version}"`;
  // Kept, but asked about each time: nobody shall be shown a price that a merchant has just changed.
  reply.header('cache-control', 'public, no-cache').header('etag', tag);
  const known = headers['if-none-match']?.split(',').map((one) => one.trim());
  return known?.includes(tag) ?? false;
}
