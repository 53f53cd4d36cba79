import { barriers } from './support/barriers.ts';
import { oneWidth, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { ADDRESS, Shopper } from './support/shopper.ts';

const visit = useBrowser();
/** Where requests arrive (shared/domain/src/company.ts). */
const OFFICE = 'hello@kaagazz.example';

describe('checkout', () => {
  it.each(oneWidth(390))(
    'at %i px a checkout outlives reload and back at every step, and is paid once',
    async (width) => {
      const { page, complaints, close } = await visit({ width });
      const shopper = new Shopper(page, 'mouse');
      const product = await plentifulProduct('gift-sets');
      await shopper.isSignedIn(newEmail());
      await shopper.hasInCart(product);
      await shopper.opensCart();
      await shopper.goesToCheckout();
      const addressField = shopper.main.getByRole('textbox', { name: 'Address' });

      // while the form is filled in
      await shopper.fillsAddress('Asha Verma');
      await shopper.main.getByRole('checkbox', { name: 'Save this address' }).check();
      await page.reload();
      await addressField.waitFor();
      expect(await addressField.inputValue()).toBe(ADDRESS);

      // with the window open
      await shopper.goesToPay();
      await page.reload();
      await addressField.waitFor();
      await shopper.seesBadge(1);
      await shopper.main.getByRole('radio', { name: new RegExp(ADDRESS) }).waitFor();

      // from the cart back to the checkout
      await page.goBack();
      await shopper.isAt('/cart');
      await page.goForward();
      await shopper.goesToPay();
      await shopper.pressesInPaymentWindow('Pay');
      const number = await shopper.isConfirmed();

      // after paying
      const bought = shopper.main.getByRole('region', { name: 'What you bought' });
      await bought.getByText(product.title).waitFor();
      await page.reload();
      await shopper.main.getByText(`Order ${number}`).waitFor();
      await bought.getByText(product.title).waitFor();
      await page.goBack();
      await shopper.isAt('/cart');
      await shopper.main.getByText('Your cart is empty').waitFor();
      await shopper.seesBadge(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each(oneWidth(1440))('at %i px a bulk order reaches the mailbox of the workshop', async (width) => {
    const { page, complaints, close } = await visit({ width });
    const shopper = new Shopper(page, 'keyboard');
    const email = newEmail();
    const product = await plentifulProduct('stationery');
    await shopper.isSignedIn(email);
    await page.goto(`/products/${product._id}/bulk`);
    await shopper.isSettled();

    const send = shopper.main.getByRole('button', { name: 'Send bulk order request' });
    await shopper.hands.press(send);
    await shopper.main.getByText('❌ Phone number should be exactly 10 digits').waitFor();
    expect(await barriers(page)).toEqual([]);

    await shopper.hands.fill(shopper.main.getByLabel('Phone'), '9876543210');
    const { text } = await mailAfter(OFFICE, () => shopper.hands.press(send), email);

    await shopper.main.getByText('✅ Bulk order request sent successfully.').waitFor();
    expect(text).toContain(product.title);
    expect(text).toContain(email);
    expect(complaints).toEqual([]);
    await close();
  });
});
