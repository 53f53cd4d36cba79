import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { WIDTHS_AND_WAYS } from './support/hands.ts';
import { newEmail } from './support/mailbox.ts';
import { ADDRESS, Shopper } from './support/shopper.ts';

const visit = useBrowser();

/** On a phone, by touch, print-orders.test.ts buys, too; `LONG=1`: in all ways. */
const HOW = process.env.LONG ? WIDTHS_AND_WAYS : WIDTHS_AND_WAYS.slice(1);

describe.each(HOW)('at %i px by %s', (width, way) => {
  it('a visitor finds a notebook, signs in on the way, pays, sees the order and leaves', async () => {
    const { page, complaints, close } = await visit({ width });
    const shopper = new Shopper(page, way);
    const email = newEmail();
    const product = await plentifulProduct('stationery');
    await shopper.isSignedIn(email);
    await shopper.logsOut();

    await shopper.goesFromHomeToProducts();
    await shopper.choosesCategory('Stationery');
    await shopper.opensProduct(product);
    await shopper.addsToCart();
    await shopper.seesBadge(1);

    await shopper.opensCart();
    await shopper.main.getByText('Calculated at checkout').waitFor();
    await shopper.main.getByText(/inclusive of all taxes/i).waitFor();
    await shopper.goesToCheckout();
    await shopper.logsIn(email);

    await shopper.isAt('/order');
    await shopper.main.getByText(product.title).first().waitFor();
    await shopper.seesBadge(1);
    await shopper.fillsAddress('Asha Verma');
    await shopper.goesToPay();
    await shopper.pressesInPaymentWindow('Pay');

    const orderNumber = await shopper.isConfirmed();
    expect(orderNumber).toMatch(/^KGZ-\d{4}-\d{6}$/);
    await shopper.seesBadge(0);
    expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
    await shopper.main.locator('a[href="/products"]').first().waitFor();

    await shopper.choosesInAccountMenu('My Orders');
    await shopper.isAt('/my-orders');
    await shopper.hands.press(shopper.main.getByRole('button', { name: new RegExp(`details.*${orderNumber}`, 'i') }));
    const details = page.getByRole('dialog');
    await details.getByText(product.title).waitFor();
    expect(await details.textContent()).toContain(ADDRESS);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });

    await shopper.logsOut();
    expect(await shopper.isSignedOut()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});
