import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import semver from 'semver';

import { LEFT_OUT, unpackReleases } from './contract/releases-archive.ts';
import type { StableReleases } from './contract/releases-archive.ts';
import { useBrowser } from './support/browser.ts';
import { TestReleases } from './support/releases.ts';
import type { AppRollout } from './support/releases.ts';
import { ROOT } from './support/running-process.ts';
import { eventually } from './support/servers/eventually.ts';
import { startShell } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const FIXTURE = path.join(ROOT, 'e2e/contract/fixture');
const FONT = createRequire(import.meta.url).resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff2');
const LARGEST_FIXTURE = 2 * 1024 * 1024;
const PAGES = {
  'mfe-brand': '/sustainability',
  'mfe-shop': '/products',
  'mfe-print': '/business-cards',
  'mfe-account': '/login',
};

const beginVisit = useBrowser();

let releases: TestReleases;
let archive: string;
let tagged: StableReleases;
let site: TestSite;

beforeAll(async () => {
  const [name = ''] = await fs.readdir(FIXTURE);
  archive = path.join(FIXTURE, name);
  releases = await TestReleases.make();
  tagged = await unpackReleases(archive, releases.folder);
  await rollOut({ ...tagged, shell: releases.built.shell ?? '' });
  site = await startShell({ releasesDir: releases.folder });
});

afterAll(async () => {
  await site.stop();
  await releases.remove();
});

it('the archive with the latest tagged release of each app is at most 2 MB', async () => {
  expect((await fs.stat(archive)).size).toBeLessThanOrEqual(LARGEST_FIXTURE);
  expect(Object.keys(tagged).sort()).toEqual([
    'mfe-account',
    'mfe-brand',
    'mfe-desk',
    'mfe-print',
    'mfe-shop',
    'shell',
  ]);
});

it('the latest tagged release of each app works in the current shell', async () => {
  await expectPages(tagged);
});

it('the current apps work in the latest tagged shell if it supports their contract', async () => {
  const provided = (await contractOf('shell', tagged.shell)) ?? '';
  const needed = (await contractOf('mfe-shop', releases.built['mfe-shop'])) ?? '';
  if (!semver.satisfies(provided, needed)) {
    expect(semver.gtr(provided, needed)).toBe(false);
    return;
  }
  await rollOut({ ...releases.built, shell: tagged.shell ?? '' });

  await expectPages(releases.built);
});

async function contractOf(app: string, version = ''): Promise<string | undefined> {
  const manifest = JSON.parse(await releases.read(`${app}/${version}/release.json`)) as {
    shared: Record<string, string>;
  };
  return manifest.shared['@kaagazz/contract'];
}

async function rollOut(stable: StableReleases): Promise<void> {
  const apps: Record<string, AppRollout> = {};
  for (const [app, version] of Object.entries(stable)) apps[app] = { stable: version, published: [version] };
  await releases.rollOut(apps);
}

async function expectPages(expected: StableReleases): Promise<void> {
  const { page, consoleProblems, close } = await beginVisit({ baseURL: site.url });
  await page.route(
    (url) => url.pathname.startsWith('/releases/') && LEFT_OUT.test(url.pathname),
    (route) => route.fulfill(route.request().url().endsWith('.woff2') ? { path: FONT } : { body: '' }),
  );
  for (const [app, at] of Object.entries(PAGES)) {
    await untilServed(at, `"${expected[app]}"`);
    await page.goto(at);
    await page.locator('html[data-ready]').waitFor();

    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  }
  expect(consoleProblems).toEqual([]);
  await close();
}

function untilServed(at: string, version: string): Promise<boolean> {
  return eventually(async () => (await (await fetch(new URL(at, site.url))).text()).includes(version));
}
