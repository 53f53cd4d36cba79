import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { FolderStorage, ReleaseRegistry } from '@kaagazz/releases';

import { rolloutOf, writeRelease, writeRollout } from '../test-support/hand-made-release.ts';
import { ReleaseCatalog } from './release-catalog.ts';

let directory: string;
let catalog: ReleaseCatalog | undefined;
const log = { info: jest.fn(), error: jest.fn() };
const api = { version: 12 as number | undefined, followVersion: async () => undefined };

async function open(): Promise<ReleaseCatalog> {
  const registry = new ReleaseRegistry(new FolderStorage(directory));
  const source = {
    ensure: async (app: string, version: string) => ({
      release: await registry.release(app, version),
      folder: path.join(directory, app, version),
    }),
  };
  catalog = await ReleaseCatalog.open({ registry, api, source, keepIn: directory, log });
  return catalog;
}

const served = () => [...(catalog?.view.releases.keys() ?? [])];

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(50);
}

async function untilReadAgain(): Promise<void> {
  const stamp = jest.spyOn(FolderStorage.prototype, 'stamp');
  await until(() => stamp.mock.calls.length > 2);
}

const FIRST = rolloutOf({
  shell: { stable: '1.0.0-a' },
  'mfe-shop': { stable: '1.0.0-a', published: ['1.0.0-a', '1.0.0-c'] },
});

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  jest.clearAllMocks();
  api.version = 12;
  writeRelease(directory, 'shell', '1.0.0-a');
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-unpublished']) {
    writeRelease(directory, 'mfe-shop', version, { paths: ['/products'] });
  }
  writeRollout(directory, FIRST);
});

afterEach(async () => {
  await catalog?.close();
  catalog = undefined;
  fs.rmSync(directory, { recursive: true });
});

it('a new candidate in the rollout file is served without a restart', async () => {
  await open();
  expect(served()).toEqual(['shell@1.0.0-a', 'mfe-shop@1.0.0-a']);

  const candidate = { version: '1.0.0-b', percent: 10 };
  writeRollout(directory, rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-shop': { stable: '1.0.0-a', candidate } }));
  await until(() => served().length === 3);

  expect(served()).toEqual(['shell@1.0.0-a', 'mfe-shop@1.0.0-a', 'mfe-shop@1.0.0-b']);
  expect(catalog?.view.rollout.apps['mfe-shop']?.candidate).toEqual(candidate);
});

const BROKEN: [string, Parameters<typeof writeRollout>[1]][] = [
  ['is incomplete', '{"apps":{"shell":'],
  ['names a missing release', rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-shop': { stable: '9.9.9' } })],
  ['names no shell', rolloutOf({ 'mfe-shop': { stable: '1.0.0-b' } })],
  [
    'has an invalid percentage',
    '{"apps":{"shell":{"stable":"1.0.0-a","candidate":{"version":"1.0.0-a","percent":400}}}}',
  ],
  ['names a path', '{"apps":{"shell":{"stable":"../../etc"}}}'],
];

it.each(BROKEN)('the catalog keeps the last valid rollout and logs once if the new one %s', async (_case, broken) => {
  await open();

  writeRollout(directory, broken);
  await until(() => log.error.mock.calls.length > 0);
  await untilReadAgain();

  expect(served()).toEqual(['shell@1.0.0-a', 'mfe-shop@1.0.0-a']);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('last valid one stays'));
  expect(catalog?.complaint).not.toBe('');
});

it.each(BROKEN)('the catalog starts with the last valid rollout if the current one %s', async (_case, broken) => {
  await (await open()).close();
  writeRollout(directory, broken);

  await open();

  expect(served()).toEqual(['shell@1.0.0-a', 'mfe-shop@1.0.0-a']);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('last valid one stays'));
});

