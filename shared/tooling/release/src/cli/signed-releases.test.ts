import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry, ReleaseTrust } from '@kaagazz/releases';

import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';
import { ReleaseCommand } from '../testing/release-command.ts';

const BUILD = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  author: 'Asha',
  modified: false,
  time: '2026-11-21T08:30:00.000Z',
  builder: 'ci/print/482',
};

let command: ReleaseCommand;
let bucket: string;

beforeEach(async () => {
  command = await ReleaseCommand.inTemporaryFolder();
  bucket = path.join(command.folder, 'bucket');
  await fs.mkdir(bucket);
  command.environment.RELEASES_URL = bucket;
});
afterEach(() => command.remove());

const keys = async () => (await command.runAll('keys --json')).json() as Record<string, string>;

it('published releases can be signed again with a new key', async () => {
  const old = await keys();
  Object.assign(command.environment, old);
  const { version } = await writeTinyRelease(command.releasesDir);
  const built = path.join(command.releasesDir, 'mfe-print', version);
  await fs.writeFile(path.join(built, 'provenance.json'), JSON.stringify(BUILD));
  await fs.writeFile(path.join(built, 'sbom.json'), '{"bomFormat":"CycloneDX"}');
  await command.runAll('publish mfe-print');

  const published = path.join(bucket, 'mfe-print', version);
  const release = JSON.parse(await fs.readFile(path.join(published, 'release.json'), 'utf8')) as object;
  expect(release).toMatchObject({ provenance: { ...BUILD, changes: [] } });
  expect(release).toHaveProperty('signature.key');
  expect(await fs.readFile(path.join(published, 'sbom.json'), 'utf8')).toContain('CycloneDX');

  const next = await keys();
  const both = `${old.RELEASES_PUBLIC_KEY},${next.RELEASES_PUBLIC_KEY}`;
  Object.assign(command.environment, next, { RELEASES_PUBLIC_KEY: both });
  expect((await command.runAll('sign')).out).toContain(`signed mfe-print ${version}\nsigned the rollout`);

  const server = new ReleaseRegistry(
    new FolderStorage(bucket),
    ReleaseTrust.read('server', { RELEASES_PUBLIC_KEY: next.RELEASES_PUBLIC_KEY }),
  );
  expect((await server.rollout()).apps['mfe-print']?.candidate?.version).toBe(version);
  expect((await server.release('mfe-print', version)).provenance?.author).toBe('Asha');

  const before = await fs.readFile(path.join(bucket, 'rollout.json'), 'utf8');
  Object.assign(command.environment, old);
  const refused = await command.run('promote mfe-print 10');
  expect(refused.code).toBe(12);
  expect(refused.err).toMatch(/^release: rollout.json is not signed by .*\n$/);
  expect(await fs.readFile(path.join(bucket, 'rollout.json'), 'utf8')).toBe(before);
});

it('release commands reject a signed rollout that is older than the one in use', async () => {
  Object.assign(command.environment, await keys());
  await writeTinyRelease(command.releasesDir);
  await command.runAll('publish mfe-print');
  const before = await fs.readFile(path.join(bucket, 'rollout.json'), 'utf8');
  const api = http.createServer((_request, response) => response.end('{"apiVersion":1,"rolloutRevision":7}'));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  command.environment.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

  const { code, err } = await command.run('promote mfe-print 10');
  api.close();

  expect(code).toBe(12);
  expect(err).toMatch(/^release: .*has revision 1, but revision 7 was already in use.*\n$/);
  expect(await fs.readFile(path.join(bucket, 'rollout.json'), 'utf8')).toBe(before);
});
