import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { z } from 'zod';

import type { App } from '../../../app-context.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { Media } from './media.ts';
import { pictureCaching } from './media.routes.ts';

/** The size of large link previews on social networks, in pixels. */
const SIZE = { width: 1200, height: 630 };
/** Maximum number of cached pictures. Each takes 0.1 s to make and 60 KB of memory. */
const MOST_CACHED = 60;

/**
 * Serves `/media/share/<picture>.jpg` for link previews, which don't support AVIF and need another
 * aspect ratio.
 */
export function registerSharePictures(app: App, media: Media): void {
  const pictures = new LRUCache<string, Buffer, Buffer>({
    max: MOST_CACHED,
    fetchMethod: (_url, _stale, { context: content }) => sharePicture(content),
  });

  app.get(
    '/media/share/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async ({ params }, reply) => {
      const file = /^(.+)\.jpg$/.exec(params.file)?.[1];
      const found = file === undefined ? null : await media.find(file);
      if (!found) throw new Problem('NOT_FOUND', 'There is no such picture.');
      const picture = await pictures.forceFetch(found.url, { context: found.content });
      return reply
        .type('image/jpeg')
        .header('cache-control', pictureCaching(found.url === `/media/${file}`))
        .send(picture);
    },
  );
}

/** Extends a square picture on both sides with its own blurred colours. */
async function sharePicture(content: Buffer): Promise<Buffer> {
  const [square, sides] = await Promise.all([
    sharp(content).resize(SIZE.height, SIZE.height).toBuffer(),
    sharp(content)
      .resize({ ...SIZE, fit: 'cover' })
      .blur(60)
      .toBuffer(),
  ]);
  return sharp(sides)
    .composite([{ input: square }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