it('the catalog loads the next valid rollout after an invalid one', async () => {
  await open();
  writeRollout(directory, '{');
  await until(() => log.error.mock.calls.length > 0);

  writeRollout(directory, rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-shop': { stable: '1.0.0-b' } }));
  await until(() => served().includes('mfe-shop@1.0.0-b'));

  expect(served()).toEqual(['shell@1.0.0-a', 'mfe-shop@1.0.0-b']);
  expect(catalog?.complaint).toBe('');
});

it('the catalog reloads the rollout once a missing rollout.json is restored', async () => {
  await open();
  const file = path.join(directory, 'rollout.json');
  fs.renameSync(file, `${file}.away`);
  await until(() => catalog?.complaint !== '');

  fs.renameSync(`${file}.away`, file);
  await until(() => catalog?.complaint === '');

  expect(served()).toEqual(['shell@1.0.0-a', 'mfe-shop@1.0.0-a']);
});

it('a release whose files arrive late is served once all its files are present', async () => {
  await open();
  writeRollout(directory, rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-shop': { stable: '1.0.0-late' } }));
  await until(() => log.error.mock.calls.length > 0);

  writeRelease(directory, 'mfe-shop', '1.0.0-late');
  await until(() => served().includes('mfe-shop@1.0.0-late'));

  expect(served()).toEqual(['shell@1.0.0-a', 'mfe-shop@1.0.0-late']);
});

it('the catalog opens even if the previous release is missing', async () => {
  writeRollout(directory, rolloutOf({ shell: { stable: '1.0.0-a', previous: '0.9.0-gone' } }));

  await open();

  expect(served()).toEqual(['shell@1.0.0-a']);
});

it('the catalog rejects a release folder whose release.json describes another app', async () => {
  writeRelease(directory, 'mfe-shop', '1.0.0-a', { app: 'mfe-print' });

  await expect(open()).rejects.toThrow('describes mfe-print');
});

it('a preview release is available only while it is listed in the rollout', async () => {
  const preview = { version: '1.0.0-b', at: '2026-01-01T00:00:00.000Z' };
  const withPreviews = (previews: Record<string, typeof preview>) =>
    rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-shop': { stable: '1.0.0-a', previews } });
  writeRollout(directory, withPreviews({ 'pr-1': preview }));
  const opened = await open();

  expect(await opened.published('mfe-shop', '1.0.0-b')).toMatchObject({ version: '1.0.0-b' });
  expect(served()).not.toContain('mfe-shop@1.0.0-b');

  writeRollout(directory, withPreviews({}));
  await until(() => Object.keys(opened.view.rollout.apps['mfe-shop']?.previews ?? {}).length === 0);
  expect(await opened.published('mfe-shop', '1.0.0-b')).toBeUndefined();
});

it('the catalog returns undefined for a release that has not been published', async () => {
  const { published } = await open().then((opened) => ({ published: opened.published.bind(opened) }));

  expect(await published('mfe-shop', '1.0.0-c')).toMatchObject({ version: '1.0.0-c' });
  expect(await published('mfe-shop', '1.0.0-unpublished')).toBeUndefined();
  expect(await published('mfe-other', '1.0.0-c')).toBeUndefined();
});

describe('a release that needs a newer api', () => {
  const needs = (version: string, apiVersion: number) =>
    writeRelease(directory, 'mfe-shop', version, { requires: { api: apiVersion } });
  const stable = () => catalog?.view.rollout.apps['mfe-shop']?.stable;
  const rollOut = (part: Parameters<typeof rolloutOf>[0][string]) =>
    writeRollout(directory, rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-shop': part }));

  it('visitors get the previous release until the api supports the stable one', async () => {
    needs('1.0.0-b', 13);
    rollOut({ stable: '1.0.0-b', previous: '1.0.0-a' });
    await open();
    expect(stable()).toBe('1.0.0-a');
    expect(catalog?.view.waiting).toEqual(new Map([['mfe-shop@1.0.0-b', 13]]));

    api.version = 13;
    await until(() => stable() === '1.0.0-b');

    expect(catalog?.view.waiting.size).toBe(0);
  });

  it('visitors get the latest earlier release that the api supports', async () => {
    needs('1.0.0-b', 13);
    needs('1.0.0-c', 14);
    rollOut({ stable: '1.0.0-c', previous: '1.0.0-b', history: ['1.0.0-a', '1.0.0-b', '1.0.0-c'] });

    await open();

    expect(stable()).toBe('1.0.0-a');
  });

  it('visitors don’t get a candidate until the api supports it', async () => {
    needs('1.0.0-b', 13);
    rollOut({ stable: '1.0.0-a', candidate: { version: '1.0.0-b', percent: 50 } });

    await open();

    expect(catalog?.view.rollout.apps['mfe-shop']).toMatchObject({ stable: '1.0.0-a', candidate: null });
  });

  it('an app is not served if the api is too old for all its releases', async () => {
    needs('1.0.0-b', 13);
    rollOut({ stable: '1.0.0-b' });

    await open();

    expect(stable()).toBeNull();
  });

  it('every release is served if the api does not report its version', async () => {
    api.version = undefined;
    needs('1.0.0-b', 13);
    rollOut({ stable: '1.0.0-b', previous: '1.0.0-a' });

    await open();

    expect(stable()).toBe('1.0.0-b');
  });
});
