import sharp from 'sharp';
import { z } from 'zod';

import type { App } from '../../app-context.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Media } from './media.ts';

/** Pixels of the large previews of social networks and messengers. */
const SIZE = { width: 1200, height: 630 };
/** The shop's paper ground: products are square, and this stands at their sides. */
const GROUND = '#f6efe2';
/** So many are kept: each is drawn in a tenth of a second and weighs some 60 KB. */
const KEPT = 60;

/**
 * Pictures of products for other sites' previews, at `/media/share/<picture>.png`: they take no SVG, and want their own shape.
 * Drawn when first asked for.
 */
export function registerSharePictures(app: App, media: Media): void {
  const drawn = new Map<string, Promise<Buffer>>();

  const draw = (name: string, content: Buffer): Promise<Buffer> => {
    const known = drawn.get(name);
    if (known) return known;
    const [oldest] = drawn.keys();
    if (drawn.size >= KEPT && oldest !== undefined) drawn.delete(oldest);
    const drawing = cutForSharing(content);
    drawn.set(name, drawing);
    drawing.catch(() => drawn.delete(name));
    return drawing;
  };

  app.get(
    '/media/share/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async ({ params }, reply) => {
      const name = /^(.+)\.png$/.exec(params.file)?.[1];
      const found = name === undefined ? null : await media.find(name);
      if (!found) throw new Problem(404, 'NOT_FOUND', 'There is no such picture.');
      const picture = await draw(found.url, found.content);
      return reply
        .type('image/png')
        .header('cache-control', found.exact ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
        .send(picture);
    },
  );
}

/** The whole picture, on the shop's ground, as a PNG. */
function cutForSharing(content: Buffer): Promise<Buffer> {
  return sharp(content)
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .png({ palette: true, colours: 128, dither: 0 })
    .toBuffer();
}
