import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { CondemnedReleases } from './condemned-releases.ts';
import type { DeployedRelease, ReleaseFailure, ReleaseSet } from '../releases/deployed-release.ts';
import { writeRelease } from '../test-support/hand-made-release.ts';
import { releasesOf } from './page-boot.ts';
import { RenderPool } from './render-pool.ts';
import type { PageOutcome } from './render-pool.ts';

/** Draws what the section draws, and itself where there is none. */
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
/** Innocent throughout. Every page takes a while, as if it waited for its data, and says which process it was made in. */
const PRINT = `
  exports.default = {
    contract: 1,
    draw: async () => { await new Promise((done) => setTimeout(done, 20)); return 'print ' + process.pid; },
  };`;

let releasesDir: string;
let pool: RenderPool;
/** Serves several tests that do its processes no harm: to start them takes longer than what they draw. */
let lasting: RenderPool | undefined;
let failures: ReleaseFailure[];
let said: object[];
let releasesMade = 0;

beforeEach(() => {
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  failures = [];
  said = [];
  pool = lasting ?? open();
});
afterEach(async () => {
  if (pool !== lasting) await pool.close();
  fs.rmSync(releasesDir, { recursive: true });
});

function open(pageDeadlineMs?: number): RenderPool {
  const note = (details: object, message: string) => void said.push({ ...details, message });
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

/** A set in which the shop's server bundle is the given code. */
function siteWith(shop: string, over?: Parameters<typeof writeRelease>[3]): ReleaseSet {
  return setOf(deployed('shell', SHELL), deployed('mfe-print', PRINT), deployed('mfe-shop', shop, over));
}

/** A shop whose pages are drawn by `draw`, as a function's body. */
const drawing = (body: string) => `exports.default = { contract: 1, draw: async ({ url, signal }) => { ${body} } };`;

/** Its HTML as text. */
type Told =
  | Exclude<PageOutcome, { kind: 'page' }>
  | (Omit<Extract<PageOutcome, { kind: 'page' }>, 'html'> & { html: string });

async function page(set: ReleaseSet, owner?: string, address = '/', from = pool): Promise<Told> {
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

/** What both workers draw. */
async function printed(set: ReleaseSet): Promise<string[]> {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => page(set, 'mfe-print')));
  return outcomes.map((outcome) => (outcome.kind === 'page' ? outcome.html : outcome.kind));
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('what comes of a page', () => {
  beforeAll(() => void (lasting = open()));
  afterAll(async () => {
    await lasting?.close();
    lasting = undefined;
  });

  it('draws sections, the frame alone, and redirections', async () => {
    const set = siteWith(drawing('return `shop at ${url}`'));

    expect(await page(set, 'mfe-shop', '/cart')).toEqual({
      kind: 'page',
      status: 200,
      html: 'shop at http://shop.example/cart',
    });
    expect(await page(set, undefined, '/nowhere')).toEqual({ kind: 'page', status: 200, html: 'frame without ' });
    expect(await page(set, 'mfe-shop', '/elsewhere')).toEqual({ kind: 'redirect', status: 302, location: '/' });
  });

  it.each([
    ['throws while it is loaded', 'throw new Error("no luck");', {}, 'no luck'],
    ['speaks another contract', 'exports.default = { contract: 9 };', {}, 'does not speak contract 1'],
    ['has no face', '', {}, 'does not speak contract 1'],
    ['is not there', '', { server: 'server/other.cjs' }, 'ENOENT'],
    ['wants what nobody gives', 'require("left-pad")', {}, 'which the shell does not provide'],
  ])('draws a section as unavailable that %s', async (_what, code, over, message) => {
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

  it('does not run a bundle that is not the one that was released', async () => {
    const set = siteWith(drawing('return ""'));
    fs.appendFileSync(path.join(set.releases['mfe-shop']?.folder ?? '', 'server/index.cjs'), ' ');

    expect(await page(set, 'mfe-shop')).toMatchObject({
      failure: { kind: 'load', message: expect.stringContaining('not the one that was released') as string },
    });
  });

  it.each([
    ['an error', 'throw new TypeError("half a price")', 'half a price'],
    ['no error at all', 'throw "half a price"', 'half a price'],
    ['at the door', 'process.exit(1)', 'a bundle called process.exit()'],
  ])('says what a section threw: %s', async (_what, body, message) => {
    const set = siteWith(drawing(body));

    expect(await page(set, 'mfe-shop')).toMatchObject({
      status: 503,
      html: 'frame without mfe-shop',
      failure: { app: 'mfe-shop', kind: 'render', message },
    });
  });

  it('gives up a page that is never done', async () => {
    const impatient = open(200);
    const set = siteWith(drawing('return new Promise(() => undefined)'));

    const outcome = await page(set, 'mfe-shop', '/', impatient);
    await impatient.close();

    expect(outcome).toMatchObject({
      status: 503,
      html: 'frame without mfe-shop',
      failure: { app: 'mfe-shop', kind: 'render', message: 'the page was not drawn within 200 ms' },
    });
  });

  it('has nothing to show when it is the shell’s release that fails', async () => {
    const broken = setOf(deployed('shell', 'throw new Error("no luck")'), deployed('mfe-print', PRINT));

    expect(await page(broken, 'mfe-print')).toMatchObject({ kind: 'none', failure: { app: 'shell', kind: 'load' } });
    expect(await page(siteWith(''), undefined, '/broken-frame')).toMatchObject({
      kind: 'none',
      failure: { app: 'shell', kind: 'render', message: 'the frame is broken' },
    });
    expect(await page(setOf(deployed('mfe-print', PRINT)), 'mfe-print')).toMatchObject({ kind: 'none' });
  });

  it('tells bundles no secrets, and logs what they say under their name', async () => {
    process.env.RELEASES_SECRET = 'open sesame';
    pool = open();
    const set = siteWith(drawing('console.warn("psst", 1); return String(process.env.RELEASES_SECRET)'));

    expect(await page(set, 'mfe-shop')).toMatchObject({ html: 'undefined' });
    expect(said).toContainEqual(expect.objectContaining({ app: 'mfe-shop', said: 'psst 1' }));
    delete process.env.RELEASES_SECRET;
  });

  it('runs a release once for all its pages, and lets it go when it is served no more', async () => {
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

describe('a release that works hard', () => {
  it('is not taken for one that stalled, however many pages are drawn one after the other', async () => {
    const work = 'const since = performance.now(); while (performance.now() - since < 60);';
    // as React draws: all pages that have their data are drawn in one go, before any timer has its turn
    const set = siteWith(drawing(`return new Promise((done) => setImmediate(() => { ${work} done('drawn'); }))`));
    await pool.start();

    const outcomes = await Promise.all(Array.from({ length: 60 }, () => page(set, 'mfe-shop')));

    expect(outcomes.filter((outcome) => outcome.kind !== 'page' || outcome.html !== 'drawn')).toEqual([]);
    expect(said).not.toContainEqual(expect.objectContaining({ message: expect.stringContaining('stalled') as string }));
    expect(failures).toEqual([]);
  });

  it('is run again soon after it was condemned, and later each time it stalls again', () => {
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

describe('what nobody waits for any more', () => {
  it.each([
    ['rejects', 'void Promise.reject(new Error("too late"));'],
    ['rejects with no error', 'void Promise.reject("too late");'],
    ['throws', 'setTimeout(() => { throw new Error("too late"); });'],
  ])('is reported when a bundle %s, and its worker replaced without a page that fails', async (_what, mishap) => {
    const set = siteWith(drawing(`${mishap} return ""`));
    const before = await printed(set);

    const [outcome, during] = await Promise.all([page(set, 'mfe-shop'), printed(set)]);
    await until(async () => (await printed(set)).some((html) => !before.includes(html)));

    expect(failures[0]).toMatchObject({ app: 'mfe-shop', kind: 'late', message: 'too late' });
    expect(outcome).toMatchObject({ status: 200 });
    expect(during).toEqual(during.map(() => expect.stringMatching(/^print \d+$/) as string));
  });
});

describe('a release that holds its worker up', () => {
  const LOOP = 'for (;;) {}';

  const ways: [when: string, shop: string][] = [
    ['while it is loaded', LOOP],
    ['and takes it down', drawing('process.kill(process.pid, "SIGKILL")')],
  ];
  /** Other ways to hold the same watchdog's sign of life back. */
  const moreWays: [when: string, shop: string][] = [
    ['some time after its pages', drawing(`setTimeout(() => { ${LOOP} }, 50); return 'shop'`)],
    ['until its memory is gone', drawing('const all = []; for (;;) all.push(new Array(1000).fill(0))')],
    ['in a loader', drawing(`await null; ${LOOP}`)],
    ['in a component', `function Component() { ${LOOP} } exports.default = { contract: 1, draw: () => Component() };`],
    ['without ever giving way', drawing('for (;;) await null')],
    ['in a call that waits', drawing('require("node:child_process").execSync("sleep 60")')],
  ];

  it.each(process.env.LONG ? [...ways, ...moreWays] : ways)('harms no other page: %s', async (_when, shop) => {
    const set = siteWith(shop);
    await pool.start();

    const owners = ['mfe-print', 'mfe-shop', 'mfe-print', 'mfe-print', 'mfe-print'];
    const pages = await Promise.all(
      [...owners, ...owners, ...owners, ...owners].map(async (owner) => ({ owner, outcome: await page(set, owner) })),
    );
    const others = pages.filter(({ owner }) => owner === 'mfe-print').map(({ outcome }) => outcome);
    // A loop that starts after the page was sent shows up on a later page.
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
  });

  it('names the place in the log', async () => {
    const set = siteWith(
      `function Component() { ${LOOP} } exports.default = { contract: 1, draw: () => Component() };`,
    );

    await page(set, 'mfe-shop');

    expect(failures[0]?.stack).toMatch(/at Component \(.*mfe-shop.*server\/index\.cjs:1:/);
  });

  it('has nothing to show when it is the shell’s release that loops', async () => {
    const set = setOf(
      deployed('shell', `${SHELL} exports.renderPage = async () => { ${LOOP} };`),
      deployed('mfe-print', PRINT),
    );

    expect(await page(set, 'mfe-print')).toMatchObject({ kind: 'none', failure: { app: 'shell', kind: 'stall' } });
    expect(pool.isCondemned('mfe-print', set.releases['mfe-print']?.version ?? '')).toBe(false);
  });

  it('lets the server shut down', async () => {
    const looping = path.join(releasesDir, 'looping');
    const set = siteWith(drawing(`require('node:fs').writeFileSync(${JSON.stringify(looping)}, ''); ${LOOP}`));
    const stalled = page(set, 'mfe-shop');
    await until(() => fs.existsSync(looping));

    await Promise.all([pool.close(), expect(stalled).rejects.toThrow('closing')]);

    await expect(page(set)).rejects.toThrow('closing');
  });
});
