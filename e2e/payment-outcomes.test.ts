import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { WIDTHS_AND_INPUTS } from './support/input-method.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';
import { siteUrl } from './support/site.ts';

const visit = useBrowser();

interface WindowResponse {
  razorpay_payment_id: string;
}

function callBank(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${siteUrl()}/dev/payments/bank${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const COMBINATIONS = process.env.LONG ? WIDTHS_AND_INPUTS : WIDTHS_AND_INPUTS.slice(0, 1);

describe.each(COMBINATIONS)('at %i px by %s', (width, method) => {
  it('a shopper can try again after a payment fails or the payment window is closed', async () => {
    const { page, close } = await visit({ width });
    const shopper = new Shopper(page, method);
    await shopper.createAccount(newEmail());
    await shopper.startPayment(await plentifulProduct('gift-sets'));
    await shopper.pressInPaymentWindow('Fail payment');
    await page
      .getByText(/Payment failed: \S+/)
      .first()
      .waitFor();
    await shopper.waitForCartCount(1);

    await shopper.openPaymentWindow();
    await shopper.pressInPaymentWindow('Close');
    await page.getByTitle('Payment window').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/order');
    await shopper.waitForCartCount(1);

    await shopper.openPaymentWindow();
    await shopper.pressInPaymentWindow('Pay');
    expect(await shopper.waitForConfirmation()).toMatch(/^KGZ-/);
    await close();
  });
});

it('a pending payment becomes an order after the bank confirms it', async () => {
  const { page, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const email = newEmail();
  await shopper.createAccount(email);
  await shopper.startPayment(await plentifulProduct('paper'));
  let paymentId = '';
  await page.route('**/dev/payments/checkout/*/pay', async (route) => {
    const orderId = /checkout\/(\w+)\/pay/.exec(route.request().url())?.[1] ?? '';
    const response = (await (await callBank(`/orders/${orderId}/pay`, { capture: false })).json()) as WindowResponse;
    paymentId = response.razorpay_payment_id;
    await route.fulfill({ json: response });
  });

  await shopper.pressInPaymentWindow('Pay');
  await shopper.main.getByText('Your bank approved the payment, but it hasn’t reached us yet.').waitFor();
  expect(await shopper.main.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  const { subject } = await mailAfter(email, async () => {
    await callBank(`/payments/${paymentId}/capture`, {});
  });
  expect(subject).toMatch(/^Order KGZ-.* confirmed$/);
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Check again' }));
  expect(subject).toContain(await shopper.waitForConfirmation());
  await close();
});

describe('a browser that is closed', () => {
  it('an order is not lost if the browser is closed right after the payment', async () => {
    const email = newEmail();
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    const product = await plentifulProduct('stationery');
    await shopper.createAccount(email);
    await shopper.startPayment(product);

    const { subject } = await mailAfter(email, async () => {
      const paid = page.waitForResponse((response) => response.url().endsWith('/pay'));
      await shopper.paymentWindow.getByRole('button', { name: 'Pay', exact: true }).click();
      await paid;
      await close();
    });

    const next = await visit();
    const again = new Shopper(next.page, 'mouse');
    await next.page.goto('/login');
    await again.logIn(email);
    await again.waitForPath('/');
    await next.page.goto('/my-orders');
    await again.waitForHydration();
    const [number = ''] = /KGZ-[\d-]+\d/.exec(subject) ?? [];
    expect(number).not.toBe('');
    await again.main.getByText(number).first().waitFor();
    await next.close();
  });
});

const inLongRuns = process.env.LONG ? describe : describe.skip;

inLongRuns('checkout', () => {
  it('the checkout form shows an error for each invalid field', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await shopper.createAccount(newEmail());
    await shopper.checkOut(await plentifulProduct('paper'));

    await shopper.input.fill(shopper.main.getByLabel('Phone'), '12345');
    await shopper.input.press(shopper.main.getByRole('button', { name: /^Pay Rs\./ }));

    await shopper.main.getByText('Please fix the form errors.').waitFor();
    await shopper.main.getByText('Enter a valid 10-digit Indian phone number').waitFor();
    await close();
  });

  it('the checkout disables payment if a price in the cart has changed', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    const product = await plentifulProduct('paper');
    await shopper.createAccount(newEmail());
    await shopper.addProductToCart(product);
    await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { price: number }[];
      localStorage.setItem('cartItems', JSON.stringify([{ ...line, price: 1 }]));
    });

    await page.goto('/order');
    await shopper.waitForHydration();

    await shopper.main.getByText(/The price is now/).waitFor();
    expect(await shopper.main.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
    await close();
  });

  it('the checkout shows "Cart is empty." if it is opened with an empty cart', async () => {
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    await shopper.createAccount(newEmail());

    await page.goto('/order');

    await shopper.main.getByText('Cart is empty.').waitFor();
    await close();
  });
});
