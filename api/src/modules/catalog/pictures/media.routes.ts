import { z } from 'zod';
import type { App } from '../../../app-context.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { Media } from './media.ts';

export function pictureCaching(isCurrent: boolean): string {
  return isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
}

/** Serves `/media/<name>.<hash>.w800.avif`. */
export function registerMedia(app: App, media: Media): void {
  app.get(
    '/media/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async ({ params: { file } }, reply) => {
      const picture = await media.find(file);
      if (!picture) throw new Problem('NOT_FOUND', 'There is no such picture.');
      return reply
        .type(picture.type)
        .header('cache-control', pictureCaching(picture.url === `/media/${file}`))
        .send(picture.content);
    },
  );
}
