import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { readConfig } from '../config/config.ts';
import { buildServer } from '../server.ts';
import { rolloutOf, writeRelease, writeRollout } from '../test-support/hand-made-release.ts';

const renderer = (version: string) => `
  exports.provided = {};
  exports.renderPage = async () => ({ status: 200, html: 'shell ${version}' });`;

let folder: string;
let api: FastifyInstance;
let site: FastifyInstance;
let apiVersion: number;

beforeEach(async () => {
  apiVersion = 12;
  api = Fastify();
  api.get('/readyz', () => ({ success: true, apiVersion }));
  await api.listen({ host: '127.0.0.1', port: 0 });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waiting-'));
  writeRelease(folder, 'shell', '1.0.0-a', { requires: { api: 12 }, files: { 'server/index.cjs': renderer('a') } });
  writeRelease(folder, 'shell', '1.0.0-b', { requires: { api: 13 }, files: { 'server/index.cjs': renderer('b') } });
  writeRollout(folder, rolloutOf({ shell: { stable: '1.0.0-b', previous: '1.0.0-a' } }));
  const API_URL = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  site = await buildServer(readConfig({ API_URL, RELEASES_DIR: folder, LOG_LEVEL: 'silent', RENDER_WORKERS: '1' }));
});
afterEach(async () => {
  await site.close();
  await api.close();
  fs.rmSync(folder, { recursive: true });
});

it('the shell server serves an earlier release until the api supports the stable one', async () => {
  const page = async () => (await site.inject('/')).body;
  expect(await page()).toBe('shell a');

  apiVersion = 13;
  while ((await page()) !== 'shell b') await pause(100);

  apiVersion = 12;
  while ((await page()) !== 'shell a') await pause(100);
});
