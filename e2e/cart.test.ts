import type { Page } from 'playwright-core';

import { oneWidth, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

const quantityOf = (page: Page, title: string) => page.getByRole('textbox', { name: `Quantity of ${title}` });
const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem('cartItems'));

describe('the cart', () => {
  it.each(oneWidth(1440))(
    'the cart drawer takes the focus after Add to cart and returns it on Escape at %i px',
    async (width) => {
      const { page, consoleProblems, close } = await visit({ width });
      const shopper = new Shopper(page, 'keyboard');
      await shopper.addProductToCart(await plentifulProduct('stationery'));
      const drawer = page.getByRole('dialog', { name: 'In your cart' });
      await drawer.waitFor();
      const box = await drawer.boundingBox();
      const header = await shopper.header.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

      await page.keyboard.press('Tab');
      expect(
        await drawer.getByRole('button', { name: 'Close cart' }).evaluate((it) => it === document.activeElement),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Add to cart');

      await page.keyboard.press('Enter');
      await shopper.input.press(drawer.getByRole('link', { name: 'View cart' }));
      await shopper.waitForPath('/cart');
      await drawer.waitFor({ state: 'hidden' });
      await shopper.waitForCartCount(2);
      expect(consoleProblems).toEqual([]);
      await close();
    },
  );

  it('the open cart drawer doesn’t cover the button that opened it', async () => {
    const { page, close } = await visit({ width: 390, reducedMotion: 'no-preference' });
    const shopper = new Shopper(page, 'keyboard');
    await shopper.addProductToCart(await plentifulProduct('stationery'));
    const drawer = page.getByRole('dialog', { name: 'In your cart' });
    const button = shopper.main.getByRole('button', { name: 'Add to cart' });
    const boxes = async () => {
      await drawer.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
      return { drawer: (await drawer.boundingBox())!, button: (await button.boundingBox())! };
    };
    const { height } = (await boxes()).drawer;
    await page.keyboard.press('Escape');

    const top = page.viewportSize()!.height - height;
    await button.evaluate((it, bottom) => scrollBy(0, it.getBoundingClientRect().bottom - bottom), top + 8);
    const before = (await button.boundingBox())!;
    expect(before.y + before.height).toBeCloseTo(top + 8, 0);
    await page.keyboard.press('Enter');

    const { drawer: shown, button: opener } = await boxes();
    expect(shown.y + shown.height <= opener.y || shown.y >= opener.y + opener.height).toBe(true);
    await close();
  });

  it.each(oneWidth(390))('a second tab shows changed quantities, removals and undo at %i px', async (width) => {
    const { page, close } = await visit({ width });
    const shopper = new Shopper(page, 'mouse');
    const [notebook, paper] = [await plentifulProduct('stationery'), await plentifulProduct('paper')];
    await shopper.addProductToCart(notebook);
    await shopper.addProductToCart(paper);
    await page.goto('/cart');
    await shopper.waitForHydration();
    const other = await page.context().newPage();
    await other.goto('/cart');
    await quantityOf(other, notebook.title).waitFor();

    await page.bringToFront();
    await quantityOf(page, notebook.title).fill('12');
    await page.keyboard.press('Enter');
    await other.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '12'));
    const whole = await storedCart(other);

    await page.getByRole('button', { name: `Remove ${notebook.title}` }).click();
    await quantityOf(other, notebook.title).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Undo: put ${notebook.title} back` }).click();

    await quantityOf(other, notebook.title).waitFor();
    expect(await quantityOf(other, notebook.title).inputValue()).toBe('12');
    await other.waitForFunction((cart) => localStorage.getItem('cartItems') === cart, whole);
    await close();
  });
});
