import { readFileSync } from 'node:fs';
import type { App } from '../../app-context.ts';
import { pictureCaching } from '../catalog/pictures/media.routes.ts';

/** Serves the logo as a PNG, because most email clients don't support SVG. */
export function registerMailLogo(app: App): void {
  const logo = readFileSync(new URL('./logo.png', import.meta.url));
  app.get('/media/mail/logo.png', { schema: { hide: true } }, (_request, reply) =>
    reply.type('image/png').header('cache-control', pictureCaching(false)).send(logo),
  );
}
