import { accessibilityProblems } from './support/accessibility-problems.ts';
import { eventually } from './support/servers/eventually.ts';
import { useBrowser } from './support/browser.ts';
import { copyBreakableRelease } from './support/breakable-release.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { Shopper } from './support/shopper.ts';
import { freePort, siteUrl, startShell } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const visit = useBrowser();
const TRY_AGAIN = { name: 'Try again' };

async function expectFrame({ header, page }: Shopper): Promise<void> {
  await header.getByRole('link').first().waitFor();
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
}

describe('a broken remote', () => {
  let releases: Awaited<ReturnType<typeof copyBreakableRelease>>;
  let shell: TestSite;

  beforeAll(async () => {
    releases = await copyBreakableRelease('mfe-shop');
    await releases.breakServerBundle();
    shell = await startShell({ releasesDir: releases.folder });
  });

  afterAll(async () => {
    await shell.stop();
    await releases.remove();
  });

  it('only the affected section is unavailable if a remote app fails on the server', async () => {
    const status = async (path: string) => (await fetch(shell.url + path)).status;
    expect(await status('/products')).toBe(503);
    expect(await status('/')).toBe(200);
    expect(await status('/login')).toBe(200);
    expect(await status('/KaagazzPrint')).toBe(200);
    const { page, close } = await visit({ baseURL: shell.url });
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/products');
    await shopper.waitForHydration();
    await expectFrame(shopper);

    await releases.repairServerBundle();
    expect(await eventually(async () => (await status('/products')) === 200)).toBe(true);
    await shopper.main.getByRole('button', TRY_AGAIN).click();

    await shopper.main.locator('a[href^="/products/"]').first().waitFor();
    await expectFrame(shopper);
    await close();
  });

  it('only the affected section is unavailable if a remote app fails in the browser', async () => {
    const { page, close } = await visit({ baseURL: shell.url });
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/');
    await shopper.waitForHydration();
    await releases.hideClientFiles();

    await shopper.main.getByRole('link', { name: 'Explore Products' }).first().click();
    await shopper.main.getByRole('button', TRY_AGAIN).waitFor();
    await expectFrame(shopper);

    await releases.restoreClientFiles();
    await shopper.main.getByRole('button', TRY_AGAIN).click();
    await shopper.main.locator('a[href^="/products/"]').first().waitFor();
    await close();
  });

  it('a page keeps its server-rendered content if its remote app fails in the browser', async () => {
    await releases.hideClientFiles();
    const { page, close } = await visit({ baseURL: shell.url });
    const shopper = new Shopper(page, 'mouse');

    await page.goto('/products');
    await shopper.waitForHydration();
    await shopper.main.getByRole('status').getByText('Part of this page could not be loaded.').waitFor();
    await shopper.main.locator('a[href^="/products/"]').first().waitFor();
    await expectFrame(shopper);
    await shopper.header.getByRole('link', { name: 'Kaagazz, home' }).click();

    await shopper.main.getByRole('link', { name: 'Explore Products' }).first().waitFor();
    await releases.restoreClientFiles();
    await close();
  });
});

