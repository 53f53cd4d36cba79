import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

import { ROOT } from './support/running-process.ts';
import { TestReleases } from './support/releases.ts';
import { siteUrl, temporaryFolder } from './support/site.ts';

const run = promisify(execFile);
const GATE_FAILED = 6;
const CORRUPT_RELEASE = 5;

interface Published {
  code: number;
  /** what people read: progress and the refusal */
  said: string;
}

let releases: TestReleases;
/** where the gate may keep what it needs meanwhile */
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  releases = await TestReleases.make();
  temporary = await temporaryFolder();
});
afterAll(async () => {
  await releases.remove();
  await temporary.remove();
});
beforeEach(() => releases.rollOut({}));

/** `npm run release -- publish`, as a team runs it. */
async function publish(app: string, version: string, { browser = false, apiUrl = siteUrl() } = {}): Promise<Published> {
  const command = [
    'shared/tooling/release/src/cli/main.ts',
    'publish',
    app,
    version,
    ...(browser ? [] : ['--no-browser']),
  ];
  const env = {
    ...process.env,
    NODE_ENV: '',
    TMPDIR: temporary.folder,
    RELEASES_DIR: releases.folder,
    API_URL: apiUrl,
  };
  try {
    const { stdout, stderr } = await run(process.execPath, command, { cwd: ROOT, env });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

const candidateOf = async (app: string) => (await releases.rollout())[app]?.candidate;

/** Puts a line at the beginning of a function of the server bundle. */
function first(line: string, of: string) {
  return (content: string, name: string) =>
    name === 'server/index.cjs' ? content.replace(`function ${of}() {`, (start) => `${start} ${line}`) : content;
}

it('lets a release in that draws and hydrates every page, and leaves nothing of the trial behind', async () => {
  const version = await releases.variant('mfe-account');

  const { code, said } = await publish('mfe-account', version, { browser: true });

  expect(said).toMatch(/ok +pages on the server/);
  expect(said).toMatch(/ok +pages in a browser/);
  expect(code).toBe(0);
  expect(await candidateOf('mfe-account')).toEqual({ version, percent: 0 });
  expect((await readdir(temporary.folder)).filter((name) => name.startsWith('kaagazz-gate-'))).toEqual([]);
});

it('stays shut before a page that throws on the server, and says which, and where it threw', async () => {
  const version = await releases.variant('mfe-brand', {
    script: first('throw new Error("no words for this page");', 'AboutPage'),
  });

  const { code, said } = await publish('mfe-brand', version);

  expect(code).toBe(GATE_FAILED);
  expect(said).toContain('mfe-brand /about: answers 503');
  expect(said).toContain('no words for this page');
  expect(said).toMatch(/at AboutPage .*index\.cjs/);
  expect(said).not.toMatch(/mfe-brand \/(community|partner|blog).*answers/);
  expect(await candidateOf('mfe-brand')).toBeFalsy();
});

it('stays shut before a page that is another in the browser than on the server', async () => {
  const version = await releases.variant('mfe-account', {
    script: (content, name) => (name.startsWith('client/') ? content.replace('Welcome back', 'Welcome home') : content),
  });

  const { code, said } = await publish('mfe-account', version, { browser: true });

  expect(said).toMatch(/ok +pages on the server/);
  expect(said).toMatch(/pages in a browser: mfe-account \/login: .*#418/);
  expect(code).toBe(GATE_FAILED);
  expect(await candidateOf('mfe-account')).toBeFalsy();
});

it('stays shut before an example that is gone', async () => {
  const version = await releases.variant('mfe-shop', {
    manifest: (release) => Object.assign(release, { examples: { '/products/:id': '/products/sold-out-for-ever' } }),
  });

  const { code, said } = await publish('mfe-shop', version);

  expect(code).toBe(GATE_FAILED);
  expect(said).toContain('mfe-shop /products/:id (/products/sold-out-for-ever): answers 404: its example is gone');
});

it('reads all that can be read before any page is drawn: paths, sizes, contract, shared packages', async () => {
  const version = await releases.variant('mfe-print', {
    script: (content, name) =>
      name === 'client/remoteEntry.js' ? `${content}/*${Buffer.from(content).toString('base64')}*/` : content,
    manifest: (release) =>
      Object.assign(release, {
        contract: 2,
        paths: ['/KaagazzPrint', '/products/new'],
        shared: { react: '^20.0.0' },
      }),
  });

  const { code, said } = await publish('mfe-print', version, { browser: true });

  expect(code).toBe(GATE_FAILED);
  expect(said).toMatch(/contract: speaks contract 2, but shell \S+ is live and hosts 1/);
  expect(said).toMatch(/shared versions: mfe-print \S+ needs react \^20\.0\.0, but shell \S+ brings 19/);
  expect(said).toMatch(/paths: \/products\/new: mfe-shop \S+ owns \/products\/:id/);
  expect(said).toMatch(/bytes: mfe-print entry remoteEntry\.js: \S+ KB, over the budget of 7\.0 KB/);
  expect(said).toMatch(/pages on the server .*not checked/);
  expect(await candidateOf('mfe-print')).toBeFalsy();
});

it('says in one line what it needs to look at pages at all', async () => {
  const version = await releases.variant('mfe-print');

  const { code, said } = await publish('mfe-print', version, { apiUrl: 'http://127.0.0.1:9' });

  expect(code).toBe(GATE_FAILED);
  expect(said).toContain('no api answers at http://127.0.0.1:9: name a running api with API_URL');
});

it('does not even begin with a release that was half copied', async () => {
  const version = await releases.variant('mfe-print', {
    manifest: (release) => Object.assign(release.files, { 'client/lost.js': release.files[release.entry] }),
  });

  const { code, said } = await publish('mfe-print', version);

  expect(code).toBe(CORRUPT_RELEASE);
  expect(said).toContain('client/lost.js is missing');
});

it('draws every page of every section in a new shell', async () => {
  const version = await releases.variant('shell');
  // a first look is enough for every change: the long form also opens them all in a browser
  const browser = Boolean(process.env.LONG);

  const { code, said } = await publish('shell', version, { browser });

  expect(said).toMatch(/pages on the server +\S+ s\n +\d\d pages/);
  expect(code).toBe(0);
});
