import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { WIDTHS, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { plainPages } from './support/pages.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

/** What axe finds wrong, one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function found(page: Page, where: string): Promise<{ where: string; violations: string[] }> {
  await readThrough(page);
  return { where, violations: await violations(page) };
}

/** What comes only when it is seen is seen. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
  });
}

const clean = (where: string) => ({ where, violations: [] });
const VISITED = [
  ...plainPages(),
  '/cart',
  '/order/completed',
  '/my-orders',
  '/no/such/page',
  '/products?category=none',
];

describe.each(WIDTHS)('at %i px', (width) => {
  it.each(VISITED)('a visitor meets no barrier at %s', async (path) => {
    const { page, close } = await visit({ width });
    await page.goto(path);
    await new Shopper(page, 'mouse').isSettled();

    expect(await found(page, path)).toEqual(clean(path));
    await close();
  });

  it('a shopper meets none on the way to an order, in menus and windows', async () => {
    const { page, close } = await visit({ width });
    const shopper = new Shopper(page, 'mouse');
    await shopper.isSignedIn(newEmail());
    await shopper.hasInCart(await plentifulProduct('stationery'));
    expect(await found(page, 'product, added')).toEqual(clean('product, added'));

    await shopper.opensCart();
    expect(await found(page, 'cart')).toEqual(clean('cart'));

    await page.goto('/order');
    await shopper.isSettled();
    await shopper.fillsAddress('Asha Verma');
    expect(await found(page, 'checkout')).toEqual(clean('checkout'));
    await shopper.goesToPay();
    expect(await found(page, 'payment window')).toEqual(clean('payment window'));
    await shopper.pressesInPaymentWindow('Pay');
    await shopper.isConfirmed();
    expect(await found(page, 'confirmation')).toEqual(clean('confirmation'));

    await page.goto('/my-orders');
    await shopper.isSettled();
    expect(await found(page, 'orders')).toEqual(clean('orders'));
    await shopper.main
      .getByRole('button', { name: /details/i })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await found(page, 'order details')).toEqual(clean('order details'));
    await close();
  });
});
