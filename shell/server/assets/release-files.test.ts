import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import Fastify from 'fastify';

import type { DeployedRelease } from '../releases/deployed-release.ts';
import { writeRelease } from '../test-support/hand-made-release.ts';
import { releaseFiles } from './release-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const written = writeRelease(folder, 'mfe-print', '1.0.0-a', {
  files: { 'client/hub.js': 'hub()', 'client/paper.svg': '<svg/>', 'server/index.cjs': 'exports.default = {};' },
});
const base = '/releases/mfe-print/1.0.0-a/client/';
const release: DeployedRelease = { ...written, folder: path.join(folder, 'mfe-print/1.0.0-a'), base };
const app = Fastify();
beforeAll(() =>
  app.register(releaseFiles, {
    folder,
    catalog: { published: (_app, version) => Promise.resolve(version === release.version ? release : undefined) },
  }),
);
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

it('the integrity hashes of a release are sent with Cache-Control: immutable', async () => {
  const response = await app.inject(`${base}integrity.json`);

  expect(response.json()).toEqual({
    [`${base}remoteEntry.js`]: written.files['client/remoteEntry.js']?.integrity,
    [`${base}hub.js`]: written.files['client/hub.js']?.integrity,
  });
  expect(response.headers['cache-control']).toContain('immutable');
});

it('files of an unpublished release return 404', async () => {
  expect(await app.inject('/releases/mfe-print/2.0.0/client/integrity.json')).toMatchObject({ statusCode: 404 });
});
