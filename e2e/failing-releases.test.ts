import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { useBrowser } from './support/browser.ts';
import { TestReleases } from './support/releases.ts';
import { Shopper } from './support/shopper.ts';
import { startShell } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const visit = useBrowser();
const OPERATOR = 'operator-token-of-this-test-0123456789';
const PAGES: Record<string, string> = {
  'mfe-brand': '/community',
  'mfe-shop': '/products',
  'mfe-print': '/KaagazzPrint',
  'mfe-account': '/login',
};

const APPS = Object.keys(PAGES);

function pairs<Fault>(faults: readonly [string, Fault][]): [app: string, what: string, fault: Fault][] {
  const some = (at: number) => (process.env.LONG ? APPS : APPS.slice(at % APPS.length).slice(0, 1));
  return faults
    .filter((_, at) => process.env.LONG || at % 2 === 1)
    .flatMap(([what, fault], at) => some(at).map((app): [string, string, Fault] => [app, what, fault]));
}

const APPLIED_WITHIN_MS = 2000;

let releases: TestReleases;
let shell: TestSite;

beforeAll(async () => {
  releases = await TestReleases.make();
  shell = await startShell({ releasesDir: releases.folder, env: { OPERATOR_TOKEN: OPERATOR } });
});

afterAll(async () => {
  await shell.stop();
  await releases.remove();
});

const stableOf = (app: string) => releases.built[app] ?? '';

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`timeout: ${what}`);
    await wait(50);
  }
}

async function served(app: string, version: string, cookie = ''): Promise<void> {
  const page = PAGES[app] ?? '/';
  await until(`${app} ${version}`, async () => {
    const html = await (await fetch(shell.url + page, { headers: { cookie } })).text();
    return html.includes(`/releases/${app}/${version}/`);
  });
}

async function deploy(app: string, version: string, isShown = true): Promise<void> {
  const part = { stable: version, previous: stableOf(app), published: [stableOf(app), version] };
  await releases.rollOut({ [app]: part });
  if (isShown) await served(app, version);
  else await wait(APPLIED_WITHIN_MS);
}

async function releasePage(): Promise<string> {
  const headers = { authorization: `Bearer ${OPERATOR}`, accept: 'application/json' };
  return (await fetch(`${shell.url}/_releases`, { headers })).text();
}

function recordLoads(shopper: Shopper): string[] {
  const loads: string[] = [];
  shopper.page.on('response', (response) => {
    if (response.request().isNavigationRequest()) loads.push(new URL(response.url()).pathname);
  });
  return loads;
}

const BROWSER_FAULTS: [string, (app: string) => Promise<string>][] = [
  [
    'without its entry',
    async (app) => {
      const version = await releases.variant(app);
      await rm(path.join(releases.folder, app, version, 'client/remoteEntry.js'));
      await rm(path.join(releases.folder, app, version, 'client/remoteEntry.js.br'), { force: true });
      return version;
    },
  ],
  [
    'with a modified entry',
    async (app) => {
      const version = await releases.variant(app);
      const file = path.join(releases.folder, app, version, 'client/remoteEntry.js');
      await writeFile(file, `${await readFile(file, 'utf8')};globalThis.tampered=true`);
      await rm(`${file}.br`, { force: true });
      return version;
    },
  ],
  [
    'without an integrity hash of its entry',
    (app) =>
      releases.variant(app, {
        manifest(release) {
          release.files = Object.fromEntries(Object.entries(release.files).filter(([name]) => name !== release.entry));
        },
      }),
  ],
  [
    'with another contract version',
    (app) =>
      releases.variant(app, {
        script: (text, name) => (name.startsWith('client/') ? text.replaceAll(/contract: ?1\b/g, 'contract:2') : text),
      }),
  ],
];