describe('without the api', () => {
  let shell: TestSite;

  beforeAll(async () => {
    shell = await startShell({ apiUrl: `http://127.0.0.1:${await freePort()}` });
  });

  afterAll(() => shell.stop());

  it('while the api is down, pages that need data return 503 and other pages return 200', async () => {
    const response = async (path: string) => {
      const response = await fetch(shell.url + path);
      return { status: response.status, text: await response.text() };
    };

    const list = await response('/products');
    expect(list.status).toBe(503);
    expect(list.text.includes('Failed to load products.')).toBe(true);
    const product = await response('/products/any');
    expect(product.status).toBe(503);
    expect(product.text.includes('Product not found')).toBe(true);
    const home = await response('/');
    expect(home.text.includes('Failed to load best picks. Please try again.')).toBe(true);
    expect(home.text).not.toMatch(/<h2[^>]*>\s*<\/h2>/);
    expect((await response('/login')).status).toBe(200);
    expect((await response('/KaagazzPrint')).status).toBe(200);
  });

  it('the cart page shows the stored cart while the api is down', async () => {
    const { page, close } = await visit({ baseURL: shell.url });
    const shopper = new Shopper(page, 'mouse');
    const lines = [
      { id: 'notebook', title: 'Notebook', price: 100, quantity: 999 },
      { id: 'journal', title: 'Journal', price: 100, quantity: 2, image: '' },
    ];
    await page.addInitScript((stored) => localStorage.setItem('cartItems', JSON.stringify(stored)), lines);

    await page.goto('/cart');
    await shopper.main.getByText('Notebook', { exact: true }).waitFor();
    expect(await shopper.cartLink.getAttribute('aria-label')).toBe('Cart, 1001 items');
    for (const { title } of lines) {
      const picture = shopper.main.getByRole('listitem').filter({ hasText: title }).locator('img');
      await picture.evaluate((it: HTMLImageElement) => it.decode());
      expect(await picture.getAttribute('src')).toContain('no-picture');
    }
    const badge = (await shopper.cartLink.getByText('999+').boundingBox())!;
    const icon = (await shopper.cartLink.locator('svg').boundingBox())!;
    expect((icon.y + icon.height - badge.y - badge.height) / icon.height).toBeGreaterThan(0.7);

    await page.goto('/login');
    const send = await shopper.enabledButton('Send code');
    await shopper.main.getByLabel('Email').fill('asha@example.com');
    await send.click();
    await shopper.main.getByRole('alert').waitFor();
    await close();
  });
});

describe('without a connection', () => {
  it('an offline visitor sees the cart and recently viewed products', async () => {
    const { page, close } = await visit({ width: 390, serviceWorker: true });
    const shopper = new Shopper(page, 'mouse');
    const product = await plentifulProduct('stationery');
    await shopper.addProductToCart(product);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.locator('link[rel="manifest"][href="/manifest.webmanifest"]').waitFor({ state: 'attached' });
    const stored = await page.evaluate(async () => {
      const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return found.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored).toEqual(['/offline']);

    await page.context().setOffline(true);
    await page.goto('/cart');

    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    const cart = await page.getByRole('region', { name: 'Your cart' }).innerText();
    expect(cart).toContain(product.title);
    expect(cart).toContain('as of your last visit');
    await page.getByRole('region', { name: 'Recently viewed' }).getByText(product.title).waitFor();
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Try again']);
    expect(await page.getByRole('link').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.context().setOffline(false);
    await shopper.main.getByText(product.title).first().waitFor();
    await close();
  });
});

describe('invalid data in the browser storage', () => {
  it.each([
    ['cartItems', '{not json'],
    ['cartItems', '[{"id":7}]'],
    ['user', '{"half":'],
    ['token', 'not.a.token'],
  ])('the shop removes an invalid storage entry: %s=%s', async (key, value) => {
    const { page, consoleProblems, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/login');
    await page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);

    await shopper.addProductToCart(await plentifulProduct('paper'));

    await shopper.waitForCartCount(1);
    await shopper.header.getByRole('link', { name: /Login/ }).waitFor();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).not.toBe(value);
    expect(consoleProblems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    await close();
  });
});

describe('bad input', () => {
  const send = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${siteUrl()}/api/auth/login`, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as object };
  };

  it.each([
    ['malformed JSON', '{"email":'],
    ['a wrong type', '{"email":7}'],
    ['an over-long field', JSON.stringify({ email: `${'a'.repeat(5000)}@example.com` })],
  ])('%s gets the usual error response', async (_, body) => {
    const response = await send(body);

    expect(response.status).toBe(400);
    expect(response.body).toHaveProperty('success', false);
    expect(response.body).toHaveProperty('message');
    expect(response.body).toHaveProperty('code');
  });
});
