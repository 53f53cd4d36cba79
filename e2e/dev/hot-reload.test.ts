import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { useBrowser } from '../support/browser.ts';
import type { Visit } from '../support/browser.ts';
import { copyCheckout } from '../support/checkout-copy.ts';
import type { CheckoutCopy } from '../support/checkout-copy.ts';
import { runUntil } from '../support/running-process.ts';
import type { RunningProcess } from '../support/running-process.ts';
import { RELEASES_DIR, freePort } from '../support/site.ts';

const LOGIN_FORM = 'mfe-account/src/features/sign-in/login-form.tsx';
const PATHS = 'mfe-account/src/paths.ts';
const UPDATE_TIMEOUT_MS = 60_000;

const beginVisit = useBrowser();

let copy: CheckoutCopy;
let dev: RunningProcess | undefined;
let url: string;
let rolloutBefore: string;

beforeAll(async () => {
  rolloutBefore = await rollout();
  copy = await copyCheckout('releases/kaagazz');
  dev = await runUntil(/^ready (http:\S+)$/m, path.join(copy.folder, 'shared/tooling/local/src/dev.ts'), {
    args: ['mfe-account'],
    env: { PORT: `${await freePort()}`, DATA_DIR: path.join(copy.folder, '.data'), RELEASES_DIR },
  });
  url = dev.match[1] ?? '';
}, 240_000);

afterAll(async () => {
  await dev?.stop();
  await copy.remove();
});

it('npm run dev applies a change to the open page without losing its state', async () => {
  const { page, consoleProblems, close } = await openLogin();

  const savedAt = performance.now();
  await copy.edit(LOGIN_FORM, "'Send code'", "'Send me a code'");
  await page.getByRole('button', { name: 'Send me a code' }).waitFor({ timeout: UPDATE_TIMEOUT_MS });
  process.stdout.write(`updated ${Math.round(performance.now() - savedAt)} ms after saving\n`);

  expect(await isSamePage(page)).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe('asha@example.com');
  expect(consoleProblems).toEqual([]);
  await expect(untilServed('Send me a code')).resolves.toContain('Send me a code');
  await close();
});

it('npm run dev keeps the page open and shows the build error until it is fixed', async () => {
  const { page, close } = await openLogin();

  await copy.edit(LOGIN_FORM, '<Form noValidate', '<Form< noValidate');
  const panel = page.getByRole('alert').filter({ hasText: 'login-form.tsx' });
  await panel.waitFor({ timeout: UPDATE_TIMEOUT_MS });

  expect(await panel.textContent()).toMatch(/mfe-account\/src\/features\/sign-in\/login-form\.tsx:\d+:\d+/);
  expect(dev?.output()).toMatch(/login-form\.tsx:\d+:\d+/);
  expect((await fetch(`${url}/login`)).status).toBe(200);

  await copy.edit(LOGIN_FORM, '<Form< noValidate', '<Form noValidate');
  await panel.waitFor({ state: 'detached', timeout: UPDATE_TIMEOUT_MS });
  await copy.edit(LOGIN_FORM, "'Send me a code'", "'Mail me a code'");
  await page.getByRole('button', { name: 'Mail me a code' }).waitFor({ timeout: UPDATE_TIMEOUT_MS });

  expect(await isSamePage(page)).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe('asha@example.com');
  await close();
});

it('npm run dev reloads the page once after a change that cannot be hot-updated', async () => {
  const { page, close } = await openLogin();
  let loads = 0;
  page.on('load', () => (loads += 1));

  await copy.edit(PATHS, 'export', '/** changed */\nexport const unused = 1;\nexport');
  await page.waitForFunction(() => !('samePage' in globalThis), undefined, { timeout: UPDATE_TIMEOUT_MS });
  await page.locator('html[data-ready]').waitFor();
  await copy.edit(LOGIN_FORM, "'Mail me a code'", "'Send code'");
  await page.getByRole('button', { name: 'Send code' }).waitFor({ timeout: UPDATE_TIMEOUT_MS });

  expect(loads).toBe(1);
  await close();
});

it('npm run dev leaves no processes running after it stops', async () => {
  await dev?.stop();

  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'args']);
  expect(stdout.split('\n').filter((line) => line.includes(copy.folder))).toEqual([]);
  expect(await rollout()).toBe(rolloutBefore);
});

async function openLogin(): Promise<Visit> {
  const visit = await beginVisit({ baseURL: url });
  await visit.page.goto('/login');
  await visit.page.locator('html[data-ready]').waitFor();
  await visit.page.getByLabel('Email').fill('asha@example.com');
  await visit.page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  return visit;
}

function isSamePage(page: Visit['page']): Promise<boolean> {
  return page.evaluate(() => 'samePage' in globalThis);
}

async function untilServed(text: string): Promise<string> {
  const deadline = performance.now() + UPDATE_TIMEOUT_MS;
  for (;;) {
    const html = await (await fetch(`${url}/login`)).text();
    if (html.includes(text) || performance.now() > deadline) return html;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function rollout(): Promise<string> {
  return fs.readFile(path.join(RELEASES_DIR, 'rollout.json'), 'utf8');
}
