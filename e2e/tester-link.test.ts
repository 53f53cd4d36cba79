import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { oneWidth, useBrowser } from './support/browser.ts';
import { TestReleases } from './support/releases.ts';
import { ROOT } from './support/running-process.ts';
import { Shopper } from './support/shopper.ts';
import { startShell } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const run = promisify(execFile);
const visit = useBrowser();
const SECRET = 'secret-of-this-test-0123456789-0123456789';
const OPERATOR = 'operator-token-of-this-test-0123456789';
const NEW_HEADING = 'Print With Us, unseen';

let releases: TestReleases;
let shell: TestSite;
let unseen: string;

beforeAll(async () => {
  releases = await TestReleases.make();
  unseen = await releases.variant('mfe-print', {
    script: (text) => text.replaceAll('Print With Us', NEW_HEADING),
  });
  const part = { stable: null, candidate: { version: unseen, percent: 0 }, salt: 'print', published: [unseen] };
  await releases.rollOut({ 'mfe-print': part });
  shell = await startShell({
    releasesDir: releases.folder,
    env: { RELEASES_SECRET: SECRET, OPERATOR_TOKEN: OPERATOR },
  });
});

afterAll(async () => {
  await shell.stop();
  await releases.remove();
});

async function release(...options: string[]): Promise<string> {
  const env = { ...process.env, RELEASES_DIR: releases.folder, RELEASES_SECRET: SECRET, SITE_ORIGIN: shell.url };
  const { stdout } = await run(process.execPath, ['shared/tooling/release/src/cli/main.ts', ...options], {
    cwd: ROOT,
    env,
  });
  return stdout.trim();
}

it.each(oneWidth(390))(
  'a tester link shows an unlaunched release with a badge until the tester leaves (%i px)',
  async (width) => {
    const link = await release('link', 'mfe-print', unseen);
    const { page, consoleProblems, close } = await visit({ baseURL: shell.url, width });
    const shopper = new Shopper(page, 'keyboard');
    expect((await page.goto('/KaagazzPrint'))?.status()).toBe(404);

    await page.goto(link);
    await shopper.waitForHydration();

    await shopper.main.getByRole('heading', { level: 1, name: NEW_HEADING }).waitFor();
    const badge = page.getByRole('complementary', { name: 'Tester’s release' }).or(page.locator('aside')).first();
    expect(await badge.innerText()).toContain(unseen);
    await page.goto('/');
    expect(await page.content()).toContain('Kaagazz Print');

    await shopper.input.press(badge.getByRole('button', { name: 'Leave' }));
    await badge.waitFor({ state: 'detached' });
    expect((await page.goto('/KaagazzPrint'))?.status()).toBe(404);
    expect(consoleProblems.filter((line) => !line.includes('404'))).toEqual([]);
    await close();
  },
);

it.each([
  ['unsigned', 'eyJhbGciOiJub25lIn0.eyJjbGFpbXMiOnsibWZlLXByaW50IjoiOS4wLjEtdmFyaWFudCJ9LCJhdWQiOiJ0ZXN0ZXIifQ.'],
  ['foreign', 'eyJhbGciOiJIUzI1NiJ9.eyJjbGFpbXMiOnsibWZlLXByaW50IjoiMSJ9fQ.c2lnbmVkIGJ5IHNvbWVib2R5IGVsc2U'],
  ['not a token', 'mfe-print@9.0.1-variant'],
])('the server ignores a tester’s choice that is %s', async (_, token) => {
  const headers = { cookie: `tester=${token}; mfe-print=${unseen}` };

  const page = await fetch(`${shell.url}/KaagazzPrint?mfe-print=${unseen}`, { headers });
  const link = await fetch(`${shell.url}/_releases/try/${token}`, { redirect: 'manual' });

  expect(page.status).toBe(404);
  expect(await page.text()).not.toContain(unseen);
  expect(link.status).toBe(400);
  expect(link.headers.getSetCookie()).toEqual([]);
});

it('only operators can open the release page and change the rollout', async () => {
  expect((await fetch(`${shell.url}/_releases`)).status).toBe(404);
  const { page, consoleProblems, close } = await visit({ baseURL: shell.url });

  await page.goto(await release('page'));
  await page.waitForURL((url) => url.pathname === '/_releases');
  await page.getByText(unseen).first().waitFor();
  const sheet = page
    .locator('section, article')
    .filter({ has: page.getByRole('heading', { name: 'mfe-print' }) })
    .first();
  await sheet.getByRole('link', { name: /\b10\b/ }).click();
  await page.getByRole('button', { name: /\b10\b/ }).click();
  await page.waitForURL((url) => url.pathname === '/_releases');

  const rollout = await releases.rollout();
  expect(rollout['mfe-print']?.candidate).toMatchObject({ version: unseen, percent: 10 });
  expect((await releases.auditTrail()).at(-1)).toMatchObject({ what: 'promote', app: 'mfe-print' });
  expect(consoleProblems).toEqual([]);
  await close();
});
