import type { Page } from 'playwright-core';

import { isKeepingPages, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser({ keepsPages: true });

/** Leaves a page by a full load and comes back. @returns what of the page forbids a browser to keep it, and whether it was kept */
async function leaveAndReturn(page: Page, shopper: Shopper, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const inTheWay: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const ofThePage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    inTheWay.push(...ofThePage.map(({ reason }) => reason));
  });
  await page.goto(path);
  await shopper.isSettled();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = `${persisted}`));
  });

  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });

  await shopper.isSettled();
  const isKept = (await page.locator('html').getAttribute('data-kept')) === 'true';
  await session.detach();
  return { path, inTheWay, isKept };
}

describe('the browser’s Back', () => {
  it.each(['a stranger', 'a shopper who is signed in'])('brings pages as %s left them', async (who) => {
    const { page, complaints, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, 'mouse');
    const isSignedIn = who !== 'a stranger';
    if (isSignedIn) await shopper.isSignedIn(newEmail());
    const product = `/products/${(await plentifulProduct('paper'))._id}`;

    for (const path of ['/', '/products', product, '/cart', ...(isSignedIn ? ['/order', '/my-orders'] : [])]) {
      expect(await leaveAndReturn(page, shopper, path)).toEqual({ path, inTheWay: [], isKept: isKeepingPages() });
    }

    expect(complaints).toEqual([]);
    await close();
  });

  it('shows what was put into the cart meanwhile', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/products');
    await shopper.isSettled();
    await shopper.hasInCart(await plentifulProduct('stationery'));

    await page.goBack({ waitUntil: 'commit' });

    await shopper.main.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    await shopper.cartLink.getByText('1').waitFor();
    await close();
  });

  it('shows nothing of an account that was left meanwhile, not for a moment', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await shopper.isSignedIn(newEmail());
    await page.goto('/my-orders');
    await shopper.isSettled();
    await shopper.main.getByText('No orders yet').waitFor();
    const account = shopper.header.getByRole('button', { name: /^Account of/ });
    await account.waitFor();
    await page.evaluate(() => {
      addEventListener('pageshow', () =>
        requestAnimationFrame(() => (document.documentElement.dataset.firstShown = document.body.innerText)),
      );
    });
    await page.goto('/about');
    await shopper.isSettled();
    await shopper.logsOut();

    await page.goBack({ waitUntil: 'commit' });
    await shopper.main.getByRole('heading', { level: 1, name: 'Coming Soon' }).waitFor();
    await page.goBack({ waitUntil: 'commit' });

    await shopper.main.getByText('Please login to view your orders').waitFor();
    expect(await account.count()).toBe(0);
    if (isKeepingPages()) await page.locator('html[data-first-shown]').waitFor();
    const shown = await page.locator('html').getAttribute('data-first-shown');
    if (isKeepingPages()) expect(shown).toContain('My Orders');
    expect(shown ?? '').not.toContain('No orders yet');
    await close();
  });
});
