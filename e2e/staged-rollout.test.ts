import { setTimeout as wait } from 'node:timers/promises';

import { useBrowser } from './support/browser.ts';
import { TestReleases } from './support/releases.ts';
import { Shopper } from './support/shopper.ts';
import { startShell } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const visit = useBrowser();
const HEADING = 'Print With Us';
const NEW_HEADING = 'Print With Us, candidate';

let releases: TestReleases;
let shell: TestSite;
let candidate: string;

beforeAll(async () => {
  releases = await TestReleases.make();
  candidate = await releases.variant('mfe-print', { script: (text) => text.replaceAll(HEADING, NEW_HEADING) });
  await rollOut(30);
  shell = await startShell({ releasesDir: releases.folder });
});

afterAll(async () => {
  await shell.stop();
  await releases.remove();
});

const built = () => releases.built['mfe-print'] ?? '';

async function rollOut(percent: number): Promise<void> {
  const part = {
    stable: built(),
    candidate: { version: candidate, percent },
    salt: 'print',
    published: [built(), candidate],
  };
  await releases.rollOut({ 'mfe-print': part });
}

async function headingFor(visitor: string): Promise<string> {
  const response = await fetch(`${shell.url}/KaagazzPrint`, { headers: { cookie: `visitor=${visitor}` } });
  const html = await response.text();
  return /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
}

const visitors = Array.from({ length: 60 }, (_, i) => `visitor-${String(i).padStart(14, '0')}`);

async function withCandidate(): Promise<string[]> {
  const headings = await Promise.all(visitors.map(async (id) => [id, await headingFor(id)] as const));
  return headings.flatMap(([id, heading]) => (heading === NEW_HEADING ? [id] : []));
}

async function until(isApplied: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isApplied())) {
    if (Date.now() > deadline) throw new Error('the change was not applied within 60 s');
    await wait(50);
  }
}

it('a visitor stays on the candidate release when the rollout percentage is increased', async () => {
  const some = await withCandidate();
  expect(some.length).toBeGreaterThan(5);
  expect(some.length).toBeLessThan(35);
  expect(await withCandidate()).toEqual(some);

  await rollOut(60);
  await until(async () => (await withCandidate()).length > some.length);
  expect(await withCandidate()).toEqual(expect.arrayContaining(some));

  await rollOut(0);
  await until(async () => (await withCandidate()).length === 0);
  await rollOut(30);
  await until(async () => (await withCandidate()).length > 0);
  expect(await withCandidate()).toEqual(some);
});

it('the browser hydrates each page with the release that rendered it', async () => {
  for (const kind of [NEW_HEADING, HEADING]) {
    const inside = await withCandidate();
    const id = visitors.find((each) => inside.includes(each) === (kind === NEW_HEADING)) ?? '';
    const { page, consoleProblems, close } = await visit({ baseURL: shell.url });
    await page.context().addCookies([{ name: 'visitor', value: id, url: shell.url }]);
    const shopper = new Shopper(page, 'mouse');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));

    for (let visits = 0; visits < 2; visits++) {
      await page.goto('/KaagazzPrint');
      await shopper.waitForHydration();
      expect(await shopper.main.getByRole('heading', { level: 1 }).innerText()).toBe(kind);
    }
    await page.goto('/');
    await shopper.waitForHydration();
    await shopper.goToPrint();
    await shopper.main.getByRole('heading', { level: 1, name: kind, exact: true }).waitFor();

    const version = kind === NEW_HEADING ? candidate : built();
    const ofPrint = scripts.filter((path) => path.startsWith('/releases/mfe-print/'));
    expect(ofPrint.length).toBeGreaterThan(0);
    expect(ofPrint.filter((path) => !path.includes(`/${version}/`))).toEqual([]);
    expect(consoleProblems).toEqual([]);
    await close();
  }
});

it('a new visitor keeps the same release after reloads', async () => {
  const { page, close } = await visit({ baseURL: shell.url });
  await page.goto('/KaagazzPrint');
  const cookies = await page.context().cookies();
  const first = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();

  expect(cookies.find(({ name }) => name === 'visitor')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  for (let again = 0; again < 3; again++) {
    await page.reload();
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()).toBe(first);
  }
  await close();
});

it('two visitors with the same release versions receive identical HTML', async () => {
  const [one = '', other = ''] = (await withCandidate()).slice(0, 2);
  const html = async (visitor: string) => {
    const response = await fetch(`${shell.url}/KaagazzPrint`, { headers: { cookie: `visitor=${visitor}` } });
    const page = (await response.text()).replaceAll(/nonce="[^"]*"/g, '').replace(/\.view=\{[^}]*\} */, '');
    return page.replaceAll(/"(requestId|startedTimeStamp|fulfilledTimeStamp)":("[^"]*"|\d+)/g, '');
  };

  expect(await html(one)).toBe(await html(other));
});

describe('a section without a stable release', () => {
  const notLaunched = () =>
    releases.rollOut({
      'mfe-print': {
        stable: null,
        candidate: { version: candidate, percent: 0 },
        salt: 'print',
        published: [candidate],
      },
    });

  beforeAll(async () => {
    await notLaunched();
    await until(async () => (await fetch(`${shell.url}/KaagazzPrint`)).status === 404);
  });

  it('the pages of a section without a stable release return 404', async () => {
    for (const width of [390, 1440]) {
      const { page, consoleProblems, close } = await visit({ baseURL: shell.url, width });
      const shopper = new Shopper(page, 'mouse');
      await page.goto('/community');
      await shopper.waitForHydration();
      await shopper.header.getByRole('button', { name: width === 390 ? 'Open menu' : 'Shop', exact: true }).click();

      await shopper.header.getByRole('link', { name: 'Store' }).waitFor();
      expect(await page.getByRole('link', { name: 'Kaagazz Print' }).count()).toBe(0);

      expect((await page.goto('/KaagazzPrint'))?.status()).toBe(404);
      await shopper.main.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
      expect(consoleProblems.filter((line) => !line.includes('404'))).toEqual([]);
      await close();
    }
  });

  it('a section with only a candidate release returns 404 to visitors outside the rollout', async () => {
    await releases.rollOut({
      'mfe-print': {
        stable: null,
        candidate: { version: candidate, percent: 30 },
        salt: 'print',
        published: [candidate],
      },
    });
    await until(async () => (await withCandidate()).length > 0);
    const inside = await withCandidate();

    const statuses = await Promise.all(
      visitors.map(
        async (visitor) =>
          (await fetch(`${shell.url}/KaagazzPrint`, { headers: { cookie: `visitor=${visitor}` } })).status,
      ),
    );

    expect(visitors.filter((_, i) => statuses[i] === 200)).toEqual(inside);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
  });
});