describe('a release', () => {
  it.each(pairs(BROWSER_FAULTS))(
    'a release of %s %s is replaced with the previous one after one reload',
    async (app, _fault, make) => {
      const version = await make(app);
      await deploy(app, version);
      const { page, close } = await visit({ baseURL: shell.url });
      const shopper = new Shopper(page, 'mouse');
      const loads = recordLoads(shopper);

      await page.goto(PAGES[app] ?? '/', { waitUntil: 'commit' });
      await until('the second load', async () => loads.length === 2);
      await shopper.waitForHydration();

      expect(loads).toEqual([PAGES[app], PAGES[app]]);
      expect(await page.content()).toContain(`/releases/${app}/${stableOf(app)}/`);
      expect(await page.content()).not.toContain(`/releases/${app}/${version}/`);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      await shopper.main.getByRole('heading', { level: 1 }).waitFor();
      await page.reload();
      await shopper.waitForHydration();
      expect(loads).toHaveLength(3);
      await until('it is reported', async () => (await releasePage()).includes('"load"'));
      await close();
    },
  );

  const late = process.env.LONG ? APPS : ['mfe-shop'];
  it.each(late)('a page stays usable while %s loads late, and hydrates afterwards', async (app) => {
    await releases.rollOut({});
    await served(app, stableOf(app));
    const { page, close } = await visit({ baseURL: shell.url });
    const shopper = new Shopper(page, 'mouse');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/remoteEntry.js', async (route) => {
      await held;
      await route.continue();
    });

    await page.goto(PAGES[app] ?? '/', { waitUntil: 'commit' });
    await shopper.waitForHydration();

    await shopper.main.getByRole('heading', { level: 1 }).waitFor();
    await shopper.main.getByRole('button', { name: 'Try again' }).waitFor();
    await shopper.header.getByRole('button', { name: 'Shop', exact: true }).click();
    await shopper.header.getByRole('link', { name: 'Store' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();

    release();
    await shopper.main.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await shopper.main.getByRole('heading', { level: 1 }).waitFor();
    await close();
  });

  it('a slow section that arrives just before hydration causes no hydration errors', async () => {
    await releases.rollOut({});
    await served('mfe-shop', stableOf('mfe-shop'));
    const { page, consoleProblems, close } = await visit({ baseURL: shell.url });
    const shopper = new Shopper(page, 'mouse');
    await page.addInitScript(arriveBeforeHydration);

    await page.goto('/products');
    await shopper.waitForHydration();

    await shopper.main.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await shopper.main
      .getByRole('link', { name: /Notebook/ })
      .first()
      .waitFor();
    expect(consoleProblems).toEqual([]);
    await close();
  });
});

function arriveBeforeHydration(): void {
  const { setTimeout: startTimer, MessagePort: Port } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (run: TimerHandler, ms?: number) => startTimer(run, ms === 1_500 ? 0 : ms),
  });
  const post: (message: unknown) => void = Port.prototype.postMessage;
  const held: (() => void)[] = [];
  let isHolding = true;
  Port.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (isHolding) held.push(() => post.call(this, message));
    else post.call(this, message);
  };
  const release = () => {
    isHolding = false;
    for (const send of held) send();
  };
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && /routes/.test(target.src)) requestIdleCallback(release);
    },
    true,
  );
}

const after = (code: string) => (text: string, name: string) =>
  name.startsWith('server/') ? `${text}\n;${code}` : text;
const EVERY_ROUTE = 'module.exports.default.routes.forEach';

const SERVER_FAULTS: [string, (app: string) => Promise<string>][] = [
  [
    'without its server bundle',
    async (app) => {
      const version = await releases.variant(app);
      await rm(path.join(releases.folder, app, version, 'server/index.cjs'));
      return version;
    },
  ],
  [
    'with a modified server bundle',
    async (app) => {
      const version = await releases.variant(app);
      const file = path.join(releases.folder, app, version, 'server/index.cjs');
      await writeFile(file, `${await readFile(file, 'utf8')};globalThis.tampered=true`);
      return version;
    },
  ],
  ['that throws while loading', (app) => releases.variant(app, { script: after('throw new Error("broken")') })],
  [
    'that throws while rendering',
    (app) =>
      releases.variant(app, {
        script: after(`${EVERY_ROUTE}((r) => { r.loader = () => { throw new Error("broken"); }; })`),
      }),
  ],
  [
    'whose loaders never resolve',
    (app) =>
      releases.variant(app, { script: after(`${EVERY_ROUTE}((r) => { r.loader = () => new Promise(() => {}); })`) }),
  ],
];

