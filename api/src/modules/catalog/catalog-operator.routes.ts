import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { noteChange } from '../operator/audit.ts';
import { importCatalog } from './file/import-catalog.ts';
import { writeCatalog } from './file/write-catalog.ts';
import type { Media } from './pictures/media.ts';
import { checkPhotograph, LARGEST_PHOTOGRAPH, makeSquares, photographStem, sha256Of } from './pictures/photograph.ts';
import { type PhotographFiles, photographName } from './pictures/photograph-files.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';

const PRUNED_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

interface Dependencies {
  media: Media;
  photographs: PhotographFiles;
}

export async function registerCatalogOperator(
  app: App,
  context: AppContext,
  { media, photographs }: Dependencies,
): Promise<void> {
  const { database, now } = context;

  await app.register(async (scope: App) => {
    scope.addContentTypeParser('text/csv', (_request, body, done) => done(null, body));
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: LARGEST_PHOTOGRAPH },
      (_request, body, done) => done(null, body),
    );

    route(scope, 'exportCatalog', {}, (_request, reply) =>
      reply.type('text/csv; charset=utf-8').send(writeCatalog(database)),
    );

    const imports = { config: { limits: OPERATORS_ARE_NOT_COUNTED, changesCatalogue: true } } as const;
    route(scope, 'importCatalog', imports, async ({ body, query }) => {
      if (!(body instanceof Readable)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send text/csv.');
      const { dryRun, who, name } = query;
      const report = await importCatalog(context, media, body, { dryRun, name, by: { machine: who } });
      return { dryRun, ...report };
    });

    route(scope, 'findPicture', {}, async ({ params, query }) => {
      const picture = await photographs.find(photographStem(params.file, query.sha256));
      if (picture === null) throw new Problem('PICTURE_UNKNOWN', 'This picture has not been uploaded yet.');
      return { picture };
    });

    const uploads = { config: { limits: OPERATORS_ARE_NOT_COUNTED }, bodyLimit: LARGEST_PHOTOGRAPH };
    route(scope, 'uploadPicture', uploads, async ({ body, params, query }) => {
      if (!Buffer.isBuffer(body)) {
        throw new Problem(
          'UNSUPPORTED_MEDIA_TYPE',
          'Set the Content-Type header to application/octet-stream and send the file as the request body.',
        );
      }
      const stem = photographStem(params.file, sha256Of(body));
      const known = await photographs.find(stem);
      if (known !== null) return { picture: known };

      await checkPhotograph(body);
      const picture = query.dryRun ? photographName(stem) : await photographs.store(stem, await makeSquares(body));
      return { picture };
    });

    const prunes = { config: { limits: OPERATORS_ARE_NOT_COUNTED } };
    route(scope, 'prunePictures', prunes, async ({ query: { dryRun, who } }) => {
      const { rows } = await database.execute<{ image: string }>(sql`
        select distinct image from products, jsonb_array_elements_text(images) as image
        union select image from order_lines
        union select (regexp_matches(fields::text, '/media/([a-z0-9-]+\\.[0-9a-f]{8}\\.w800\\.webp)', 'g'))[1]
        from content_versions`);
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
      return { dryRun, pictures };
    });
  });
}
