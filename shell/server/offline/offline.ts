import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { FastifyInstance, FastifyReply } from 'fastify';

import type { ShellConfig } from '../config/index.ts';
import { OFFLINE_PATH, offlineDocument, offlinePolicy } from './offline-document.ts';
import { removedServiceWorker, serviceWorker } from './service-worker.ts';

const ICONS = ['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-icon.png'];
const MANIFEST = {
  id: '/',
  name: 'Kaagazz',
  description: 'Tree-free paper, stationery, gift sets and folk-art kits, made by hand in Delhi.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-IN',
  theme_color: '#f6efe2',
  background_color: '#f6efe2',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function offline(app: FastifyInstance, { hasOfflinePage }: Pick<ShellConfig, 'hasOfflinePage'>): void {
  const page = offlineDocument();
  const version = createHash('sha256').update(page).digest('hex').slice(0, 10);
  const worker = hasOfflinePage ? serviceWorker(OFFLINE_PATH, version) : removedServiceWorker();

  const file = (url: string, type: string, content: string | Buffer, cacheControl: string) => {
    app.get(url, (_request, reply): FastifyReply =>
      reply.header('cache-control', cacheControl).type(type).send(content),
    );
  };
  file('/manifest.webmanifest', 'application/manifest+json', JSON.stringify(MANIFEST), 'public, max-age=3600');
  for (const icon of ICONS) {
    const content = readFileSync(new URL(`icons/${icon}`, import.meta.url));
    file(`/icons/${icon}`, 'image/png', content, 'public, max-age=86400');
  }
  app.get('/service-worker.js', (_request, reply): FastifyReply =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  app.get(OFFLINE_PATH, (_request, reply): FastifyReply =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': offlinePolicy(page),
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
