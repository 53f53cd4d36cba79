import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { FolderStorage, ReleaseRegistry, ReleaseTrust, newKeyPair, rolloutChanges } from '@kaagazz/releases';
import type { FastifyInstance } from 'fastify';

import { readConfig } from '../config/config.ts';
import { buildServer } from '../server.ts';
import { writeRelease } from '../test-support/hand-made-release.ts';

const TOKEN = 'operator-token-of-this-test-0123456789';
const OPERATOR = { authorization: `Bearer ${TOKEN}`, accept: 'application/json' };
const publisher = newKeyPair();
const KEYS = { RELEASES_PUBLIC_KEY: publisher.public, RELEASES_SERVER_KEY: newKeyPair().signing };

let bucket: string;
let local: string;
let team: ReleaseRegistry;
let site: FastifyInstance;

const renderer = (version: string) => `
  exports.provided = {};
  exports.renderPage = async () => ({ status: 200, html: 'shell ${version}' });`;

async function publish(version: string, registry: ReleaseRegistry): Promise<void> {
  const release = writeRelease(bucket, 'shell', version, { files: { 'server/index.cjs': renderer(version) } });
  await registry.writeRelease(release);
  await registry.change({ app: 'shell', what: 'publish', who: 'ci' }, (app) =>
    rolloutChanges.promote(rolloutChanges.publish(app, version), 100),
  );
}

function open(apiUrl = 'http://127.0.0.1:9'): Promise<FastifyInstance> {
  const settings = { API_URL: apiUrl, RELEASES_URL: bucket, RELEASES_DIR: local, OPERATOR_TOKEN: TOKEN };
  return buildServer(readConfig({ ...settings, ...KEYS, LOG_LEVEL: 'silent', RENDER_WORKERS: '1' }));
}

const page = async () => (await site.inject('/')).body;
const problem = async () =>
  (await site.inject({ url: '/_releases', headers: OPERATOR })).json<{ problem: { message: string } | null }>().problem;

async function nextProblem(): Promise<string> {
  for (;;) {
    const found = await problem();
    if (found) return found.message;
    await pause(100);
  }
}

beforeEach(async () => {
  bucket = fs.mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  local = fs.mkdtempSync(path.join(os.tmpdir(), 'local-'));
  const trust = ReleaseTrust.read('publisher', { ...KEYS, RELEASES_SIGNING_KEY: publisher.signing });
  team = new ReleaseRegistry(new FolderStorage(bucket), trust);
  await publish('1.0.0-a', team);
});
afterEach(async () => {
  await site.close();
  for (const folder of [bucket, local]) fs.rmSync(folder, { recursive: true });
});

it('a shell server refuses an unsigned release in the bucket', async () => {
  site = await open();
  expect(await page()).toBe('shell 1.0.0-a');
  expect((await site.inject('/')).headers['x-releases']).toBe('signed');

  await publish('1.0.1-evil', new ReleaseRegistry(new FolderStorage(bucket)));

  expect(await nextProblem()).toContain('rollout.json is not signed by a key in RELEASES_PUBLIC_KEY');
  expect(await page()).toBe('shell 1.0.0-a');
});

it('a shell server refuses an old signed rollout, even after a restart', async () => {
  const old = fs.readFileSync(path.join(bucket, 'rollout.json'));
  await publish('1.0.1-b', team);
  site = await open();
  expect(await page()).toBe('shell 1.0.1-b');

  fs.writeFileSync(path.join(bucket, 'rollout.json'), old);
  expect(await nextProblem()).toContain('has revision 1, but revision 2 was already in use');
  await site.close();
  site = await open();

  expect(await page()).toBe('shell 1.0.1-b');
  expect(await nextProblem()).toContain('has revision 1, but revision 2 was already in use');
});

it('a new shell server refuses a rollout older than the saved revision', async () => {
  let saved: unknown;
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (request.url === '/api/operator/rollout-revision') {
      expect(request.headers.authorization).toBe(`Bearer ${TOKEN}`);
      saved = ((await json(request)) as { revision: number }).revision;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, apiVersion: 1, rolloutRevision: saved, settings: {} }));
  };
  const api = http.createServer((request, response) => void respond(request, response));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const old = fs.readFileSync(path.join(bucket, 'rollout.json'));
  await publish('1.0.1-b', team);
  site = await open(apiUrl);
  while (saved === undefined) await pause(20);
  await site.close();

  fs.rmSync(local, { recursive: true });
  fs.mkdirSync(local);
  fs.writeFileSync(path.join(bucket, 'rollout.json'), old);

  expect(saved).toBe(2);
  await expect(open(apiUrl)).rejects.toThrow('has revision 1, but revision 2 was already in use');
  api.close();
  api.closeAllConnections();
});
