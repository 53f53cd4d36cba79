import { barriers } from './support/barriers.ts';
import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { WIDTHS_AND_WAYS } from './support/hands.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';
import { siteUrl } from './support/site.ts';

const visit = useBrowser();

/** What the payment window hands to the page, of which only this matters here. */
interface WindowAnswer {
  razorpay_payment_id: string;
}

/** Calls the bank routes of the stand-in gateway. */
function atTheBank(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${siteUrl()}/dev/payments/bank${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Buying itself is done in both ways by purchase.test.ts. */
const HOW = process.env.LONG ? WIDTHS_AND_WAYS : WIDTHS_AND_WAYS.slice(0, 1);

describe.each(HOW)('at %i px by %s', (width, way) => {
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
    await shopper.seesBadge(1);

    await shopper.goesToPay();
    await shopper.pressesInPaymentWindow('Close');
    await page.getByTitle('Payment window').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/order');
    await shopper.seesBadge(1);

    await shopper.goesToPay();
    await shopper.pressesInPaymentWindow('Pay');
    expect(await shopper.isConfirmed()).toMatch(/^KGZ-/);
    await close();
  });
});

it('a bank that hands the money over late: the shopper is told that nothing is lost, and sees the order once it has', async () => {
  const { page, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const email = newEmail();
  await shopper.isSignedIn(email);
  await shopper.hasInCart(await plentifulProduct('paper'));
  await page.goto('/order');
  await shopper.isSettled();
  await shopper.fillsAddress('Asha Verma');
  await shopper.goesToPay();
  let paymentId = '';
  await page.route('**/dev/payments/checkout/*/pay', async (route) => {
    const orderId = /checkout\/(\w+)\/pay/.exec(route.request().url())?.[1] ?? '';
    const answer = (await (await atTheBank(`/orders/${orderId}/pay`, { capture: false })).json()) as WindowAnswer;
    paymentId = answer.razorpay_payment_id;
    await route.fulfill({ json: answer });
  });

  await shopper.pressesInPaymentWindow('Pay');
  await shopper.main.getByText('Your bank has accepted the payment and will hand it over to us.').waitFor();
  expect(await shopper.main.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  const { subject } = await mailAfter(email, async () => {
    await atTheBank(`/payments/${paymentId}/capture`, {});
  });
  expect(subject).toMatch(/^Order KGZ-.* confirmed$/);
  await shopper.hands.press(shopper.main.getByRole('button', { name: 'Check again' }));
  expect(subject).toContain(await shopper.isConfirmed());
  await close();
});

describe('a browser that dies', () => {
  it('right after Pay costs nothing: the order is in My Orders, and confirmed by mail', async () => {
    const email = newEmail();
    const { page, close } = await visit();
    const shopper = new Shopper(page, 'mouse');
    const product = await plentifulProduct('stationery');
    await shopper.isSignedIn(email);
    await shopper.hasInCart(product);
    await page.goto('/order');
    await shopper.isSettled();
    await shopper.fillsAddress('Asha Verma');
    await shopper.goesToPay();

    // The money has moved, and the window dies before it can say so.
    const { subject } = await mailAfter(email, async () => {
      const paid = page.waitForResponse((response) => response.url().endsWith('/pay'));
      await shopper.paymentWindow.getByRole('button', { name: 'Pay', exact: true }).click();
      await paid;
      await close();
    });

    const next = await visit();
    const again = new Shopper(next.page, 'mouse');
    await next.page.goto('/login');
    await again.logsIn(email);
    await again.isAt('/');
    await next.page.goto('/my-orders');
    await again.isSettled();
    const [number = ''] = /KGZ-[\d-]+\d/.exec(subject) ?? [];
    expect(number).not.toBe('');
    await again.main.getByText(number).first().waitFor();
    await next.close();
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
