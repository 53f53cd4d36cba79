import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ReleaseMirror } from './release-mirror.ts';
import { ReleaseRegistry } from './release-registry.ts';
import { FolderStorage } from '../storage/folder-storage.ts';
import { startBucketServer } from '../testing/bucket-server.ts';
import type { BucketServer } from '../testing/bucket-server.ts';
import { writeTinyRelease } from '../testing/tiny-release.ts';

const RELEASE = 'mfe-print/1.0.0-a';
const ENTRY = `${RELEASE}/client/remoteEntry.js`;

let folder: string;
let server: BucketServer;
let prefix = 0;
let registry: ReleaseRegistry;
let reads: jest.SpyInstance;

beforeAll(async () => (server = await startBucketServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mirror-'));
  const storage = server.storage(`mirror-${(prefix += 1)}/`);
  registry = new ReleaseRegistry(storage);
  await writeTinyRelease(path.join(folder, 'built'));
  const built = new FolderStorage(path.join(folder, 'built'));
  for (const key of await built.list('')) await storage.write(key, (await built.read(key))!);
  reads = jest.spyOn(storage, 'read');
});
afterEach(() => fs.rm(folder, { recursive: true }));

const mirrored = (name: string) => path.join(folder, 'copies', name);
const openMirror = () => new ReleaseMirror(registry, path.join(folder, 'copies'));
const readsOf = (key: string) => reads.mock.calls.filter(([read]) => read === key).length;

it('returns the folder of a locally stored release without copying the files', async () => {
  const local = new ReleaseMirror(new ReleaseRegistry(new FolderStorage(path.join(folder, 'built'))), mirrored(''));

  const { folder: place, release } = await local.ensure('mfe-print', '1.0.0-a');

  expect([place, release.version]).toEqual([path.join(folder, 'built', RELEASE), '1.0.0-a']);
  await expect(fs.access(mirrored(''))).rejects.toThrow();
  await expect(local.ensure('mfe-print', '1.0.0-b')).rejects.toMatchObject({ code: 'UNKNOWN_VERSION' });
});

it('downloads a release only once for concurrent calls', async () => {
  const mirror = openMirror();

  const [one, other] = await Promise.all([
    mirror.ensure('mfe-print', '1.0.0-a'),
    mirror.ensure('mfe-print', '1.0.0-a'),
  ]);
  await openMirror().ensure('mfe-print', '1.0.0-a');

  expect(other).toBe(one);
  expect(one.folder).toBe(mirrored(RELEASE));
  expect((await fs.readdir(mirrored(RELEASE), { recursive: true })).sort()).toEqual([
    'client',
    'client/remoteEntry.js',
    'client/remoteEntry.js.br',
    'release.json',
    'server',
    'server/main.cjs',
  ]);
  expect(await fs.readFile(mirrored(ENTRY))).toEqual(await fs.readFile(path.join(folder, 'built', ENTRY)));
  expect(readsOf(ENTRY)).toBe(1);
});

it('two simultaneous downloads of the same release leave one complete copy', async () => {
  await Promise.all([openMirror().ensure('mfe-print', '1.0.0-a'), openMirror().ensure('mfe-print', '1.0.0-a')]);

  expect(await fs.readdir(mirrored('mfe-print'))).toEqual(['1.0.0-a']);
});

it.each([
  ['tampered with', () => registry.storage.write(ENTRY, Buffer.from('alert(1)')), 'is not the file that was built'],
  ['missing', () => registry.storage.remove(ENTRY), 'is missing'],
])(
  'leaves no files behind if a release file is %s, and downloads again on the next call',
  async (_what, harm, message) => {
    await harm();
    const mirror = openMirror();

    await expect(mirror.ensure('mfe-print', '1.0.0-a')).rejects.toMatchObject({
      code: 'CORRUPT_RELEASE',
      message: `mfe-print 1.0.0-a: client/remoteEntry.js ${message}`,
    });
    expect(await fs.readdir(mirrored('mfe-print')).catch(() => [])).toEqual([]);

    await registry.storage.write(ENTRY, await fs.readFile(path.join(folder, 'built', ENTRY)));
    await expect(mirror.ensure('mfe-print', '1.0.0-a')).resolves.toMatchObject({ folder: mirrored(RELEASE) });
  },
);

it('does not keep an invalid compressed file when downloading a release', async () => {
  await registry.storage.write(`${ENTRY}.br`, Buffer.from('not brotli'));

  await openMirror().ensure('mfe-print', '1.0.0-a');

  expect(await fs.readdir(mirrored(`${RELEASE}/client`))).toEqual(['remoteEntry.js']);
});

it('replaces an invalid local copy of a release', async () => {
  await fs.mkdir(mirrored(RELEASE), { recursive: true });
  await fs.writeFile(mirrored(`${RELEASE}/release.json`), 'half {');

  await openMirror().ensure('mfe-print', '1.0.0-a');

  expect((await fs.readFile(mirrored(ENTRY))).length).toBeGreaterThan(0);
});

it('rejects an app name or version that contains a path', async () => {
  await expect(openMirror().ensure('../secrets', '1.0.0-a')).rejects.toMatchObject({ code: 'UNKNOWN_VERSION' });
  await expect(openMirror().ensure('mfe-print', '../../x')).rejects.toMatchObject({ code: 'UNKNOWN_VERSION' });
});
