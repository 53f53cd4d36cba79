import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { App, AppContext } from '../../app-context.ts';
import { failures, Problem } from '../../plugins/problem.ts';
import { noteChange } from '../operator/audit.ts';
import {
  ImportQuery,
  ImportReport,
  PictureName,
  PictureQuery,
  Pruned,
  PruneQuery,
  StoredPicture,
  PictureUpload,
} from './catalog-operator.schema.ts';
import { importCatalog } from './file/import-catalog.ts';
import { writeCatalog } from './file/write-catalog.ts';
import type { Media } from './media.ts';
import { checkPhotograph, makeSquares, photographStem, sha256Of } from './photograph.ts';
import type { PhotographFiles } from './photograph-files.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';

/** In bytes: more than a camera's largest JPEG, less than what a process can hold. */
const LARGEST_PHOTOGRAPH = 40 * 1024 * 1024;
const PRUNED_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

interface Dependencies {
  media: Media;
  photographs: PhotographFiles;
  requireOperator: onRequestAsyncHookHandler;
}

/** The operator's door to the catalogue: the whole of it as a file, and the merchant's photographs. */
export async function registerCatalogOperator(
  app: App,
  context: AppContext,
  { media, photographs, requireOperator }: Dependencies,
): Promise<void> {
  const { database, now } = context;

  // Only these calls take other bodies than JSON, so they stand in a surrounding of their own.
  await app.register(async (door: App) => {
    door.addHook('onRequest', requireOperator);
    door.addContentTypeParser('text/csv', (_request, body, done) => done(null, body));
    door.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: LARGEST_PHOTOGRAPH },
      (_request, body, done) => done(null, body),
    );

    door.get('/api/operator/catalog', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/csv; charset=utf-8').send(writeCatalog(database)),
    );

    door.post(
      '/api/operator/catalog',
      {
        config: { limits: OPERATORS_ARE_NOT_COUNTED, takes: 'text/csv', changesCatalogue: true },
        schema: { hide: true, querystring: ImportQuery, response: { 200: ImportReport, ...failures } },
      },
      async ({ body, query }) => {
        if (!(body instanceof Readable)) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send text/csv.');
        const report = await importCatalog(context, media, body, query);
        return { success: true as const, dryRun: query.dryRun, ...report };
      },
    );

    door.get(
      '/api/operator/media/:file',
      {
        schema: {
          hide: true,
          params: PictureName,
          querystring: PictureQuery,
          response: { 200: StoredPicture, ...failures },
        },
      },
      async ({ params, query }) => {
        const picture = await photographs.find(photographStem(params.file, query.sha256));
        if (picture === null) throw new Problem(404, 'PICTURE_UNKNOWN', 'The shop does not have this picture yet.');
        return { success: true as const, picture };
      },
    );

    door.put(
      '/api/operator/media/:file',
      {
        config: { limits: OPERATORS_ARE_NOT_COUNTED, takes: 'application/octet-stream' },
        bodyLimit: LARGEST_PHOTOGRAPH,
        schema: {
          hide: true,
          params: PictureName,
          querystring: PictureUpload,
          response: { 200: StoredPicture, ...failures },
        },
      },
      async ({ body, params, query }) => {
        if (!Buffer.isBuffer(body)) {
          throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/octet-stream.');
        }
        const stem = photographStem(params.file, sha256Of(body));
        const known = await photographs.find(stem);
        if (known !== null) return { success: true as const, picture: known };

        const sides = await checkPhotograph(body);
        const picture = query.dryRun
          ? `${stem}.w${Math.max(...sides)}.webp`
          : await photographs.store(stem, await makeSquares(body, sides));
        return { success: true as const, picture };
      },
    );

    door.post(
      '/api/operator/media/prune',
      {
        config: { limits: OPERATORS_ARE_NOT_COUNTED },
        schema: { hide: true, querystring: PruneQuery, response: { 200: Pruned, ...failures } },
      },
      async ({ query: { dryRun, who } }) => {
        const { rows } = await database.execute<{ image: string }>(sql`
          select distinct image from products, jsonb_array_elements_text(images) as image
          union select image from order_lines`);
        const needed = new Set(rows.map(({ image }) => image));
        const before = new Date(now().getTime() - PRUNED_AFTER_MS);
        const pictures = await photographs.prune((name) => needed.has(name), before, dryRun);
        if (!dryRun && pictures.length > 0) {
          const to = `${pictures.length} deleted`;
          await noteChange(
            database,
            { who, action: 'prune-pictures', subject: 'media', from: '', to, note: pictures.join(' ').slice(0, 500) },
            now(),
          );
        }
        return { success: true as const, dryRun, pictures };
      },
    );
  });
}