describe('on the server a release', () => {
  async function request(target: string) {
    const response = await fetch(shell.url + target);
    return { status: response.status, html: await response.text() };
  }

  it.each(pairs(SERVER_FAULTS))(
    'a release of %s %s is replaced on the server, or makes only its own section unavailable',
    async (app, _fault, make) => {
      const page = PAGES[app] ?? '/';
      const version = await make(app);
      await releases.rollOut({ [app]: { stable: version, published: [version] } });
      await until('the release fails', async () => (await request(page)).status === 503);

      const { html } = await request(page);
      expect(html).toContain('This page is not available right now');
      expect(html).toContain('Try again');
      expect(html).toContain('<header');
      expect(html).toContain('<footer');
      const others = Object.entries(PAGES).filter(([other]) => other !== app);
      expect(await Promise.all(others.map(async ([, other]) => (await request(other)).status))).toEqual([
        200, 200, 200,
      ]);

      await releases.rollOut({
        [app]: { stable: version, previous: stableOf(app), published: [stableOf(app), version] },
      });
      await until('the previous release is served', async () => (await request(page)).status === 200);
      expect((await request(page)).html).toContain(`/releases/${app}/${stableOf(app)}/`);
      expect((await request(page)).status).toBe(200);
    },
  );
});

it('a section that is still loading offers a "Try again" button', async () => {
  await releases.rollOut({});
  await served('mfe-print', stableOf('mfe-print'));
  const { page, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  const loads = recordLoads(shopper);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/mfe-print\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/community');
  await shopper.waitForHydration();

  await shopper.goToPrint();
  await shopper.main.getByRole('button', { name: 'Try again' }).waitFor();
  await shopper.header.getByRole('link', { name: 'Kaagazz, home' }).waitFor();
  release();

  await shopper.main.getByRole('heading', { level: 1, name: 'Print With Us' }).waitFor();
  expect(loads).toEqual(['/community']);
  await close();
});

it('pressing "Try again" loads a section whose first request hung', async () => {
  await releases.rollOut({});
  await served('mfe-print', stableOf('mfe-print'));
  const { page, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  let requests = 0;
  await page.route(/\/releases\/mfe-print\/.*remoteEntry\.js$/, (route) =>
    ++requests > 1 ? route.continue() : undefined,
  );
  await page.goto('/community');
  await shopper.waitForHydration();
  await shopper.goToPrint();

  await shopper.main.getByRole('button', { name: 'Try again' }).click();
  await shopper.waitForHydration();

  await shopper.main.getByRole('heading', { level: 1, name: 'Print With Us' }).waitFor();
  expect(await shopper.main.getByRole('status').count()).toBe(0);
  expect(requests).toBe(2);
  await close();
});

it('a form keeps text that was typed before hydration', async () => {
  await releases.rollOut({});
  await served('mfe-brand', stableOf('mfe-brand'));
  const { page, consoleProblems, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/mfe-brand\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/partner', { waitUntil: 'commit' });
  await shopper.waitForHydration();
  await shopper.main
    .getByRole('status')
    .getByText('This part of the page is taking longer than usual to load.')
    .waitFor();

  await shopper.main.getByLabel('Full name').fill('Asha Rao');
  await shopper.main.getByLabel('Service type').selectOption('Company Drive');
  await shopper.main.getByLabel('Notes').pressSequentially('Forty diaries please');
  for (let back = ' please'.length; back > 0; back--) await page.keyboard.press('ArrowLeft');
  release();
  await shopper.enabledButton('Send request');
  await page.keyboard.type(', hand-bound');

  expect(await shopper.main.getByLabel('Full name').inputValue()).toBe('Asha Rao');
  expect(await shopper.main.getByLabel('Service type').inputValue()).toBe('Company Drive');
  expect(await shopper.main.getByLabel('Notes').inputValue()).toBe('Forty diaries, hand-bound please');
  expect(await shopper.main.getByText('taking longer than usual').count()).toBe(0);
  expect(consoleProblems).toEqual([]);
  await close();
});

it('a page whose new release throws in the browser reloads with the stable release', async () => {
  const version = await releases.variant('mfe-print', {
    script: (text, name) =>
      name.startsWith('client/print-hub-page')
        ? text.replace(/title:"Print With Us"/, 'title:(()=>{throw Error("broken")})()')
        : text,
  });
  await deploy('mfe-print', version);
  const { page, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  const loads = recordLoads(shopper);

  await page.goto('/');
  await shopper.waitForHydration();
  await shopper.goToPrint();
  await until('the second load', async () => loads.length === 2);
  await shopper.waitForHydration();

  expect(loads).toEqual(['/', '/KaagazzPrint']);
  await shopper.main.getByRole('heading', { level: 1, name: 'Print With Us' }).waitFor();
  await close();
});

it('the server renders the stable release if a new release throws while rendering', async () => {
  const version = await releases.variant('mfe-print', {
    script: (text, name) =>
      name.startsWith('server/')
        ? text.replace(/title: "Print With Us"/, 'title: (()=>{throw Error("broken")})()')
        : text,
  });
  await deploy('mfe-print', version, false);
  const { page, consoleProblems, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  const loads = recordLoads(shopper);

  const response = await page.goto('/KaagazzPrint');
  await shopper.waitForHydration();

  expect(response?.status()).toBe(200);
  expect(loads).toEqual(['/KaagazzPrint']);
  expect(await page.content()).toContain(`/releases/mfe-print/${stableOf('mfe-print')}/`);
  expect(consoleProblems).toEqual([]);
  await until('it is reported', async () => (await releasePage()).includes('render'));
  await close();
});

it('the page reloads with the stable release if a new release’s file fails its integrity check', async () => {
  const version = await releases.variant('shell');
  const { entry } = JSON.parse(await releases.read(`shell/${version}/release.json`)) as { entry: string };
  const file = path.join(releases.folder, 'shell', version, entry);
  await writeFile(file, `${await readFile(file, 'utf8')};globalThis.tampered=true`);
  await rm(`${file}.br`, { force: true });
  await deploy('shell', version);
  const { page, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  const loads = recordLoads(shopper);

  await page.goto('/', { waitUntil: 'commit' });
  await until('the second load', async () => loads.length === 2);
  await shopper.waitForHydration();

  expect(loads).toEqual(['/', '/']);
  expect(await page.content()).toContain(`/releases/shell/${stableOf('shell')}/`);
  await close();
});

it('the other sections work even if one section has no working release', async () => {
  const version = await releases.variant('mfe-brand');
  for (const file of ['remoteEntry.js', 'remoteEntry.js.br']) {
    await rm(path.join(releases.folder, 'mfe-brand', version, 'client', file), { force: true });
  }
  await releases.rollOut({ 'mfe-brand': { stable: version, published: [version] } });
  await served('mfe-brand', version);
  const { page, close } = await visit({ baseURL: shell.url });
  const shopper = new Shopper(page, 'mouse');
  const loads = recordLoads(shopper);

  await page.goto('/');
  await shopper.waitForHydration();

  expect(loads).toEqual(['/']);
  await shopper.main.getByRole('button', { name: 'Try again' }).waitFor();
  await shopper.header.getByRole('button', { name: 'Shop', exact: true }).click();
  await shopper.header.getByRole('link', { name: 'Store' }).click();
  await shopper.waitForPath('/shop');
  await close();
});

it('the rollout stops if the new release fails more often than the stable release', async () => {
  const app = 'mfe-account';
  const version = await releases.variant(app, {
    script: after(`${EVERY_ROUTE}((r) => { r.loader = () => { throw new Error("broken"); }; })`),
  });
  const part = {
    stable: stableOf(app),
    candidate: { version, percent: 50 },
    salt: 'x',
    published: [stableOf(app), version],
  };
  await releases.rollOut({ [app]: part });
  await until('the rollout is seen', async () => (await releasePage()).includes(version));

  for (let i = 0; i < 300; i++) {
    const id = `visitor-${String(i).padStart(14, '0')}`;
    const response = await fetch(`${shell.url}${PAGES[app]}`, { headers: { cookie: `visitor=${id}` } });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }

  await until('it is stopped', async () => (await releases.rollout())[app]?.candidate?.percent === 0);
  const trail = await releases.auditTrail();
  expect(trail.at(-1)).toMatchObject({ what: 'stop', app, to: expect.stringContaining(`${version} at 0 %`) as string });
  expect(shell.output()).toContain(version);
});
