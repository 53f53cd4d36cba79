import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { z } from 'zod';

import type { App } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Media } from './media.ts';

/** The size of large link previews on social networks, in pixels. */
const SIZE = { width: 1200, height: 630 };
/** The shop's paper colour, which fills the space beside square pictures. */
const BACKGROUND = '#f6efe2';
/** A picture takes 0.1 s to make and 60 KB of memory. */
const MOST_CACHED = 60;

/**
 * Serves `/media/share/<picture>.png` for link previews, which don't support SVG and need another
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
      const name = /^(.+)\.png$/.exec(params.file)?.[1];
      const found = name === undefined ? null : await media.find(name);
      if (!found) throw new Problem('NOT_FOUND', 'There is no such picture.');
      const picture = await pictures.forceFetch(found.url, { context: found.content });
      return reply
        .type('image/png')
        .header('cache-control', found.exact ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
        .send(picture);
    },
  );
}

function sharePicture(content: Buffer): Promise<Buffer> {
  return sharp(content)
    .resize({ ...SIZE, fit: 'contain', background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .png({ palette: true, colours: 128, dither: 0 })
    .toBuffer();
}
