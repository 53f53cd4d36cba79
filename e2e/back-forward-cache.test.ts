import type { Page } from 'playwright-core';

import { hasBackForwardCache, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser({ backForwardCache: true });

/**
 * Leaves a page and goes back to it. Returns Chromium's reasons for not restoring the page from the
 * back/forward cache.
 */
async function leaveAndReturn(page: Page, shopper: Shopper, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const inTheWay: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const ofThePage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    inTheWay.push(...ofThePage.map(({ reason }) => reason));
  });
  await page.goto(path);
  await shopper.waitForHydration();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = `${persisted}`));
  });

  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });

  await shopper.waitForHydration();
  const isKept = (await page.locator('html').getAttribute('data-kept')) === 'true';
  await session.detach();
  return { path, inTheWay, isKept };
}

describe('the back-forward cache', () => {
  it.each(['a visitor', 'a signed-in shopper'])('the browser restores %s from the back-forward cache', async (who) => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, 'mouse');
    const isSignedIn = who !== 'a visitor';
    if (isSignedIn) await shopper.createAccount(newEmail());
    const product = `/products/${(await plentifulProduct('paper'))._id}`;

    for (const path of ['/', '/products', product, '/cart', ...(isSignedIn ? ['/order', '/my-orders'] : [])]) {
      expect(await leaveAndReturn(page, shopper, path)).toEqual({ path, inTheWay: [], isKept: hasBackForwardCache() });
    }

    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('a page restored from the back/forward cache shows the current cart', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/products');
    await shopper.waitForHydration();
    await shopper.addProductToCart(await plentifulProduct('stationery'));

    await page.goBack({ waitUntil: 'commit' });

    await shopper.main.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    await shopper.cartLink.getByText('1').waitFor();
    await close();
  });

  it('a page restored after sign-out never shows account data', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await shopper.createAccount(newEmail());
    await page.goto('/my-orders');
    await shopper.waitForHydration();
    await shopper.main.getByText('No orders yet').waitFor();
    const account = shopper.header.getByRole('button', { name: /^Account of/ });
    await account.waitFor();
    await page.evaluate(() => {
      addEventListener('pageshow', () =>
        requestAnimationFrame(() => (document.documentElement.dataset.firstShown = document.body.innerText)),
      );
    });
    await page.goto('/about');
    await shopper.waitForHydration();
    await shopper.logOut();

    await page.goBack({ waitUntil: 'commit' });
    await shopper.main.getByRole('heading', { level: 1, name: 'Coming Soon' }).waitFor();
    await page.goBack({ waitUntil: 'commit' });

    await shopper.main.getByText('Please login to view your orders').waitFor();
    expect(await account.count()).toBe(0);
    if (hasBackForwardCache()) await page.locator('html[data-first-shown]').waitFor();
    const shown = await page.locator('html').getAttribute('data-first-shown');
    if (hasBackForwardCache()) expect(shown).toContain('My Orders');
    expect(shown ?? '').not.toContain('No orders yet');
    await close();
  });
});
