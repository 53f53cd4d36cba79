import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { WIDTHS_AND_INPUTS } from './support/input-method.ts';
import { newEmail } from './support/mailbox.ts';
import { ADDRESS, Shopper } from './support/shopper.ts';

const visit = useBrowser();

const COMBINATIONS = process.env.LONG ? WIDTHS_AND_INPUTS : WIDTHS_AND_INPUTS.slice(1);

describe.each(COMBINATIONS)('at %i px by %s', (width, method) => {
  it('a shopper can find a product, sign in during checkout, pay and see the order', async () => {
    const { page, consoleProblems, close } = await visit({ width });
    const shopper = new Shopper(page, method);
    const email = newEmail();
    const product = await plentifulProduct('stationery');
    await shopper.createAccount(email);
    await shopper.logOut();

    await shopper.goFromHomeToProducts();
    await shopper.chooseCategory('Stationery');
    await shopper.openProduct(product);
    await shopper.addToCart();
    await shopper.waitForCartCount(1);

    await shopper.openCart();
    await shopper.main.getByText('Calculated at checkout').waitFor();
    await shopper.main.getByText(/inclusive of all taxes/i).waitFor();
    await shopper.goToCheckout();
    await shopper.logIn(email);

    await shopper.waitForPath('/order');
    await shopper.main.getByText(product.title).first().waitFor();
    await shopper.waitForCartCount(1);
    await shopper.fillAddress('Asha Verma');
    await shopper.openPaymentWindow();
    await shopper.pressInPaymentWindow('Pay');

    const orderNumber = await shopper.waitForConfirmation();
    expect(orderNumber).toMatch(/^KGZ-\d{4}-\d{6}$/);
    await shopper.waitForCartCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
    await shopper.main.locator('a[href="/products"]').first().waitFor();

    await shopper.chooseInAccountMenu('My Orders');
    await shopper.waitForPath('/my-orders');
    await shopper.input.press(shopper.main.getByRole('button', { name: new RegExp(`details.*${orderNumber}`, 'i') }));
    const details = page.getByRole('dialog');
    await details.getByText(product.title).waitFor();
    expect(await details.textContent()).toContain(ADDRESS);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });

    await shopper.logOut();
    expect(await shopper.isSignedOut()).toBe(true);
    expect(consoleProblems).toEqual([]);
    await close();
  });
});
