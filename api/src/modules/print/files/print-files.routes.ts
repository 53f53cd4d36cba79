import type { App } from '../../../app-context.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { route } from '../../../plugins/operation-route.ts';
import { Problem } from '../../../plugins/problem.ts';
import { cleanFileName } from './file-name.ts';
import { sendPrintFile } from './print-file-download.ts';
import type { PrintFiles } from './print-files.service.ts';
import { countParts, PART_SIZE, type PrintUploads } from './print-uploads.ts';

const changes = { config: { limits: ['print-file-changes'] } } as const;

export async function registerPrintFiles(
  app: App,
  { files, uploads }: { files: PrintFiles; uploads: PrintUploads },
): Promise<void> {
  route(app, 'beginPrintFile', changes, async (request) => {
    const name = cleanFileName(request.body.name);
    const { id, size } = await uploads.begin(signedIn(request).id, { ...request.body, name });
    return { file: { id, partSize: PART_SIZE, parts: countParts(size) } };
  });

  // Register the parser in its own scope, so that no other route accepts raw bytes.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: PART_SIZE },
      (_request, body, done) => done(null, body),
    );

    const takesPart = { config: { limits: ['print-file-parts'] }, bodyLimit: PART_SIZE } as const;
    route(scope, 'uploadPrintFilePart', takesPart, async (request) => {
      const { body, params } = request;
      if (!Buffer.isBuffer(body)) {
        throw new Problem(
          'UNSUPPORTED_MEDIA_TYPE',
          'Set the Content-Type header to application/octet-stream and send the file as the request body.',
        );
      }
      await uploads.takePart(signedIn(request).id, params.id, params.part, body);
      return {};
    });
  });

  route(app, 'completePrintFile', { config: { limits: ['print-file-checks'] } }, async (request) => {
    const file = await uploads.complete(signedIn(request).id, request.params.id);
    return { file: await files.onWire(file) };
  });

  route(app, 'getPrintFile', {}, async (request) => ({
    file: await uploads.status(signedIn(request).id, request.params.id),
  }));

  route(app, 'downloadPrintFile', {}, async (request, reply) => {
    const file = await files.download(signedIn(request).id, request.params.id);
    return sendPrintFile(reply.header('cache-control', 'private, no-store'), file);
  });

  route(app, 'removePrintFile', changes, async (request) => {
    await files.remove(signedIn(request).id, request.params.id);
    return {};
  });
}
