import { barriers } from './support/barriers.ts';
import { oneWidth, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

/** The pages as a visitor finds them are in pages-on-a-*.test.ts: here is what only a shopper meets. */
describe('barriers', () => {
  it.each(oneWidth(390))(
    'at %i px a shopper meets no barrier on the way to an order, in menus and windows',
    async (width) => {
      const { page, close } = await visit({ width });
      const shopper = new Shopper(page, 'mouse');
      const meetsNone = async (where: string) =>
        expect({ where, met: await barriers(page) }).toEqual({ where, met: [] });

      await shopper.isSignedIn(newEmail());
      await shopper.hasInCart(await plentifulProduct('stationery'));
      await meetsNone('product, added');

      await shopper.opensCart();
      await meetsNone('cart');
      await shopper.main.getByRole('button', { name: /^Remove/ }).click();
      await meetsNone('cart, removed');
      await page.getByRole('button', { name: /^Undo/ }).click();

      await page.goto('/order');
      await shopper.isSettled();
      await shopper.fillsAddress('Asha Verma');
      await meetsNone('checkout');
      await shopper.goesToPay();
      await meetsNone('payment window');
      await shopper.pressesInPaymentWindow('Pay');
      await shopper.isConfirmed();
      await meetsNone('confirmation');

      await page.goto('/my-orders');
      await shopper.isSettled();
      await meetsNone('orders');
      await shopper.main
        .getByRole('button', { name: /details/i })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await meetsNone('order details');
      await close();
    },
  );
});
