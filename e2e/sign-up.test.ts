import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { WAYS } from './support/hands.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

describe('a new shopper', () => {
  it.each(WAYS)('signs up on the way to checkout by %s and buys', async (way) => {
    const { page, complaints, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, way);
    await shopper.hasInCart(await plentifulProduct('paper'));
    await shopper.opensCart();
    await shopper.goesToCheckout();
    await shopper.isAt('/login');
    await shopper.isSettled();

    await shopper.hands.press(shopper.main.locator('a[href^="/signup"]').first());
    await shopper.signsUp('Meera Nair', newEmail('meera'));
    await shopper.fillsAddress('Meera Nair');
    await shopper.goesToPay();
    await shopper.pressesInPaymentWindow('Pay');

    expect(await shopper.isConfirmed()).toMatch(/^KGZ-/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is told by mail, not by the page, that nobody has this address yet', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    const email = newEmail('nobody');
    await page.goto('/login');
    const send = await shopper.live('Send code');

    await shopper.hands.fill(shopper.main.getByLabel('Email'), email);
    const { text } = await mailAfter(email, () => shopper.hands.press(send));

    await shopper.main.getByLabel('6-digit code').waitFor();
    expect(text).toContain('/signup');
    expect(text).not.toMatch(/\b\d{6}\b/);
    await close();
  });

  it('reads why a wrong code did not open the door', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/login');
    await shopper.isSettled();

    await shopper.hands.press(shopper.main.getByRole('button', { name: 'Send code' }));
    await shopper.main.getByText('Enter a valid email address.').waitFor();
    await shopper.hands.fill(shopper.main.getByLabel('Email'), newEmail());
    await shopper.hands.press(shopper.main.getByRole('button', { name: 'Send code' }));
    await shopper.hands.fill(shopper.main.getByLabel('6-digit code'), '12');
    await shopper.hands.press(shopper.main.getByRole('button', { name: 'Login', exact: true }));
    await shopper.main.getByText('Enter a valid 6-digit code.').waitFor();
    await shopper.hands.fill(shopper.main.getByLabel('6-digit code'), '000000');
    await shopper.hands.press(shopper.main.getByRole('button', { name: 'Login', exact: true }));

    await shopper.main.getByRole('alert').waitFor();
    expect(await shopper.isSignedOut()).toBe(true);
    await close();
  });
});
