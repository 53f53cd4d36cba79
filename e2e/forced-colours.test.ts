import type { Locator, Page } from 'playwright-core';

import { WIDTHS, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { eventually } from './support/servers/eventually.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

const outlineOf = (element: Locator) =>
  element.evaluate((it) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(it);
    return `${outlineWidth} ${outlineStyle}`;
  });

async function chooseOutlined(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await radio.scrollIntoViewIfNeeded();
  await eventually(async () => {
    await radio.check();
    return (await outlineOf(page.locator('label').filter({ has: radio }))) === '3px solid';
  });
}

const invisibleControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')]
      .filter((it) => it.tabIndex >= 0 && it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((it) => {
        const { borderTopWidth, borderBottomWidth, appearance, position } = getComputedStyle(it);
        const isNative = it instanceof HTMLInputElement && appearance !== 'none';
        const hasContent = it.textContent.trim() !== '' || it.querySelector('svg, img') !== null;
        const hasBorder = borderTopWidth !== '0px' || borderBottomWidth !== '0px';
        return !isNative && !hasContent && !hasBorder && position !== 'absolute';
      })
      .map((it) => it.outerHTML.slice(0, 120)),
  );

it.each(WIDTHS)('panels, selected elements and the focus are visible in forced colours at %i px', async (width) => {
  const { page, consoleProblems, close } = await visit({ width });
  await page.emulateMedia({ forcedColors: 'active' });
  const shopper = new Shopper(page, 'mouse');
  const { main, header } = shopper;
  const product = await plentifulProduct('stationery');
  const open = async (path: string) => {
    await page.goto(path);
    await shopper.waitForHydration();
    await page.waitForLoadState('networkidle');
    expect([path, await invisibleControls(page)]).toEqual([path, []]);
  };

  await open('/');
  await header.getByRole('button', { name: width < 1024 ? 'Open menu' : 'Shop', exact: true }).click();
  const panel = header.locator('[aria-expanded="true"] ~ :is(nav, div):not([aria-hidden])');
  expect(await outlineOf(panel)).toBe('1px solid');
  await page.keyboard.press('Escape');
  await chooseOutlined(page, 'Banana stems');
  expect(await outlineOf(main.locator('label').filter({ hasText: 'Temple marigolds' }))).toMatch(/none$/);

  await open('/products?category=paper');
  const categories = main.getByRole('navigation', { name: 'Product categories' });
  const fillOf = (it: Locator) => it.evaluate((element) => getComputedStyle(element).backgroundColor);
  const current = await fillOf(categories.locator('[aria-current="page"]'));
  expect(current).not.toBe(await fillOf(categories.getByRole('link', { name: 'Stationery' })));

  await open(`/products/${product._id}`);
  const pictures = main.getByRole('button', { name: /^Show picture / });
  await pictures.last().click();
  expect(await outlineOf(pictures.and(page.locator('[aria-pressed="true"]')))).toBe('3px solid');
  const add = main.getByRole('button', { name: 'Add to cart' });
  await main.getByRole('button', { name: 'Increase quantity' }).focus();
  await page.keyboard.press('Tab');
  expect(await outlineOf(add)).toBe('3px solid');
  await page.keyboard.press('Enter');
  expect(await outlineOf(page.getByRole('dialog', { name: 'In your cart' }))).toBe('1px solid');

  await open('/printbook');
  await chooseOutlined(page, /^Story Book/);
  await open('/marriage/1');
  const chosen = main.getByRole('list', { name: 'Price by quantity' }).locator('[aria-pressed="true"]');
  expect(await outlineOf(chosen)).toBe('3px solid');

  await shopper.createAccount(newEmail());
  await open('/order');
  await shopper.fillAddress('Asha Verma');
  await chooseOutlined(page, /^Cash on delivery/);
  await chooseOutlined(page, /^Pay online/);
  await shopper.openPaymentWindow();
  await shopper.pressInPaymentWindow('Pay');
  const number = await shopper.waitForConfirmation();
  for (const path of ['/order/completed', '/my-orders', '/profile', '/wishlist', '/KaagazzPrint', '/shop']) {
    await open(path);
  }
  await page.goto(`/my-orders?order=${number}`);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await outlineOf(dialog)).toBe('1px solid');
  const steps = dialog.getByRole('list', { name: 'Status' }).getByRole('listitem');
  const dotOf = (it: Locator) => it.evaluate((step) => getComputedStyle(step, '::after').backgroundColor);
  expect(await dotOf(steps.first())).not.toBe(await dotOf(steps.last()));
  expect(consoleProblems).toEqual([]);
  await close();
});
