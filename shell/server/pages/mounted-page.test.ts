import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { readConfig } from '../config/index.ts';
import { buildServer } from '../server.ts';
import { rolloutOf, writeRelease, writeRollout } from '../test-support/hand-made-release.ts';

const RENDERER = `
  exports.provided = {};
  exports.renderPage = async ({ boot }) => ({ status: 200, html: '<shop>' + JSON.stringify(boot) });`;

let releasesDir: string;
let site: FastifyInstance;

beforeAll(async () => {
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mounted-'));
  const shell = { 'server/index.cjs': RENDERER, 'client/mount.js': 'mount()' };
  writeRelease(releasesDir, 'shell', '1.0.0-a', { files: shell, chunks: { mount: ['client/mount.js'] } });
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    writeRelease(releasesDir, 'mfe-desk', version, { paths: ['/desk/*'], mountedAt: '/desk' });
  }
  const candidate = { version: '1.0.0-b', percent: 100 };
  const published = ['1.0.0-a', '1.0.0-b'];
  const desk = { stable: '1.0.0-a', published, candidate };
  writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-desk': desk }));
  site = await buildServer(
    readConfig({ API_URL: 'http://127.0.0.1:9', RELEASES_DIR: releasesDir, LOG_LEVEL: 'silent' }),
  );
});
afterAll(async () => {
  await site.close();
  fs.rmSync(releasesDir, { recursive: true });
});

it.each(['/desk', '/desk/orders/KGZ-2026-000001?step=pack'])(
  'the mounted section’s page at %s does not contain the shop’s markup',
  async (url) => {
    const { statusCode, body, headers } = await site.inject(url);

    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('<shop>');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic'/,
    );
    expect(headers['cache-control']).toBe('private, no-cache');
  },
);

it('a page at /desk contains the integrity hash of the candidate’s entry script', async () => {
  const { body } = await site.inject({ url: '/desk', cookies: { visitor: 'a-visitor-of-this-test' } });

  expect(body).toMatch(/"\/releases\/mfe-desk\/1\.0\.0-b\/client\/remoteEntry\.js":"sha384-[^"]{64}"/);
  expect(body).toContain('"mounted":{"app":"mfe-desk","basename":"/desk"}');
  expect(body).not.toContain('1.0.0-a/client/remoteEntry.js');
});

it('the shop’s home page, robots.txt and sitemap do not mention the desk app', async () => {
  const { body: home } = await site.inject('/');
  const { body: robots } = await site.inject('/robots.txt');
  const { body: sitemap } = await site.inject('/sitemap.xml');

  expect(home).toContain('<shop>');
  for (const body of [home, robots, sitemap]) expect(body).not.toContain('desk');
});
