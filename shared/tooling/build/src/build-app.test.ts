import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Release } from '@kaagazz/releases';

import { APPS } from './apps/apps.ts';
import { ROOT, checkOutElsewhere, hashesOf } from './apps/other-checkout.fixture.ts';

const run = promisify(execFile);

let releases: string;

interface Built {
  version: string;
  printed: string;
}

async function build(folder: string, { app = 'mfe-account', root = ROOT, cwd = '' } = {}): Promise<Built> {
  const script = path.join(root, 'shared/tooling/build/src/main.ts');
  const { stdout } = await run('node', [script, app, '--releases', folder], { cwd: cwd || root });
  return { version: stdout.split(' ')[1] ?? '', printed: stdout };
}

async function read(folder: string, version: string): Promise<Release> {
  return JSON.parse(await fs.readFile(path.join(folder, 'mfe-account', version, 'release.json'), 'utf8')) as Release;
}

const OLDER = '1.0.0-older';
let before: Record<string, string>;
let builds: [Built, Built];

beforeAll(async () => {
  releases = await fs.mkdtemp(path.join(os.tmpdir(), 'releases-'));
  for (const app of ['mfe-shop', 'shell', 'mfe-account']) {
    await fs.mkdir(path.join(releases, app, OLDER, 'client'), { recursive: true });
    await fs.writeFile(path.join(releases, app, OLDER, 'client/main.js'), app);
  }
  await fs.writeFile(path.join(releases, 'rollout.json'), '{}');
  before = await hashesOf(releases);
  builds = await Promise.all([build(releases), build(releases)]);
}, 180_000);

afterAll(() => fs.rm(releases, { recursive: true }));

it('two builds of the same app can run at the same time', async () => {
  const [one, other] = builds;

  expect(other.version).toBe(one.version);
  expect((await fs.readdir(path.join(releases, 'mfe-account'))).sort()).toEqual(
    ['.last-production.json', OLDER, one.version].sort(),
  );
});

it('building an app does not change its existing releases', async () => {
  const [{ version }] = builds;

  const after = Object.entries(await hashesOf(releases));

  const isNew = (file: string) => file.startsWith(path.join('mfe-account', version)) || file.includes('.last-');
  expect(Object.fromEntries(after.filter(([file]) => !isNew(file)))).toEqual(before);
});

it('writes paths, menu entries, shared packages and file hashes to release.json', async () => {
  const [{ version, printed }] = builds;

  const release = await read(releases, version);
  expect(release.paths).toContain('/login');
  expect(release.menu).toEqual({
    '/login': 'Login / Signup',
    '/my-orders': 'My Orders',
    '/profile': 'My Profile',
  });
  expect(release.shared.react).toMatch(/^\^19\./);
  for (const [name, { integrity, bytes }] of Object.entries(release.files)) {
    const content = await fs.readFile(path.join(releases, 'mfe-account', version, name));
    const hash = createHash('sha384').update(content).digest('base64');
    expect([name, content.length, `sha384-${hash}`]).toEqual([name, bytes, integrity]);
  }
  expect(printed).toContain(path.join(path.basename(releases), 'mfe-account', version));
  expect((await build(releases)).printed).toContain('unchanged');
}, 180_000);

const inLongRuns = process.env.LONG ? it : it.skip;

inLongRuns(
  'builds identical bytes in another checkout',
  async () => {
    const elsewhere = await checkOutElsewhere();
    const there = path.join(elsewhere.root, 'releases');
    try {
      for (const app of APPS) {
        const theirs = { app, root: elsewhere.root, cwd: path.join(elsewhere.root, app) };
        await Promise.all([app !== 'mfe-account' && build(releases, { app }), build(there, theirs)]);
      }

      const here = Object.entries(await hashesOf(releases)).filter(([file]) => !(file in before));
      expect(here.length).toBeGreaterThan(5 * APPS.length);
      expect(await hashesOf(there)).toEqual(Object.fromEntries(here));
    } finally {
      await elsewhere.remove();
    }
  },
  600_000,
);

it('replaces an incomplete release with a complete one', async () => {
  const [{ version }] = builds;
  const whole = await hashesOf(releases);
  await fs.rm(path.join(releases, 'mfe-account', version, 'client/remoteEntry.js'));

  const rebuilt = await build(releases);

  expect(rebuilt.printed).toContain('built in');
  expect(await hashesOf(releases)).toEqual(whole);
}, 180_000);

it('exits with code 2 and lists all apps if the app to build is unknown', async () => {
  const error = await build(releases, { app: 'mfe-nothing' }).catch((reason: unknown) => reason);

  expect(error).toHaveProperty('code', 2);
  expect((error as { stderr: string }).stderr).toContain('apps: shell');
});
