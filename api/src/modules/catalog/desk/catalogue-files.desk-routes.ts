import { Readable } from 'node:stream';
import type { App, AppContext } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { Problem } from '../../../plugins/problem.ts';
import { atDesk } from '../../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../../throttle/route-limits.ts';
import { importCatalog } from '../file/import-catalog.ts';
import type { Media } from '../pictures/media.ts';
import {
  checkPhotograph,
  LARGEST_PHOTOGRAPH,
  largestSize,
  makeSquares,
  makeWidths,
  photographStem,
  sha256Of,
  SMALLEST_WHOLE_SIDE,
} from '../pictures/photograph.ts';
import type { PhotographFiles } from '../pictures/photograph-files.ts';

interface Dependencies {
  media: Media;
  photographs: PhotographFiles;
}

export async function registerCatalogueFiles(
  app: App,
  context: AppContext,
  { media, photographs }: Dependencies,
): Promise<void> {
  await app.register(async (scope: App) => {
    scope.addContentTypeParser('text/csv', (_request, body, done) => done(null, body));
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: LARGEST_PHOTOGRAPH },
      (_request, body, done) => done(null, body),
    );

    const imports = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;
    route(scope, 'importDeskProducts', imports, async (request) => {
      const { body, query } = request;
      if (!(body instanceof Readable)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send text/csv.');
      const report = await importCatalog(context, media, body, { ...query, by: atDesk(request) });
      return { dryRun: query.dryRun, ...report };
    });

    const uploads = { config: { limits: STAFF_IS_NOT_COUNTED }, bodyLimit: LARGEST_PHOTOGRAPH };
    route(scope, 'uploadDeskPicture', uploads, async ({ body, query: { crop } }) => {
      if (!Buffer.isBuffer(body))
        throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'The photograph was not received. Please upload it again.');
      const isWhole = crop === 'none';
      const stem = photographStem(isWhole ? 'whole' : '', sha256Of(body));
      const known = await photographs.find(stem);
      if (known === null) await checkPhotograph(body, isWhole ? SMALLEST_WHOLE_SIDE : undefined);
      const size = isWhole ? await largestSize(body) : {};
      if (known !== null) return { picture: known, ...size };
      return { picture: await photographs.store(stem, await (isWhole ? makeWidths : makeSquares)(body)), ...size };
    });
  });
}
