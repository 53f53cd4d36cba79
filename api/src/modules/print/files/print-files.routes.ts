import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../../app-context.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { failures, Problem } from '../../../plugins/problem.ts';
import { asAttachment } from './file-name.ts';
import {
  BegunAnswer,
  FileAnswer,
  FileBegun,
  FileParams,
  PartAnswer,
  PartParams,
  ReadyAnswer,
  RemovedAnswer,
} from './print-files.schema.ts';
import { countParts, PART_SIZE, type PrintFiles } from './print-files.service.ts';

/** What is in a file is no page of ours: opened by itself it runs, loads and shows nothing. */
const NO_PAGE = "default-src 'none'; sandbox";

/** Files for Print With Us: sent in parts, looked at, given back to their owner only. */
export async function registerPrintFiles(
  app: App,
  { files, requireUser }: { files: PrintFiles; requireUser: onRequestAsyncHookHandler },
): Promise<void> {
  const guarded = { onRequest: requireUser };
  const documented = { tags: ['print'], security: [{ shopper: [] }] };

  app.post(
    '/api/print/files',
    {
      config: { limits: ['print-file-changes'] },
      ...guarded,
      schema: { ...documented, body: FileBegun, response: { 201: BegunAnswer, ...failures } },
    },
    async (request, reply) => {
      const { id, size } = await files.begin(signedIn(request).id, request.body);
      const file = { id, partSize: PART_SIZE, parts: countParts(size) };
      return reply.code(201).send({ success: true, file });
    },
  );

  // Only this call takes other bodies than JSON, so it stands in a surrounding of its own.
  await app.register(async (door: App) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: PART_SIZE },
      (_request, body, done) => done(null, body),
    );

    door.put(
      '/api/print/files/:id/parts/:part',
      {
        config: { limits: ['print-file-parts'], takes: 'application/octet-stream' },
        bodyLimit: PART_SIZE,
        ...guarded,
        schema: {
          ...documented,
          consumes: ['application/octet-stream'],
          params: PartParams,
          response: { 200: PartAnswer, ...failures },
        },
      },
      async (request) => {
        const { body, params } = request;
        if (!Buffer.isBuffer(body)) {
          throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/octet-stream.');
        }
        await files.takePart(signedIn(request).id, params.id, params.part, body);
        return { success: true as const };
      },
    );
  });

  app.post(
    '/api/print/files/:id/complete',
    {
      config: { limits: ['print-file-checks'] },
      ...guarded,
      schema: { ...documented, params: FileParams, response: { 200: ReadyAnswer, ...failures } },
    },
    async (request) => {
      const file = await files.complete(signedIn(request).id, request.params.id);
      return { success: true as const, file: await files.onWire(file) };
    },
  );

  app.get(
    '/api/print/files/:id',
    { ...guarded, schema: { ...documented, params: FileParams, response: { 200: FileAnswer, ...failures } } },
    async (request) => ({ success: true as const, file: await files.look(signedIn(request).id, request.params.id) }),
  );

  app.get(
    '/api/print/files/:id/content',
    { ...guarded, schema: { ...documented, params: FileParams } },
    async (request, reply) => {
      const { file, stream } = await files.content(signedIn(request).id, request.params.id);
      return reply
        .type('application/octet-stream')
        .header('content-length', file.size)
        .header('content-disposition', asAttachment(file.name))
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', NO_PAGE)
        .send(stream);
    },
  );

  app.delete(
    '/api/print/files/:id',
    {
      config: { limits: ['print-file-changes'] },
      ...guarded,
      schema: { ...documented, params: FileParams, response: { 200: RemovedAnswer, ...failures } },
    },
    async (request) => {
      await files.remove(signedIn(request).id, request.params.id);
      return { success: true as const };
    },
  );
}
