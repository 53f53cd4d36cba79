import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { stopGroup } from '@kaagazz/release/process-group';

import { useBrowser } from '../support/browser.ts';
import { ROOT } from '../support/running-process.ts';
import { freePort, temporaryFolder } from '../support/site.ts';
import { startBucketSite } from './bucket-site.ts';
import type { BucketSite } from './bucket-site.ts';
import { startLocalRegistry } from './local-registry.ts';
import type { LocalRegistry } from './local-registry.ts';

const START_TIMEOUT_MS = 180_000;
const UPDATE_TIMEOUT_MS = 60_000;

const beginVisit = useBrowser();

let workspace: Awaited<ReturnType<typeof temporaryFolder>>;
let registry: LocalRegistry | undefined;
let site: BucketSite | undefined;

beforeAll(async () => {
  workspace = await temporaryFolder();
  registry = await startLocalRegistry(workspace.folder);
  await run('npm', ['run', 'packages', '--', 'publish', '--registry', registry.url], ROOT);
  site = await startBucketSite();
});

afterAll(async () => {
  await site?.stop();
  await registry?.stop();
  await workspace.remove();
});

it('a new remote app in its own repository passes the release gate and appears on the site', async () => {
  const calendars = await create('calendars');

  const output = await release(calendars, { PERCENT: '100' });

  expect(output).toMatch(/published calendars 1\.0\.0-/);
  expect(output).toMatch(/calendars: 1\.0\.0-[0-9a-f]+$/m);
  await expectPage('/calendars', 'Calendars', 'calendars');
});

it('npm run dev in a remote app’s repository updates the open page after a file is saved', async () => {
  const folder = path.join(workspace.folder, 'calendars');
  const port = await freePort();
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...outside(), PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    await untilReady(dev.stdout);
    const { page, consoleProblems, close } = await beginVisit({ baseURL: `http://localhost:${port}` });
    await page.goto('/calendars');
    await page.locator('html[data-ready]').waitFor();

    const file = path.join(folder, 'src/pages/home-page.tsx');
    await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('From the shop', 'New in the shop'));

    await page.getByRole('heading', { name: 'New in the shop' }).waitFor({ timeout: UPDATE_TIMEOUT_MS });
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    expect(consoleProblems).toEqual([]);
    await close();
  } finally {
    await stopGroup(dev);
  }
});

it('mfe-print passes its tests and the release gate in its own repository', async () => {
  const print = await create('mfe-print', '--from', path.join(ROOT, 'mfe-print'));

  const output = await release(print, { PERCENT: '100' });

  expect(output).toMatch(/published mfe-print 1\.0\.0-/);
  await expectPage('/KaagazzPrint', 'Print', 'mfe-print');
});

async function create(name: string, ...options: string[]): Promise<string> {
  const separator = options.length > 0 ? ['--'] : [];
  // Use an empty npm cache, because the default cache may contain an earlier build with the same
  // version.
  const ownCache = { npm_config_cache: path.join(workspace.folder, 'npm-cache') };
  await run('npm', ['create', '--yes', 'kaagazz-remote', name, ...separator, ...options], workspace.folder, ownCache);
  const folder = path.join(workspace.folder, name);
  await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  return folder;
}

function release(folder: string, settings: NodeJS.ProcessEnv): Promise<string> {
  return run('./release.sh', [], folder, settings);
}

async function expectPage(at: string, heading: string, app: string): Promise<void> {
  const { page, consoleProblems, close } = await beginVisit({ baseURL: site?.url ?? '' });
  await page.goto(at);
  await page.locator('html[data-ready]').waitFor();

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(heading);
  expect(await page.content()).toContain(await stableVersion(app));
  expect(consoleProblems).toEqual([]);
  await close();
}

async function stableVersion(app: string): Promise<string> {
  const status = await run(
    'npm',
    ['run', '--silent', 'release', '--', 'status', app, '--json'],
    path.join(workspace.folder, app),
  );
  const [, version = 'no version'] = /"stable":"([^"]+)"/.exec(status) ?? [];
  return version;
}

async function run(
  command: string,
  options: readonly string[],
  cwd: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, options, {
      cwd,
      env: { ...outside(), ...settings },
      maxBuffer: 100 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...options].join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

function outside(): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(ROOT));
  const names = ['HOME', 'TMPDIR', 'LANG', 'CHROMIUM_PATH'];
  const kept = Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  return { ...kept, PATH: folders.join(path.delimiter), ...registry?.environment, ...site?.environment };
}

function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timeout = setTimeout(
      () => reject(new Error(`npm run dev did not start in time:\n${text}`)),
      START_TIMEOUT_MS,
    );
    output.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (!/^ready http/m.test(text)) return;
      clearTimeout(timeout);
      resolve();
    });
    output.once('end', () => reject(new Error(`npm run dev stopped:\n${text}`)));
  });
}
