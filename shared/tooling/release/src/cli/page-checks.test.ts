import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage, ReleaseRegistry } from '@kaagazz/releases';

import { recordChecks } from './page-checks.ts';

const RELEASE = { app: 'mfe-print', version: '1.0.0-a' };

let folder: string;
let registry: ReleaseRegistry;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'checks-'));
  registry = new ReleaseRegistry(new FolderStorage(folder));
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const checks = () => registry.checks(RELEASE.app, RELEASE.version);

it('a new release has no checked pages', async () => {
  expect(await checks()).toEqual({ pages: [], complete: false });
});

it('combines the pages that several gate runs have checked', async () => {
  await recordChecks(registry, RELEASE, { visited: ['/print'], left: 1 });
  expect(await checks()).toEqual({ pages: ['/print'], complete: false });

  await recordChecks(registry, RELEASE, { visited: ['/print/cards'], left: 0 });
  expect(await checks()).toEqual({ pages: ['/print', '/print/cards'], complete: true });
});

it('a release still counts as fully checked after a later check of only one page', async () => {
  await recordChecks(registry, RELEASE, { visited: ['/print', '/print/cards'], left: 0 });
  await recordChecks(registry, RELEASE, { visited: ['/print'], left: 1 });

  expect(await checks()).toEqual({ pages: ['/print', '/print/cards'], complete: true });
});
