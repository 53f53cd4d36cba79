import { setTimeout as wait } from 'node:timers/promises';

import { useBrowser } from './support/browser.ts';
import { TestReleases } from './support/releases.ts';
import { Shopper } from './support/shopper.ts';
import { startShell } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const visit = useBrowser();
const OPERATOR = 'operator-token-of-this-test-0123456789';

interface ReleasePage {
  apps: { app: string; releases: { role: string; views: number; lcp: number | null }[] }[];
}

let releases: TestReleases;
let shell: TestSite;

beforeAll(async () => {
  releases = await TestReleases.make();
  shell = await startShell({ releasesDir: releases.folder, env: { OPERATOR_TOKEN: OPERATOR, VITALS_SAMPLE: '1' } });
});

afterAll(async () => {
  await shell.stop();
  await releases.remove();
});

async function stableOf(app: string) {
  const headers = { authorization: `Bearer ${OPERATOR}`, accept: 'application/json' };
  const { apps } = (await (await fetch(`${shell.url}/_releases`, { headers })).json()) as ReleasePage;
  return apps.find((each) => each.app === app)?.releases.find(({ role }) => role === 'stable');
}

it('the LCP of a page view is reported when the visitor leaves the page', async () => {
  const { page, consoleProblems, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  const measures = page.waitForResponse((response) => response.url().includes('/client/vitals.'));
  await page.goto('/contact');
  await shopper.waitForHydration();
  await measures;
  await shopper.header.getByRole('button', { name: 'Shop', exact: true }).click();
  await shopper.header.getByRole('link', { name: 'Store' }).waitFor();

  await page.goto('/products');
  await shopper.waitForHydration();

  const deadline = Date.now() + 30_000;
  let stable = await stableOf('mfe-brand');
  while (stable?.lcp === null && Date.now() < deadline) {
    await wait(100);
    stable = await stableOf('mfe-brand');
  }
  expect(stable).toMatchObject({
    views: 1,
    lcp: expect.any(Number) as number,
  });
  expect(consoleProblems).toEqual([]);
  await close();
});
