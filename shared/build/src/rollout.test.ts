import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { activate, readRollout } from './rollout.ts';

let releases: string;

beforeEach(async () => (releases = await fs.mkdtemp(path.join(os.tmpdir(), 'rollout-'))));
afterEach(() => fs.rm(releases, { recursive: true }));

it('remembers which release it replaced', async () => {
  await activate(releases, 'mfe-shop', '1.0.0-a');
  await activate(releases, 'mfe-shop', '1.0.0-b');
  await activate(releases, 'mfe-shop', '1.0.0-b');

  expect(await readRollout(releases)).toEqual({ apps: { 'mfe-shop': { stable: '1.0.0-b', previous: '1.0.0-a' } } });
});

it('loses nothing when several apps are built at once', async () => {
  const apps = ['shell', 'mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account'];

  await Promise.all(apps.map((app) => activate(releases, app, '1.0.0-a')));

  expect(Object.keys((await readRollout(releases)).apps).sort()).toEqual([...apps].sort());
  expect(await fs.readdir(releases)).toEqual(['rollout.json']);
});

it('knows of no release in an empty folder', async () => expect(await readRollout(releases)).toEqual({ apps: {} }));
