import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { z } from 'zod';

import type { App } from '../../../app-context.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { Media } from './media.ts';
import { pictureCaching } from './media.routes.ts';

const SIZE = { width: 1200, height: 630 };
const WIDE = 1.27;
const MOST_CACHED = 60;

/** Side length in pixels. Emails display the picture at half this size. */
const MAIL_SIDE = 128;

/**
 * Serves JPEG pictures to link previews and email clients, because many of them can't display AVIF.
 */
export function registerSharePictures(app: App, media: Media): void {
  const mailPicture = (content: Buffer) =>
    sharp(content).resize(MAIL_SIDE, MAIL_SIDE).jpeg({ quality: 80, mozjpeg: true }).toBuffer();

  serveAsJpeg(app, '/media/share/:file', (file) => media.find(file), sharePicture);
  serveAsJpeg(app, '/media/mail/:file', (name) => media.find(media.urlOf(name).replace('/media/', '')), mailPicture);
}

function serveAsJpeg(app: App, url: string, find: Media['find'], draw: (content: Buffer) => Promise<Buffer>): void {
  const pictures = new LRUCache<string, Buffer, Buffer>({
    max: MOST_CACHED,
    fetchMethod: (_url, _stale, { context: content }) => draw(content),
  });

  app.get(url, { schema: { hide: true, params: z.object({ file: z.string() }) } }, async ({ params }, reply) => {
    const file = /^(.+)\.jpg$/.exec(params.file)?.[1];
    const found = file === undefined ? null : await find(file);
    if (!found) throw new Problem('NOT_FOUND', 'There is no such picture.');
    const picture = await pictures.forceFetch(found.url, { context: found.content });
    return reply
      .type('image/jpeg')
      .header('cache-control', pictureCaching(found.url === `/media/${file}`))
      .send(picture);
  });
}

async function sharePicture(content: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(content).metadata();
  if (width / height > WIDE) {
    return sharp(content)
      .resize({ ...SIZE, fit: 'cover' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }
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
