import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { INPUT_METHODS } from './support/input-method.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

describe('a new shopper', () => {
  it.each(INPUT_METHODS)('a new shopper can sign up during checkout by %s and buy', async (method) => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, method);
    await shopper.addProductToCart(await plentifulProduct('paper'));
    await shopper.openCart();
    await shopper.goToCheckout();
    await shopper.waitForPath('/login');
    await shopper.waitForHydration();

    await shopper.input.press(shopper.main.locator('a[href^="/signup"]').first());
    await shopper.signUp('Meera Nair', newEmail('meera'));
    await shopper.fillAddress('Meera Nair');
    await shopper.openPaymentWindow();
    await shopper.pressInPaymentWindow('Pay');

    expect(await shopper.waitForConfirmation()).toMatch(/^KGZ-/);
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('a customer who signs up during checkout returns to the checkout with the same cart', async () => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, 'mouse');
    const email = newEmail('newcomer');
    await shopper.addProductToCart(await plentifulProduct('paper'));
    await shopper.openCart();
    await shopper.goToCheckout();
    await shopper.waitForPath('/login');
    await shopper.waitForHydration();
    const send = await shopper.enabledButton('Send code');

    await shopper.input.fill(shopper.main.getByLabel('Email'), email);
    const { text } = await mailAfter(email, () => shopper.input.press(send));
    await page.goto('about:blank');
    await page.goto(/https?:\/\/\S+\/login\S+/.exec(text)?.[0] ?? '');
    await shopper.input.press(await shopper.enabledButton('Login'));
    await shopper.input.fill(shopper.main.getByLabel('Full name'), 'Neha Newcomer');
    await shopper.input.press(shopper.main.getByRole('button', { name: 'Continue' }));

    await shopper.waitForPath('/order');
    await shopper.main.getByRole('button', { name: /^Pay Rs\./ }).waitFor();
    expect(await shopper.main.getByLabel('Full name').inputValue()).toBe('Neha Newcomer');
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('the sign-up form explains why a code was rejected', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await page.goto('/login');
    await shopper.waitForHydration();

    await shopper.input.press(shopper.main.getByRole('button', { name: 'Send code' }));
    await shopper.main.getByText('Enter a valid email address.').waitFor();
    await shopper.input.fill(shopper.main.getByLabel('Email'), newEmail());
    await shopper.input.press(shopper.main.getByRole('button', { name: 'Send code' }));
    await shopper.input.fill(shopper.main.getByLabel('6-digit code'), '12');
    await shopper.input.press(shopper.main.getByRole('button', { name: 'Login', exact: true }));
    await shopper.main.getByText('Enter a valid 6-digit code.').waitFor();
    await shopper.input.fill(shopper.main.getByLabel('6-digit code'), '000000');
    await shopper.input.press(shopper.main.getByRole('button', { name: 'Login', exact: true }));

    await shopper.main.getByRole('alert').waitFor();
    expect(await shopper.isSignedOut()).toBe(true);
    await close();
  });
});
