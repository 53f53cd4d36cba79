import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { isRunning } from '@kaagazz/testing/live-heap';

import { CondemnedReleases } from './condemned-releases.ts';
import type { DeployedRelease, ReleaseFailure, ReleaseSet } from '../releases/deployed-release.ts';
import { writeRelease } from '../test-support/hand-made-release.ts';
import { releasesOf } from './page-boot.ts';
import { RenderPool } from './render-pool.ts';
import type { PageOutcome } from './render-pool.ts';

const SHELL = `
  exports.provided = {};
  exports.renderPage = async ({ url, section, boot, signal, view }) => {
    if (url.endsWith('/elsewhere')) return { status: 302, location: '/' };
    if (url.endsWith('/broken-frame')) throw new Error('the frame is broken');
    if (!section) return { status: boot.failed.length > 0 ? 503 : 200, html: 'frame without ' + boot.failed + view };
    try {
      return { status: 200, html: await section.face.draw({ url, signal }) };
    } catch (error) {
      return { status: 503, html: 'frame without ' + section.app, error };
    }
  };`;
const PRINT = `
  exports.default = {
    contract: 1,
    draw: async () => { await new Promise((done) => setTimeout(done, 20)); return 'print ' + process.pid; },
  };`;

let releasesDir: string;
let pool: RenderPool;
let sharedPool: RenderPool | undefined;
let failures: ReleaseFailure[];
let logged: object[];
let releasesMade = 0;

beforeEach(() => {
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  failures = [];
  logged = [];
  pool = sharedPool ?? open();
});
afterEach(async () => {
  if (pool !== sharedPool) await pool.close();
  fs.rmSync(releasesDir, { recursive: true });
});

function open(pageDeadlineMs?: number): RenderPool {
  const note = (details: object, message: string) => void logged.push({ ...details, message });
  return new RenderPool({
    size: 2,
    log: { info: note, warn: note, error: note },
    onFailure: (failure) => failures.push(failure),
    ...(pageDeadlineMs !== undefined && { pageDeadlineMs }),
  });
}

function deployed(app: string, code: string, over: Parameters<typeof writeRelease>[3] = {}): DeployedRelease {
  const version = `1.0.${++releasesMade}`;
  const release = writeRelease(releasesDir, app, version, { ...over, files: { 'server/index.cjs': code } });
  return { ...release, folder: path.join(releasesDir, app, version), base: `/releases/${app}/${version}/client/` };
}

function setOf(...releases: DeployedRelease[]): ReleaseSet {
  return {
    key: releases.map(({ app, version }) => `${app}@${version}`).join(),
    releases: Object.fromEntries(releases.map((release) => [release.app, release])),
  };
}

function siteWith(shop: string, over?: Parameters<typeof writeRelease>[3]): ReleaseSet {
  return setOf(deployed('shell', SHELL), deployed('mfe-print', PRINT), deployed('mfe-shop', shop, over));
}

const bundleOf = (body: string) => `exports.default = { contract: 1, draw: async ({ url, signal }) => { ${body} } };`;

type TextOutcome =
  | Exclude<PageOutcome, { kind: 'page' }>
  | (Omit<Extract<PageOutcome, { kind: 'page' }>, 'html'> & { html: string });

async function page(set: ReleaseSet, owner?: string, address = '/', from = pool): Promise<TextOutcome> {
  const outcome = await from.render(set, {
    url: `http://shop.example${address}`,
    origin: 'http://shop.example',
    apiUrl: 'http://127.0.0.1:9',
    nonce: '',
    view: '',
    owner,
    boot: { ...releasesOf(set), failed: [], year: 2030 },
  });
  return outcome.kind === 'page' ? { ...outcome, html: outcome.html.toString() } : outcome;
}

