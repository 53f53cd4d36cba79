import { z } from 'zod';
import type { App } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Media } from './media.ts';

/** A picture opened by itself is a document, and an SVG could hold more than a picture: it may draw and style itself, nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** As browsers say it. For whoever weighs encodings the shell server compresses. */
const TAKES_BROTLI = /(^|,)\s*br\s*(,|$)/;

/** Pictures at /media/<name>.<hash>.svg, /media/<name>.<hash>.w800.avif: kept for ever by whoever asks with the right hash. */
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
      if (!TAKES_BROTLI.test(headers['accept-encoding']?.toString() ?? '')) return reply.send(picture.content);
      return reply.header('content-encoding', 'br').send(await picture.brotli());
    },
  );
}
