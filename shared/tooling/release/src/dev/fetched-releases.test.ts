import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry, rolloutChanges } from '@kaagazz/releases';

import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';
import { activate, releaseFetcher } from './fetched-releases.ts';

let root: string;
const deployed = () => path.join(root, 'deployed');
const served = () => path.join(root, 'dev');

beforeEach(async () => (root = await fs.mkdtemp(path.join(os.tmpdir(), 'fetched-'))));
afterEach(() => fs.rm(root, { recursive: true }));

async function deploy(app: string, version: string): Promise<void> {
  await writeTinyRelease(deployed(), { app, version });
  await new ReleaseRegistry(new FolderStorage(deployed())).change(
    { app, what: 'activate', who: 'another team' },
    (rollout) => rolloutChanges.activate(rollout, version),
  );
}

async function fetchReleases(...apps: string[]): Promise<{ fetched: (string | undefined)[]; printed: string[] }> {
  const printed: string[] = [];
  const source = { releasesUrl: deployed(), releasesDir: path.join(root, 'unused') };
  const fetchRelease = releaseFetcher(source, served(), (line) => printed.push(line));
  return { fetched: await Promise.all(apps.map(fetchRelease)), printed };
}

it('copies the stable release of an app without changing the release storage', async () => {
  await deploy('mfe-shop', '1.0.0-a');
  await deploy('mfe-shop', '1.0.0-b');
  const before = await fs.readdir(deployed(), { recursive: true });
  const rollout = await fs.readFile(path.join(deployed(), 'rollout.json'), 'utf8');

  const { fetched, printed } = await fetchReleases('mfe-shop', 'mfe-brand');

  expect(fetched).toEqual([`1.0.0-b of ${deployed()}`, undefined]);
  expect(printed).toEqual([]);
  const { apps } = await new ReleaseRegistry(new FolderStorage(served())).rollout();
  expect(apps['mfe-shop']).toMatchObject({ stable: '1.0.0-b', candidate: null, previous: null });
  await expect(fs.access(path.join(served(), 'mfe-shop/1.0.0-b/client/remoteEntry.js'))).resolves.toBeUndefined();
  expect(await fs.readdir(deployed(), { recursive: true })).toEqual(before);
  expect(await fs.readFile(path.join(deployed(), 'rollout.json'), 'utf8')).toBe(rollout);
});

it('does not copy a release whose release.json is invalid', async () => {
  await deploy('mfe-shop', '1.0.0-a');
  await fs.writeFile(path.join(deployed(), 'mfe-shop/1.0.0-a/release.json'), '{ half');

  const { fetched, printed } = await fetchReleases('mfe-shop');

  expect(fetched).toEqual([undefined]);
  expect(printed.join()).toContain('mfe-shop 1.0.0-a: release.json is invalid');
});

it('removes a release from the published list once its files are deleted', async () => {
  const published = async () =>
    (await new ReleaseRegistry(new FolderStorage(served())).rollout()).apps['mfe-shop']?.published;
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    await writeTinyRelease(served(), { app: 'mfe-shop', version });
    await activate(served(), 'mfe-shop', version);
  }
  expect(await published()).toEqual(['1.0.0-a', '1.0.0-b']);

  await fs.rm(path.join(served(), 'mfe-shop/1.0.0-a'), { recursive: true });
  await activate(served(), 'mfe-shop', '1.0.0-b');

  expect(await published()).toEqual(['1.0.0-b']);
});