async function renderPrint(set: ReleaseSet): Promise<string[]> {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => page(set, 'mfe-print')));
  return outcomes.map((outcome) => (outcome.kind === 'page' ? outcome.html : outcome.kind));
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('rendering a page', () => {
  beforeAll(() => void (sharedPool = open()));
  afterAll(async () => {
    await sharedPool?.close();
    sharedPool = undefined;
  });

  it('the render pool returns the rendered page or a redirect', async () => {
    const set = siteWith(bundleOf('return `shop at ${url}`'));

    expect(await page(set, 'mfe-shop', '/cart')).toEqual({
      kind: 'page',
      status: 200,
      html: 'shop at http://shop.example/cart',
    });
    expect(await page(set, undefined, '/nowhere')).toEqual({ kind: 'page', status: 200, html: 'frame without ' });
    expect(await page(set, 'mfe-shop', '/elsewhere')).toEqual({ kind: 'redirect', status: 302, location: '/' });
  });

  it.each([
    ['throws while loading', 'throw new Error("no luck");', {}, 'no luck'],
    ['has another contract', 'exports.default = { contract: 9 };', {}, 'does not support contract version 1'],
    ['has no face', '', {}, 'does not support contract version 1'],
    ['is missing', '', { server: 'server/other.cjs' }, 'ENOENT'],
    ['requires an unknown module', 'require("left-pad")', {}, 'which the shell does not provide'],
  ])('a section is rendered as unavailable if it %s', async (_what, code, over, message) => {
    const set = siteWith(code, over);
    const version = set.releases['mfe-shop']?.version;

    expect(await page(set, 'mfe-shop')).toEqual({
      kind: 'page',
      status: 503,
      html: 'frame without mfe-shop',
      failure: {
        app: 'mfe-shop',
        version,
        kind: 'load',
        message: expect.stringContaining(message) as string,
        stack: expect.any(String) as string,
      },
    });
  });

  it('the render pool does not run a bundle with the wrong hash', async () => {
    const set = siteWith(bundleOf('return ""'));
    fs.appendFileSync(path.join(set.releases['mfe-shop']?.folder ?? '', 'server/index.cjs'), ' ');

    expect(await page(set, 'mfe-shop')).toMatchObject({
      failure: { kind: 'load', message: expect.stringContaining('does not match its hash') as string },
    });
  });

  it.each([
    ['an error', 'throw new TypeError("half a price")', 'half a price'],
    ['a string', 'throw "half a price"', 'half a price'],
    ['process.exit()', 'process.exit(1)', 'a bundle called process.exit()'],
    ['process.kill()', 'process.kill(process.pid, "SIGKILL")', 'a bundle called process.kill()'],
  ])('the outcome contains the value that a section threw: %s', async (_what, body, message) => {
    const set = siteWith(bundleOf(body));

    expect(await page(set, 'mfe-shop')).toMatchObject({
      status: 503,
      html: 'frame without mfe-shop',
      failure: { app: 'mfe-shop', kind: 'render', message },
    });
  });

  it('a page is rendered without its section if the section takes too long to render', async () => {
    const impatient = open(200);
    const set = siteWith(bundleOf('return new Promise(() => undefined)'));

    const outcome = await page(set, 'mfe-shop', '/', impatient);
    await impatient.close();

    expect(outcome).toMatchObject({
      status: 503,
      html: 'frame without mfe-shop',
      failure: { app: 'mfe-shop', kind: 'render', message: 'the page was not rendered within 200 ms' },
    });
  });

  it('the render pool returns no page if the shell’s release fails', async () => {
    const broken = setOf(deployed('shell', 'throw new Error("no luck")'), deployed('mfe-print', PRINT));

    expect(await page(broken, 'mfe-print')).toMatchObject({ kind: 'none', failure: { app: 'shell', kind: 'load' } });
    expect(await page(siteWith(''), undefined, '/broken-frame')).toMatchObject({
      kind: 'none',
      failure: { app: 'shell', kind: 'render', message: 'the frame is broken' },
    });
    expect(await page(setOf(deployed('mfe-print', PRINT)), 'mfe-print')).toMatchObject({ kind: 'none' });
  });

  it('bundles cannot read secrets from environment variables', async () => {
    process.env.RELEASES_SECRET = 'open sesame';
    pool = open();
    const set = siteWith(bundleOf('console.warn("psst", 1); return String(process.env.RELEASES_SECRET)'));

    expect(await page(set, 'mfe-shop')).toMatchObject({ html: 'undefined' });
    expect(logged).toContainEqual(expect.objectContaining({ app: 'mfe-shop', said: 'psst 1' }));
    delete process.env.RELEASES_SECRET;
  });

  it('a release’s module state is kept between pages until the release is unloaded', async () => {
    const counting = 'let pages = 0; exports.default = { contract: 1, draw: async () => String(++pages) };';
    const sets = Array.from({ length: 6 }, () => siteWith(counting));
    const [first] = sets;
    pool = open();
    pool.keepOnly(sets);

    await pool.start();
    for (let i = 0; i < 4; i++) await Promise.all([page(first!, 'mfe-shop'), page(first!, 'mfe-shop')]);
    const before = await page(first!, 'mfe-shop');
    pool.keepOnly(sets.slice(1));
    const after = await page(first!, 'mfe-shop');

    expect(Number(before.kind === 'page' && before.html)).toBeGreaterThan(4);
    expect(after).toMatchObject({ html: '1' });
  });
});

