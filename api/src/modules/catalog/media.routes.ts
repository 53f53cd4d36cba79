import { z } from 'zod';
import type { App } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Media } from './media.ts';

/** An SVG opened on its own is a document, so it must not run scripts or load anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Matches what browsers send. For other clients, the shell server compresses. */
const ACCEPTS_BROTLI = /(^|,)\s*br\s*(,|$)/;

export function registerMedia(app: App, media: Media): void {
  app.get(
    '/media/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async ({ params, headers }, reply) => {
      const picture = await media.find(params.file);
      if (!picture) throw new Problem('NOT_FOUND', 'There is no such picture.');
      reply
        .type(picture.type)
        .header('cache-control', picture.exact ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
        .header('content-security-policy', PICTURE_POLICY);
      if (!picture.brotli) return reply.send(picture.content);
      reply.header('vary', 'accept-encoding');
      if (!ACCEPTS_BROTLI.test(headers['accept-encoding']?.toString() ?? '')) return reply.send(picture.content);
      return reply.header('content-encoding', 'br').send(await picture.brotli());
    },
  );
}
