import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

import { ROOT } from './support/running-process.ts';
import { TestReleases } from './support/releases.ts';
import { siteUrl, temporaryFolder } from './support/site.ts';

const run = promisify(execFile);
const GATE_FAILED = 6;
const CORRUPT_RELEASE = 5;
const inLongRuns = process.env.LONG ? it : it.skip;

interface Published {
  code: number;
  output: string;
}

let releases: TestReleases;
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
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const candidateOf = async (app: string) => (await releases.rollout())[app]?.candidate;

function insertLine(line: string, name: string) {
  return (content: string, file: string) =>
    file === 'server/index.cjs' ? content.replace(`function ${name}() {`, (start) => `${start} ${line}`) : content;
}

it('the release gate publishes a release whose pages all hydrate', async () => {
  const version = await releases.variant('mfe-account');

  const { code, output } = await publish('mfe-account', version, { browser: true });

  expect(output).toMatch(/ok +pages on the server/);
  expect(output).toMatch(/ok +pages in a browser/);
  expect(code).toBe(0);
  expect(await candidateOf('mfe-account')).toEqual({ version, percent: 0 });
  expect((await readdir(temporary.folder)).filter((name) => name.startsWith('kaagazz-gate-'))).toEqual([]);
});

it('the release gate rejects a release with a page that throws on the server', async () => {
  const version = await releases.variant('mfe-brand', {
    script: insertLine('throw new Error("no words for this page");', 'AboutPage'),
  });

  const { code, output } = await publish('mfe-brand', version);

  expect(code).toBe(GATE_FAILED);
  expect(output).toContain('mfe-brand /about: status 503');
  expect(output).toContain('no words for this page');
  expect(output).toMatch(/at AboutPage .*index\.cjs/);
  expect(output).not.toMatch(/mfe-brand \/(community|partner|blog).*status/);
  expect(await candidateOf('mfe-brand')).toBeFalsy();
});

it('the release gate rejects a release with a hydration mismatch', async () => {
  const version = await releases.variant('mfe-account', {
    script: (content, name) =>
      name.startsWith('client/') ? content.replace('Login or sign up', 'Log in or sign up') : content,
  });

  const { code, output } = await publish('mfe-account', version, { browser: true });

  expect(output).toMatch(/pages in a browser: mfe-account \/login: .*#418/);
  expect(code).toBe(GATE_FAILED);
  expect(await candidateOf('mfe-account')).toBeFalsy();
});

it('the release gate rejects a release if one of its example URLs returns 404', async () => {
  const version = await releases.variant('mfe-shop', {
    manifest: (release) => Object.assign(release, { examples: { '/products/:id': '/products/sold-out-for-ever' } }),
  });

  const { code, output } = await publish('mfe-shop', version);

  expect(code).toBe(GATE_FAILED);
  expect(output).toContain('mfe-shop /products/:id (/products/sold-out-for-ever): status 404: the example is outdated');
});

it('the release gate skips the page checks after another check has failed', async () => {
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

  const { code, output } = await publish('mfe-print', version, { browser: true });

  expect(code).toBe(GATE_FAILED);
  expect(output).toMatch(/contract: uses contract 2, but shell \S+ is live and supports 1/);
  expect(output).toMatch(/shared versions: mfe-print \S+ needs react \^20\.0\.0, but shell \S+ provides 19/);
  expect(output).toMatch(/paths: \/products\/new: mfe-shop \S+ owns \/products\/:id/);
  expect(output).toMatch(/bytes: mfe-print entry remoteEntry\.js: \S+ KB, over the budget of 7\.0 KB/);
  expect(output).toMatch(/pages on the server .*not checked/);
  expect(await candidateOf('mfe-print')).toBeFalsy();
});

it('the release gate reports that the api is unreachable', async () => {
  const version = await releases.variant('mfe-print');

  const { code, output } = await publish('mfe-print', version, { apiUrl: 'http://127.0.0.1:9' });

  expect(code).toBe(GATE_FAILED);
  expect(output).toContain('no response from the api at http://127.0.0.1:9: set API_URL to a running api');
});

it('the release gate rejects a release with a missing file', async () => {
  const version = await releases.variant('mfe-print', {
    manifest: (release) => Object.assign(release.files, { 'client/lost.js': release.files[release.entry] }),
  });

  const { code, output } = await publish('mfe-print', version);

  expect(code).toBe(CORRUPT_RELEASE);
  expect(output).toContain('client/lost.js is missing');
});

it('the release gate publishes a release of the staff app if its sign-in page renders', async () => {
  const version = await releases.variant('mfe-desk');

  const { code, output } = await publish('mfe-desk', version, { browser: true });

  expect(output).toMatch(/ok +pages in a browser +\S+ s\n +1 pages/);
  expect(code).toBe(0);
  expect(await candidateOf('mfe-desk')).toEqual({ version, percent: 0 });
});

inLongRuns('the gate rejects a desk that does not show its sign-in page', async () => {
  const version = await releases.variant('mfe-desk', {
    script: (content, name) => (name.startsWith('client/') ? content.replaceAll('"form"', '"div"') : content),
  });

  const { code, output } = await publish('mfe-desk', version, { browser: true });

  expect(output).toMatch(/pages in a browser: mfe-desk \/desk: not ready within 60 s/);
  expect(code).toBe(GATE_FAILED);
  expect(await candidateOf('mfe-desk')).toBeFalsy();
});

it('the release gate renders all pages with a new shell before publishing the shell', async () => {
  const version = await releases.variant('shell');
  const browser = Boolean(process.env.LONG);

  const { code, output } = await publish('shell', version, { browser });

  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/pages on the server +\S+ s\n +\d\d pages/) as string,
  });
});