describe('a busy release', () => {
  it('a worker busy with many pages is not treated as stalled', async () => {
    const work = 'const since = performance.now(); while (performance.now() - since < 60);';
    const set = siteWith(bundleOf(`return new Promise((done) => setImmediate(() => { ${work} done('drawn'); }))`));
    await pool.start();

    const outcomes = await Promise.all(Array.from({ length: 60 }, () => page(set, 'mfe-shop')));

    expect(outcomes.filter((outcome) => outcome.kind !== 'page' || outcome.html !== 'drawn')).toEqual([]);
    expect(logged).not.toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('stalled') as string }),
    );
    expect(failures).toEqual([]);
  });

  it('a release that stalls a second time is skipped for 60 seconds', () => {
    jest.useFakeTimers({ now: 0 });
    try {
      const condemned = new CondemnedReleases();
      const release = { app: 'mfe-shop', version: '1.0.0' };
      const failure = { ...release, kind: 'stall', message: 'stalled' } as const;

      condemned.add(failure);
      expect(condemned.failureOf(release)).toBe(failure);
      jest.advanceTimersByTime(30_000);
      expect(condemned.failureOf(release)).toBeUndefined();

      condemned.add(failure);
      jest.advanceTimersByTime(59_000);
      expect(condemned.failureOf(release)).toBe(failure);
      jest.advanceTimersByTime(1_000);
      expect(condemned.failureOf(release)).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a late error', () => {
  it.each([
    ['rejects', 'void Promise.reject(new Error("too late"));'],
    ['rejects with a string', 'void Promise.reject("too late");'],
    ['throws', 'setTimeout(() => { throw new Error("too late"); });'],
  ])(
    'if a bundle %s after its page was rendered, the error is reported and the worker is replaced',
    async (_what, mishap) => {
      const set = siteWith(bundleOf(`${mishap} return ""`));
      const before = await renderPrint(set);

      const [outcome, during] = await Promise.all([page(set, 'mfe-shop'), renderPrint(set)]);
      await until(async () => (await renderPrint(set)).some((html) => !before.includes(html)));

      expect(failures[0]).toMatchObject({ app: 'mfe-shop', kind: 'late', message: 'too late' });
      expect(outcome).toMatchObject({ status: 200 });
      expect(during).toEqual(during.map(() => expect.stringMatching(/^print \d+$/) as string));
    },
  );
});

describe('a release that stalls its worker', () => {
  const LOOP = 'for (;;) {}';

  const ways: [when: string, shop: string][] = [['while loading', LOOP]];
  const moreWays: [when: string, shop: string][] = [
    ['after its pages', bundleOf(`setTimeout(() => { ${LOOP} }, 50); return 'shop'`)],
    ['by using all memory', bundleOf('const all = []; for (;;) all.push(new Array(1000).fill(0))')],
    ['in a loader', bundleOf(`await null; ${LOOP}`)],
    ['in a component', `function Component() { ${LOOP} } exports.default = { contract: 1, draw: () => Component() };`],
    ['in microtasks', bundleOf('for (;;) await null')],
    ['in a blocking call', bundleOf('require("node:child_process").execSync("sleep 60")')],
  ];

  it.each(process.env.LONG ? [...ways, ...moreWays] : ways)(
    'a release that stalls its worker does not affect other pages: %s',
    async (_when, shop) => {
      const set = siteWith(shop);
      await pool.start();

      const owners = ['mfe-print', 'mfe-shop', 'mfe-print', 'mfe-print', 'mfe-print'];
      const pages = await Promise.all(
        [...owners, ...owners, ...owners, ...owners].map(async (owner) => ({ owner, outcome: await page(set, owner) })),
      );
      const others = pages.filter(({ owner }) => owner === 'mfe-print').map(({ outcome }) => outcome);
      await until(async () => {
        await page(set, 'mfe-shop');
        return failures.length > 0;
      });
      const own = await page(set, 'mfe-shop');

      expect(others).toEqual(
        others.map(() => ({ kind: 'page', status: 200, html: expect.stringMatching(/^print \d+$/) as string })),
      );
      expect(own).toMatchObject({ status: 503, failure: { app: 'mfe-shop', kind: 'stall' } });
      expect(failures).toEqual([expect.objectContaining({ app: 'mfe-shop', kind: 'stall' })]);
      expect(pool.isCondemned('mfe-shop', set.releases['mfe-shop']?.version ?? '')).toBe(true);
      expect(pool.isCondemned('shell', set.releases.shell?.version ?? '')).toBe(false);
    },
  );

  it('a stall is reported with its stack trace', async () => {
    const set = siteWith(
      `function Component() { ${LOOP} } exports.default = { contract: 1, draw: () => Component() };`,
    );

    await page(set, 'mfe-shop');

    expect(failures[0]?.stack).toMatch(/at Component \(.*mfe-shop.*server\/index\.cjs:1:/);
  });

  it('the render pool returns no page if the shell’s release stalls its worker', async () => {
    const set = setOf(
      deployed('shell', `${SHELL} exports.renderPage = async () => { ${LOOP} };`),
      deployed('mfe-print', PRINT),
    );

    expect(await page(set, 'mfe-print')).toMatchObject({ kind: 'none', failure: { app: 'shell', kind: 'stall' } });
    expect(pool.isCondemned('mfe-print', set.releases['mfe-print']?.version ?? '')).toBe(false);
  });

  it('the render pool shuts down even if a worker is stalled', async () => {
    const looping = path.join(releasesDir, 'looping');
    const set = siteWith(bundleOf(`require('node:fs').writeFileSync(${JSON.stringify(looping)}, ''); ${LOOP}`));
    const stalled = page(set, 'mfe-shop');
    await until(() => fs.existsSync(looping));

    await Promise.all([pool.close(), expect(stalled).rejects.toThrow('closing')]);

    await expect(page(set)).rejects.toThrow('closing');
  });
});

it('a render worker killed by another process does not count as a release failure', async () => {
  const set = siteWith(bundleOf('await new Promise((done) => setTimeout(done, 20)); return "shop"'));
  const pids = () =>
    logged.flatMap((line) =>
      'worker' in line && 'message' in line && /started/.test(String(line.message)) ? [Number(line.worker)] : [],
    );
  await pool.start();

  for (let round = 0; round < 6; round++) {
    const pages = [page(set, 'mfe-shop'), page(set, 'mfe-print'), page(set, 'mfe-shop')];
    for (const pid of pids().filter(isRunning)) process.kill(pid, 'SIGKILL');
    for (const outcome of await Promise.all(pages)) expect(outcome).toMatchObject({ kind: 'page', status: 200 });
  }

  expect(failures).toEqual([]);
  expect(['shell', 'mfe-shop'].some((app) => pool.isCondemned(app, set.releases[app]?.version ?? ''))).toBe(false);
});
