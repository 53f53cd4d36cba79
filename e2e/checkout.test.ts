import { accessibilityProblems } from './support/accessibility-problems.ts';
import { oneWidth, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { ADDRESS, Shopper } from './support/shopper.ts';

const visit = useBrowser();
const OFFICE = 'hello@kaagazz.example';

describe('checkout', () => {
  it.each(oneWidth(390))(
    'a checkout survives reload and Back at every step and is paid once at %i px',
    async (width) => {
      const { page, consoleProblems, close } = await visit({ width });
      const shopper = new Shopper(page, 'mouse');
      const product = await plentifulProduct('gift-sets');
      await shopper.createAccount(newEmail());
      await shopper.addProductToCart(product);
      await shopper.openCart();
      await shopper.goToCheckout();
      const addressField = shopper.main.getByRole('textbox', { name: 'Address' });

      await shopper.fillAddress('Asha Verma');
      await shopper.main.getByRole('checkbox', { name: 'Save this address' }).check();
      await page.reload();
      await addressField.waitFor();
      expect(await addressField.inputValue()).toBe(ADDRESS);

      await shopper.openPaymentWindow();
      await page.reload();
      await addressField.waitFor();
      await shopper.waitForCartCount(1);
      await shopper.main.getByRole('radio', { name: new RegExp(ADDRESS) }).waitFor();

      await page.goBack();
      await shopper.waitForPath('/cart');
      await page.goForward();
      await shopper.openPaymentWindow();
      await shopper.pressInPaymentWindow('Pay');
      const number = await shopper.waitForConfirmation();

      const bought = shopper.main.getByRole('region', { name: 'What you bought' });
      await bought.getByText(product.title).waitFor();
      await page.reload();
      await shopper.main.getByText(`Order ${number}`).waitFor();
      await bought.getByText(product.title).waitFor();
      await page.goBack();
      await shopper.waitForPath('/cart');
      await shopper.main.getByText('Your cart is empty').waitFor();
      await shopper.waitForCartCount(0);
      expect(consoleProblems).toEqual([]);
      await close();
    },
  );

  it.each(oneWidth(1440))('a bulk order is emailed to the office at %i px', async (width) => {
    const { page, consoleProblems, close } = await visit({ width });
    const shopper = new Shopper(page, 'keyboard');
    const email = newEmail();
    const product = await plentifulProduct('stationery');
    await shopper.createAccount(email);
    await page.goto(`/products/${product._id}/bulk`);
    await shopper.waitForHydration();

    const send = shopper.main.getByRole('button', { name: 'Send bulk order request' });
    await shopper.input.press(send);
    await shopper.main.getByText('❌ Phone number should be exactly 10 digits').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await shopper.input.fill(shopper.main.getByLabel('Phone'), '9876543210');
    const { text } = await mailAfter(OFFICE, () => shopper.input.press(send), email);

    await shopper.main.getByText('✅ Bulk order request sent successfully.').waitFor();
    expect(text).toContain(product.title);
    expect(text).toContain(email);
    expect(consoleProblems).toEqual([]);
    await close();
  });
});
