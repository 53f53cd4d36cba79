import { createHash } from 'node:crypto';
import vm from 'node:vm';

import Fastify from 'fastify';

import { offline } from './offline.ts';

const app = Fastify();
offline(app, { hasOfflinePage: true });
afterAll(() => app.close());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('every icon in the manifest exists', async () => {
  const { icons } = (await app.inject('/manifest.webmanifest')).json<{ icons: { src: string; purpose?: string }[] }>();

  for (const { src } of icons) {
    expect(await app.inject(src)).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

it('the offline page’s content security policy allows only the page’s own script and styles', async () => {
  const { body, headers } = await app.inject('/offline');

  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? [];
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(() => new vm.Script(script)).not.toThrow();
});

it('the service worker is sent with Cache-Control: no-cache', async () => {
  const { headers, body } = await app.inject('/service-worker.js');

  expect(headers['cache-control']).toBe('no-cache');
  expect(() => new vm.Script(body)).not.toThrow();
});

it('the service worker unregisters itself if there is no offline page', async () => {
  const without = Fastify();
  offline(without, { hasOfflinePage: false });

  const { body } = await without.inject('/service-worker.js');

  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain("'fetch'");
  await without.close();
});
