import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry, rolloutChanges } from '@kaagazz/releases';

import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';
import { remainingReleases, serve } from './dev-remaining-releases.ts';

let root: string;
const source = () => path.join(root, 'deployed');
const served = () => path.join(root, 'dev');

beforeEach(async () => (root = await fs.mkdtemp(path.join(os.tmpdir(), 'taken-'))));
afterEach(() => fs.rm(root, { recursive: true }));

/** Somebody has rolled this out. */
async function deploy(app: string, version: string): Promise<void> {
  await writeTinyRelease(source(), { app, version });
  await new ReleaseRegistry(new FolderStorage(source())).change({ app, what: 'activate', who: 'a team' }, (rollout) =>
    rolloutChanges.activate(rollout, version),
  );
}

/** @returns what is said of each app, and besides */
async function take(...apps: string[]): Promise<{ taken: (string | undefined)[]; said: string[] }> {
  const said: string[] = [];
  const place = { releasesUrl: source(), releasesDir: path.join(root, 'unused') };
  const remaining = remainingReleases(place, served(), (line) => said.push(line));
  return { taken: await Promise.all(apps.map((app) => remaining.take(app))), said };
}

it('serves the stable releases of others, and changes nothing where they come from', async () => {
  await deploy('mfe-shop', '1.0.0-a');
  await deploy('mfe-shop', '1.0.0-b');
  const before = await fs.readdir(source(), { recursive: true });
  const rollout = await fs.readFile(path.join(source(), 'rollout.json'), 'utf8');

  const { taken, said } = await take('mfe-shop', 'mfe-brand');

  expect(taken).toEqual([`1.0.0-b of ${source()}`, undefined]);
  expect(said).toEqual([]);
  const { apps } = await new ReleaseRegistry(new FolderStorage(served())).rollout();
  expect(apps['mfe-shop']).toMatchObject({ stable: '1.0.0-b', candidate: null, previous: null });
  await expect(fs.access(path.join(served(), 'mfe-shop/1.0.0-b/client/remoteEntry.js'))).resolves.toBeUndefined();
  expect(await fs.readdir(source(), { recursive: true })).toEqual(before);
  expect(await fs.readFile(path.join(source(), 'rollout.json'), 'utf8')).toBe(rollout);
});

it('goes without the section of a team whose release is broken, and says so', async () => {
  await deploy('mfe-shop', '1.0.0-a');
  await fs.writeFile(path.join(source(), 'mfe-shop/1.0.0-a/release.json'), '{ half');

  const { taken, said } = await take('mfe-shop');

  expect(taken).toEqual([undefined]);
  expect(said.join()).toContain('mfe-shop 1.0.0-a: release.json cannot be understood');
});

it('keeps a release published that a page was drawn with a moment ago, until its files go', async () => {
  const published = async () =>
    (await new ReleaseRegistry(new FolderStorage(served())).rollout()).apps['mfe-shop']?.published;
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    await writeTinyRelease(served(), { app: 'mfe-shop', version });
    await serve(served(), 'mfe-shop', version);
  }
  expect(await published()).toEqual(['1.0.0-a', '1.0.0-b']);

  await fs.rm(path.join(served(), 'mfe-shop/1.0.0-a'), { recursive: true });
  await serve(served(), 'mfe-shop', '1.0.0-b');

  expect(await published()).toEqual(['1.0.0-b']);
});
