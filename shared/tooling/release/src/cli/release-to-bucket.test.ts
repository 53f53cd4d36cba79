import path from 'node:path';

import { EXIT_CODES } from '@kaagazz/releases';

import { startBucketServer } from '../../../../releases/src/testing/bucket-server.ts';
import type { BucketServer } from '../../../../releases/src/testing/bucket-server.ts';
import { ReleaseCommand } from '../testing/release-command.ts';
import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';

let server: BucketServer;
let command: ReleaseCommand;
let prefix: string;

beforeAll(async () => (server = await startBucketServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  command = await ReleaseCommand.inTemporaryFolder();
  prefix = path.basename(command.folder);
  Object.assign(command.environment, server.environment, { RELEASES_URL: `s3://releases/${prefix}` });
  await writeTinyRelease(command.releasesDir, { version: '1.0.0-a' });
});
afterEach(() => command.remove());

const stored = () => server.storage(`${prefix}/`);

it('uploads each file to the bucket only once', async () => {
  const first = await command.run('publish mfe-print --json');
  const again = await command.run('publish mfe-print --json');
  const promoted = await command.run('promote mfe-print 100');

  expect(first.json()).toMatchObject({ ok: true, version: '1.0.0-a', uploaded: 4, candidate: { percent: 0 } });
  expect(again.json()).toMatchObject({ ok: true, uploaded: 0 });
  expect(promoted).toMatchObject({ code: 0, out: 'mfe-print: 1.0.0-a\n' });
  expect(await stored().list('')).toEqual([
    'audit/000000001.json',
    'audit/000000002.json',
    'mfe-print/1.0.0-a/checks.json',
    'mfe-print/1.0.0-a/client/remoteEntry.js',
    'mfe-print/1.0.0-a/client/remoteEntry.js.br',
    'mfe-print/1.0.0-a/release.json',
    'mfe-print/1.0.0-a/server/main.cjs',
    'rollout.json',
  ]);
});

it('uploads only the missing files after an interrupted upload', async () => {
  await stored().write('mfe-print/1.0.0-a/server/main.cjs', Buffer.from('module.exports = "1.0.0-a";\n'));

  const { json } = await command.run('publish mfe-print --json');

  expect(json()).toMatchObject({ ok: true, uploaded: 3 });
});

it('rejects a release if the bucket has the same version with different content', async () => {
  await command.runAll('publish mfe-print');
  const other = path.join(command.folder, 'other');
  await writeTinyRelease(other, { version: '1.0.0-a', text: 'other' });

  const refused = await command.run(`publish mfe-print 1.0.0-a --from ${other}`);

  expect(refused.code).toBe(EXIT_CODES.CORRUPT_RELEASE);
  expect(refused.err).toMatch(/^release: .*different content/m);
});

it('removes a release that is neither in use nor recent', async () => {
  await command.runAll('publish mfe-print --percent 100');
  await writeTinyRelease(command.releasesDir, { version: '1.0.1-b' });
  await stored().write('mfe-print/0.9.0-z/client/old.js', Buffer.from('old'));
  await server.age(`${prefix}/mfe-print/0.9.0-z/client/old.js`, 40 * 86_400);

  const pruned = await command.run('prune');

  expect(pruned.out).toBe('removed mfe-print 0.9.0-z\n');
  expect(await stored().list('mfe-print/0.9.0-z/')).toEqual([]);
});

it('exits with code LOCKED if another operator is changing the rollout', async () => {
  const unlock = await stored().lock(0);
  const { code } = await command.run('publish mfe-print');
  await unlock();

  expect(code).toBe(EXIT_CODES.LOCKED);
});

it.each([
  ['does not respond', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /does not respond/],
  ['denies access', { AWS_ACCESS_KEY_ID: 'unknown' }, /refuses access/],
  ['has no such bucket', { RELEASES_URL: 's3://elsewhere' }, /no bucket named elsewhere/],
  ['is a read-only site', { RELEASES_URL: 'http://127.0.0.1:1/releases' }, /read-only/],
])('prints a single line if the storage %s', async (_what, environment, message) => {
  const { code, err } = await command.run('publish mfe-print', environment);

  expect(code).toBe(EXIT_CODES.STORAGE);
  expect(err).toMatch(/^release: [^\n]+\n$/);
  expect(err).toMatch(message);
});
