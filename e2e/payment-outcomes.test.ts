import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { WIDTHS_AND_WAYS } from './support/hands.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

describe.each(WIDTHS_AND_WAYS)('at %i px by %s', (width, way) => {
  it('a payment that failed or was closed can be made again', async () => {
    const { page, close } = await visit({ width });
    const shopper = new Shopper(page, way);
    await shopper.isSignedIn(newEmail());
    await shopper.hasInCart(await plentifulProduct('gift-sets'));
    await page.goto('/order');
    await shopper.isSettled();
    await shopper.fillsAddress('Asha Verma');

    await shopper.goesToPay();
    await shopper.pressesInPaymentWindow('Fail payment');
    await page
      .getByText(/Payment failed: \S+/)
      .first()
      .waitFor();
    expect(await shopper.badge()).toBe('1');

    await shopper.goesToPay();
    await shopper.pressesInPaymentWindow('Close');
    await page.getByTitle('Payment window').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/order');
    expect(await shopper.badge()).toBe('1');

    await shopper.goesToPay();
    await shopper.pressesInPaymentWindow('Pay');
    expect(await shopper.isConfirmed()).toMatch(/^KGZ-/);
    await close();
  });
});

describe('checkout', () => {
  it('says what is wrong with the form, in the words of each field', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await shopper.isSignedIn(newEmail());
    await shopper.hasInCart(await plentifulProduct('paper'));
    await page.goto('/order');
    await shopper.isSettled();

    await shopper.hands.fill(shopper.main.getByLabel('Phone'), '12345');
    await shopper.hands.press(shopper.main.getByRole('button', { name: /^Pay Rs\./ }));

    await shopper.main.getByText('Please fix the form errors.').waitFor();
    await shopper.main.getByText('Enter a valid 10-digit Indian phone number').waitFor();
    await close();
  });

  it('tells of a price that changed and charges nothing silently', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    const product = await plentifulProduct('paper');
    await shopper.isSignedIn(newEmail());
    await shopper.hasInCart(product);
    await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { price: number }[];
      localStorage.setItem('cartItems', JSON.stringify([{ ...line, price: 1 }]));
    });

    await page.goto('/order');
    await shopper.isSettled();

    await shopper.main.getByText(/The price is now/).waitFor();
    expect(await shopper.main.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
    await close();
  });

  it('has nothing to pay with an empty cart', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await shopper.isSignedIn(newEmail());

    await page.goto('/order');

    await shopper.main.getByText('Cart is empty.').waitFor();
    await close();
  });
});
