import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Release } from '@kaagazz/releases';

import { DevReleases } from './dev-releases.ts';

const FACE = "module.exports = { default: { contract: 1, version: '1.0.0', routes: [] } };\n";

let root: string;
let releases: DevReleases;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'dev-releases-'));
  releases = new DevReleases(root, 'mfe-print');
  await releases.clear();
  await fs.writeFile(path.join(releases.work, 'server/index.cjs'), FACE);
});
afterEach(() => fs.rm(root, { recursive: true }));

async function build(files: Record<string, string>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await fs.writeFile(path.join(releases.work, 'client', name), content);
  }
  const clientFiles = Object.keys(files);
  const scripts = clientFiles.filter((name) => name.endsWith('.js'));
  return releases.add({ chunks: { routes: scripts }, clientFiles });
}

const client = (version: string, name: string) =>
  fs.readFile(path.join(root, 'mfe-print', version, 'client', name), 'utf8');

async function manifest(version: string): Promise<Release> {
  return JSON.parse(await fs.readFile(path.join(root, 'mfe-print', version, 'release.json'), 'utf8')) as Release;
}

it('adds files from later builds to a release without changing its original files', async () => {
  const first = await build({ 'remoteEntry.js': 'entry 1', 'routes.aaa.js': 'routes a' });
  const before = await manifest(first);
  const second = await build({
    'remoteEntry.js': 'entry 2',
    'routes.bbb.js': 'routes b',
    'routes.h1.hot-update.js': 'from a to b',
  });

  expect(second).not.toBe(first);
  expect(await client(first, 'routes.h1.hot-update.js')).toBe('from a to b');
  expect(await client(first, 'routes.bbb.js')).toBe('routes b');
  expect(await client(first, 'remoteEntry.js')).toBe('entry 1');
  expect(await client(second, 'remoteEntry.js')).toBe('entry 2');
  expect(await manifest(first)).toEqual(before);
});

it('omits hot updates from release.json', async () => {
  const version = await build({ 'remoteEntry.js': 'entry', 'routes.h1.hot-update.js': 'from a to b' });

  const { files, chunks, mode } = await manifest(version);
  expect(Object.keys(files)).toEqual(['client/remoteEntry.js', 'server/index.cjs']);
  expect(chunks).toEqual({ routes: ['client/remoteEntry.js'] });
  expect(mode).toBe('development');
});
