import type { Page } from 'playwright-core';

import { accessibilityProblems } from './support/accessibility-problems.ts';
import { oneWidth, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function isBackAt(page: Page, place: number, count: number): Promise<void> {
  await page.waitForFunction(
    ([wantedPlace, wantedCount]) =>
      document.querySelectorAll('section article').length === wantedCount && Math.abs(window.scrollY - wantedPlace) < 3,
    [place, count] as const,
  );
}

async function isAtProduct(page: Page): Promise<void> {
  await page.waitForURL(/\/products\/[\w-]+$/);
  const offer = { name: /^(Add to cart|Tell me when it’s back)$/ };
  await page.getByRole('main').getByRole('button', offer).waitFor();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
}

async function productWithPictures(page: Page): Promise<string> {
  const response = await page.request.get('/api/product/list?limit=100');
  const { products } = (await response.json()) as { products: { _id: string; images: string[] }[] };
  const found = products.find(({ images }) => images.length >= 3);
  if (!found) throw new Error('no product with three pictures');
  return `/products/${found._id}`;
}

describe('browsing', () => {
  it('searching in the phone menu finds products despite a spelling mistake', async () => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/');
    await shopper.waitForHydration();

    await shopper.header.getByRole('button', { name: 'Open menu' }).click();
    await shopper.header.getByRole('searchbox', { name: 'Search the shop' }).last().fill('jounral');
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Results for “jounral”' }).waitFor();
    await cards(page).filter({ hasText: 'Journal' }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('a product page shows recently viewed products', async () => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, 'mouse');
    const first = await plentifulProduct('paper');
    await page.goto(`/products/${first._id}`);
    await shopper.waitForHydration();

    await page.getByRole('region', { name: 'You may also like' }).getByRole('link').first().click();

    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await viewed.getByRole('link', { name: first.title }).waitFor();
    expect(await viewed.getByRole('link').count()).toBe(1);
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('search suggestions link only to pages that exist', async () => {
    const { page, close } = await visit();
    const found = new Set<string>();
    for (const q of [
      'stationery',
      'gift',
      'paper',
      'madhubani',
      'invitation',
      'print',
      'certificate',
      'business',
      'art',
      'coupon',
      'newsletter',
      'corporate',
    ]) {
      const response = await page.request.get(`/api/product/suggest?q=${q}`);
      const { pages } = (await response.json()) as { pages: { path: string }[] };
      for (const { path } of pages) found.add(path);
    }

    expect(found.size).toBeGreaterThan(12);
    for (const path of found) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    await close();
  });

  it.each(oneWidth(1440))('keyboard users can open a suggested product and a search result at %i px', async (width) => {
    const { page, consoleProblems, close } = await visit({ width });
    const shopper = new Shopper(page, 'keyboard');
    const field = page.getByRole('combobox', { name: 'Search products' });
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
    await page.goto('/products');
    await shopper.waitForHydration();

    await shopper.input.fill(field, 'note');
    const first = suggestions.getByRole('option').first();
    await first.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await first.getAttribute('aria-selected')).toBe('true');
    expect(await accessibilityProblems(page)).toEqual([]);
    const box = await suggestions.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await suggestions.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('note');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await isAtProduct(page);

    await page.goBack();
    await cards(page).first().waitFor();
    await shopper.input.fill(field, 'xylophone');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No products found for “xylophone”.' }).waitFor();

    expect(consoleProblems).toEqual([]);
    await close();
  });

  it.each(oneWidth(390))(
    'Back and reload restore the filters and the scroll position of a list at %i px',
    async (width) => {
      const { page, consoleProblems, close } = await visit({ width });
      const shopper = new Shopper(page, 'mouse');
      await page.goto('/products');
      await shopper.waitForHydration();

      if (width < 600) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('checkbox', { name: 'In stock' }).check();
      await page.waitForURL('**/products?inStock=true');
      expect(await accessibilityProblems(page)).toEqual([]);
      if (width < 600) await page.getByRole('button', { name: 'Show products' }).click();
      await cards(page).nth(23).waitFor();

      await page.getByRole('link', { name: 'Load more' }).click();
      await page.waitForURL('**/products?inStock=true&pages=2');
      await cards(page).nth(24).waitFor();
      const count = await cards(page).count();
      const opened = cards(page).nth(26).getByRole('link');
      await opened.scrollIntoViewIfNeeded();
      const place = await placeOf(page);
      expect(place).toBeGreaterThan(500);
      await opened.click();
      await isAtProduct(page);

      await page.goBack();
      await isBackAt(page, place, count);

      await cards(page).nth(26).getByRole('link').click();
      await isAtProduct(page);
      await page.reload();
      await shopper.waitForHydration();
      await page.goBack();
      await isBackAt(page, place, count);

      await page.reload();
      await shopper.waitForHydration();
      await isBackAt(page, place, count);

      await page.getByRole('link', { name: 'Clear all' }).click();
      await page.waitForURL(/\/products$/);
      expect(consoleProblems).toEqual([]);
      await close();
    },
  );

  it('the Back button restores the scroll position of a product list that loads slowly', async () => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/products?pages=2');
    await shopper.waitForHydration();
    await cards(page).nth(24).waitFor();
    const count = await cards(page).count();
    const opened = cards(page).nth(26).getByRole('link');
    await opened.scrollIntoViewIfNeeded();
    await opened.click();
    await isAtProduct(page);
    await page.goBack();
    await opened.scrollIntoViewIfNeeded();
    const place = await placeOf(page);
    expect(place).toBeGreaterThan(500);
    await opened.click();
    await isAtProduct(page);

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/mfe-shop\/.*remoteEntry\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await shopper.waitForHydration();
    await page.goBack({ waitUntil: 'commit' });
    release();

    await isBackAt(page, place, count);
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it.each(oneWidth(390))(
    'product pictures can be browsed by keyboard and touch and enlarged at %i px',
    async (width) => {
      const { page, consoleProblems, close } = await visit({ width });
      const shopper = new Shopper(page, 'keyboard');
      await page.goto(await productWithPictures(page));
      await shopper.waitForHydration();
      const link = (picture: number) => page.getByRole('link', { name: /^Enlarge / }).nth(picture - 1);
      const isShown = (picture: number) =>
        page.locator(`button[aria-pressed="true"][aria-label="Show picture ${picture}"]`).waitFor();

      await link(1).focus();
      await page.keyboard.press('ArrowRight');
      await isShown(2);

      if (width < 600) {
        await swipeLeft(page, await boxOf(link(2)));
        await isShown(3);
        await page.getByRole('button', { name: 'Show picture 2' }).tap();
        await isShown(2);
      }

      await shopper.input.press(link(2));
      const view = page.getByRole('dialog', { name: /in full$/ });
      await view.waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
      const third = (await page.locator('a[aria-haspopup="dialog"] img').nth(2).getAttribute('alt')) ?? '';
      await view.locator('[role="group"]:not([inert])').getByAltText(third).waitFor();
      await page.keyboard.press('Escape');
      await view.waitFor({ state: 'hidden' });
      await isShown(3);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('dialog');

      expect(consoleProblems).toEqual([]);
      await close();
    },
  );
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(target: ReturnType<Page['getByRole']>): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}

async function swipeLeft(page: Page, { x, y, width, height }: Box): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across === undefined ? [] : [{ x: x + width * across, y: y + height / 2 }],
    });
  await touch('touchStart', 0.85);
  for (const across of [0.75, 0.6, 0.45, 0.3, 0.15]) await touch('touchMove', across);
  await touch('touchEnd');
}
