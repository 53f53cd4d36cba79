import { z } from 'zod';
import type { App } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Media } from './media.ts';

/** An SVG opened by itself is a document: it may draw and style itself, nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures at /media/<name>.<hash>.svg: kept for ever by whoever asks with the right hash. */
export function registerMedia(app: App, media: Media): void {
  app.get(
    '/media/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async ({ params }, reply) => {
      const found = media.find(params.file);
      if (!found) throw new Problem(404, 'NOT_FOUND', 'There is no such picture.');
      return reply
        .type('image/svg+xml')
        .header('cache-control', found.exact ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
        .header('content-security-policy', SVG_POLICY)
        .send(found.picture.content);
    },
  );
}
