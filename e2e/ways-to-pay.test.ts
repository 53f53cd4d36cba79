import type { Locator, Page } from 'playwright-core';

import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { callDesk, countStock, joinAsFounder, setDiscount } from './support/desk.ts';
import { codeAfter, newEmail, waitForMail } from './support/mailbox.ts';
import { eventually } from './support/servers/eventually.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

/** No other test may buy this product, because its stock is low. */
const DEER = { _id: 'kit-gond-deer' };
const BOOKMARKS = { _id: 'bookmarks-pressed-leaf' };
/**
 * No other test may buy this product, because a test in this file changes its quantity discounts.
 */
const COLOURS = { _id: 'natural-colours-six' };
/** A GSTIN with a valid check digit. */
const GSTIN = '29ABCDE1234F1ZW';

const rupees = (amount: number) => `Rs. ${amount.toLocaleString('en-IN')}`;

async function recordPaymentOptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Gateway = new (options: object) => object;
    let gateway: Gateway | undefined;
    Object.defineProperty(window, 'Razorpay', {
      get: () => gateway,
      set: (original: Gateway) => {
        gateway = class extends original {
          constructor(options: object) {
            super(options);
            Object.assign(window, { paymentOptions: JSON.parse(JSON.stringify(options)) as object });
          }
        };
      },
    });
  });
}

/**
 * Reloads the page until it shows the text, because cached prices and stock can be a second old.
 */
function reloadUntilShown(page: Page, text: string | RegExp): Promise<boolean> {
  return eventually(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    return page.getByRole('main').getByText(text).isVisible();
  });
}

it('a new shopper can place an order and pay by UPI on a phone', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;
  const product = await plentifulProduct('paper');
  await recordPaymentOptions(page);

  await shopper.addProductToCart(product);
  await shopper.openCart();
  await main.getByText('Calculated at checkout').waitFor();
  await main.getByText('Rs. 99, free above Rs. 2,500', { exact: true }).waitFor();
  await main.getByLabel('Delivery to PIN code').fill('560 001');
  await main.getByText(/^Expected delivery: .*, if you order now\.$/).waitFor();

  await shopper.goToCheckout();
  await shopper.waitForPath('/login');
  expect(await main.getByRole('textbox').count()).toBe(1);
  await shopper.logIn(newEmail('newcomer'));
  await main.getByLabel('Full name').fill('Neha Newcomer');
  await main.getByRole('button', { name: 'Continue' }).click();

  await shopper.waitForPath('/order');
  const pay = main.getByRole('button', { name: `Pay ${rupees(product.price + 99)}`, exact: true });
  await pay.waitFor();
  for (const [label, autocomplete] of [
    ['Full name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel-national'],
    ['Address', 'street-address'],
    ['PIN code', 'postal-code'],
    ['City', 'address-level2'],
    ['State', 'address-level1'],
  ] as const) {
    expect([label, await main.getByLabel(label, { exact: true }).getAttribute('autocomplete')]).toEqual([
      label,
      autocomplete,
    ]);
  }

  await main.getByLabel('Phone').fill('9876543210');
  await main.getByLabel('Address', { exact: true }).fill('Near the temple');
  await main.getByLabel('Landmark (optional)').fill('Opposite the bakery');
  await main.getByLabel('PIN code').fill('560001');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="state"]')?.value === 'Karnataka');
  expect(await main.getByLabel('City').inputValue()).toBe('Bengaluru');
  await main.getByText('The address has no house, flat or plot number.').waitFor();
  await main.getByLabel('State').fill('Kerala');
  await main.getByText('The PIN code 560001 is in Karnataka, not in Kerala.').waitFor();
  await main.getByLabel('State').fill('Karnataka');
  await main.getByLabel('Address', { exact: true }).fill('14 Residency Road');
  await main.getByText('Please check your address.').waitFor({ state: 'detached' });
  await main.getByText(/^Expected delivery: .*, if you order now\.$/).waitFor();

  await pay.click();
  await shopper.paymentWindow.getByRole('button', { name: 'Pay', exact: true, disabled: false }).waitFor();
  const options = await page.evaluate(() => (window as { paymentOptions?: unknown }).paymentOptions);
  expect(options).toMatchObject({ prefill: { method: 'upi' } });
  await shopper.pressInPaymentWindow('Pay');
  await page.getByRole('heading', { level: 1, name: 'Thank you, your order is confirmed' }).waitFor();
  const number = await shopper.waitForConfirmation();
  await page.getByRole('heading', { level: 1, name: 'Thank you, your order is confirmed' }).waitFor();
  expect(await page.title()).toMatch(/^Order confirmed/);
  await main.getByText('14 Residency Road').waitFor();
  await main.getByText('Landmark: Opposite the bakery').waitFor();

  await shopper.chooseInAccountMenu('My Orders');
  await shopper.waitForPath('/my-orders');
  const card = main.getByRole('list', { name: 'Your orders' }).getByRole('listitem').filter({ hasText: number });
  await card.getByText(`${product.title} × 1`).waitFor();
  await card.getByText(/We will now check it and get it ready\. Expected delivery: /).waitFor();
  const picture = card.locator('img').first();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).not.toBe(
    0,
  );
  expect(consoleProblems).toEqual([]);
  await close();
});

it('a company’s paid order shows the discount, gift options and GSTIN', async () => {
  const { page: desk, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  const code = `DIWALI-${Date.now().toString(36).toUpperCase()}`;
  await desk.goto('/desk/discounts');
  await desk.getByRole('button', { name: 'New discount code' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Code', { exact: true }).fill(code);
  await form.getByLabel('Percent off').fill('10');
  await form.getByRole('button', { name: 'Create the code' }).click();
  await form.waitFor({ state: 'detached' });
  await closeDesk();

  const { page, consoleProblems, close } = await visit();
  const shopper = new Shopper(page, 'keyboard');
  const { main, input } = shopper;
  const product = await plentifulProduct('gift-sets');
  await shopper.createAccount(newEmail());
  await shopper.checkOut(product);
  await shopper.fillAddress('Asha Verma');

  await input.press(main.getByText('Add a discount code', { exact: true }));
  await input.fill(main.getByLabel('Discount code'), 'NO-SUCH-CODE');
  await page.keyboard.press('Enter');
  await main.getByRole('textbox', { name: 'Discount code' }).and(page.locator('[aria-invalid="true"]')).waitFor();
  consoleProblems.length = 0;
  await input.fill(main.getByLabel('Discount code'), ` ${code.toLowerCase()} `);
  await page.keyboard.press('Enter');
  // A percentage discount is rounded to whole paise for each unit.
  const discount = Math.round(product.price * 10) / 100;
  await main.getByText(`${code}: `).waitFor();
  await main.getByText(`Discount (${code})`).waitFor();

  await input.press(main.getByText('Gift options', { exact: true }));
  await input.fill(main.getByLabel('Gift note (optional)'), 'Shubh Diwali, Nani!');
  await main.getByLabel('Gift wrap for Rs. 49').check();
  await input.press(main.getByText('Buying for a company?', { exact: true }));
  await input.fill(main.getByLabel('Company name'), 'Neem & Co.');
  await input.fill(main.getByLabel('GSTIN (optional)'), '29ABCDE1234F1Z9');
  await page.keyboard.press('Tab');
  await main.getByText('This GSTIN is not valid. Please check its 15 characters.').waitFor();
  await main.getByLabel('GSTIN (optional)').fill(GSTIN);
  await input.fill(main.getByLabel('Purchase order number (optional)'), 'PO-2027-118');

  const paid = Math.round((product.price - discount + 49 + 99) * 100) / 100;
  await main.getByRole('button', { name: `Pay ${rupees(paid)}`, exact: true }).waitFor();
  await shopper.openPaymentWindow();
  await shopper.pressInPaymentWindow('Pay');
  const number = await shopper.waitForConfirmation();
  await main.getByText(new RegExp(`^You saved .* with ${code}\\.$`)).waitFor();

  await page.goto(`/my-orders?order=${number}`);
  const details = page.getByRole('dialog');
  await details.getByText('Gift note: Shubh Diwali, Nani!').waitFor();
  await details.getByText('Gift wrap').first().waitFor();
  await details.getByText(`You saved with ${code}`).waitFor();
  await details.getByText(rupees(paid), { exact: true }).waitFor();
  await page.goto(`/my-orders/${number}/invoice`);
  for (const text of ['Neem & Co.', `GSTIN ${GSTIN}`, 'Purchase order PO-2027-118']) {
    await main.getByText(text, { exact: true }).waitFor();
  }
  expect(consoleProblems).toEqual([]);
  await close();
});

it('every page shows the same total for a product with a quantity discount', async () => {
  const { page: desk, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  await desk.goto(`/desk/products/${COLOURS._id}`);
  const steps = desk.getByLabel('Quantity discounts');
  await steps.fill('10: 5%, 8: 10%');
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Each quantity and discount must be higher than the previous one.').waitFor();
  await steps.fill('10: 5%, 50: 10%');
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText(/quantity discounts: .* → 10: 5%, 50: 10%/).waitFor();
  await closeDesk();

  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;
  const email = newEmail();
  await shopper.createAccount(email);
  await page.goto(`/products/${COLOURS._id}`);
  await reloadUntilShown(page, 'Quantity discounts');
  await shopper.waitForHydration();

  const prices = main.getByRole('table', { name: 'Quantity discounts' });
  const add = main.getByRole('button', { name: 'Add to cart' });
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
  const distance = async () => (await topOf(add)) - (await topOf(prices));
  const before = await distance();
  await main.getByRole('textbox', { name: /^Quantity of/ }).fill('12');
  await main.getByText('12 × Rs. 359 = Rs. 4,308').waitFor();
  expect(await prices.getByRole('row').and(page.locator('[aria-current]')).innerText()).toContain('10 to 49');
  expect(await distance()).toBeCloseTo(before);
  await shopper.addToCart();
  await shopper.openCart();
  await main.getByText('Rs. 359 each').waitFor();
  await main.getByRole('button', { name: 'Decrease quantity' }).click();
  await main.getByRole('textbox', { name: /^Quantity of/ }).fill('9');
  await main.getByText('Rs. 378 each').waitFor();
  await main.getByRole('textbox', { name: /^Quantity of/ }).fill('12');
  await main.getByText('Rs. 359 each').waitFor();
  await main.getByText('Rs. 4,308').first().waitFor();

  await shopper.goToCheckout();
  await shopper.fillAddress('Asha Verma');
  await main.getByRole('button', { name: 'Pay Rs. 4,308', exact: true }).waitFor();
  await shopper.openPaymentWindow();
  await shopper.pressInPaymentWindow('Pay');
  const number = await shopper.waitForConfirmation();
  await main.getByText('Rs. 4,308').first().waitFor();
  const mail = await waitForMail(email, number);
  expect(mail.text).toContain('Rs. 4,308');

  await page.goto(`/my-orders?order=${number}`);
  await page.getByRole('dialog').getByText('12 × Rs. 359').waitFor();
  await page.goto(`/my-orders/${number}/invoice`);
  await main.getByText('Rs. 4,308').first().waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});

it('a cash-on-delivery order must be confirmed with an emailed code', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;
  const email = newEmail();
  const product = await plentifulProduct('stationery');
  await shopper.createAccount(email);
  await shopper.addProductToCart(product);
  await page.goto('/cart');
  await main.getByRole('textbox', { name: `Quantity of ${product.title}` }).fill('19');
  await shopper.goToCheckout();
  await shopper.fillAddress('Asha Verma');
  const inCash = main.getByRole('radio', { name: /^Cash on delivery/ });
  await main.getByText('Possible for orders up to Rs. 3,000').waitFor();
  expect(await inCash.isDisabled()).toBe(true);

  await main.getByRole('link', { name: 'Edit cart' }).click();
  await main.getByRole('textbox', { name: `Quantity of ${product.title}` }).fill('1');
  await shopper.goToCheckout();
  await inCash.check();
  await main.getByText('Next, we’ll email you a code to confirm the order.').waitFor();
  const total = product.price + 99;
  const code = await codeAfter(email, () =>
    main.getByRole('button', { name: `Pay ${rupees(total)} on delivery` }).click(),
  );
  const dialog = page.getByRole('dialog', { name: 'Confirm your order' });
  await dialog.getByLabel('Code from the email').fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await dialog.getByRole('textbox').and(page.locator('[aria-invalid="true"]')).waitFor();
  consoleProblems.length = 0;
  await dialog.getByLabel('Code from the email').fill(code);
  await dialog.getByRole('button', { name: 'Place order' }).click();

  await shopper.waitForPath('/order/completed');
  await main.getByText(/^Order KGZ-/).waitFor();
  await main.getByText(new RegExp(`${rupees(total)}.*in cash`, 'i')).waitFor();
  await shopper.waitForCartCount(0);
  await page.goto('/my-orders');
  await main.getByText(new RegExp(`${rupees(total)}.*in cash`, 'i')).waitFor();
  await main.getByRole('button', { name: /^View details/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Invoice' }).click();
  await main.getByText(/Payment: cash on delivery\./).waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});

it('a product that sells out while it is in the cart is excluded from the order', async () => {
  const { page: desk, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  await countStock(desk, DEER._id, 5);
  await countStock(desk, BOOKMARKS._id, 3);
  await setDiscount(desk, BOOKMARKS._id, 0);
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;
  await shopper.createAccount(newEmail());

  await shopper.addProductToCart(DEER);
  await page.goto(`/products/${BOOKMARKS._id}`);
  await shopper.waitForHydration();
  const more = main.getByRole('button', { name: 'Increase quantity' });
  const expectExplained = async (text: string) => {
    await main.getByText(text, { exact: true }).first().waitFor();
    const reasonId = await more.last().getAttribute('aria-describedby');
    expect(await page.locator(`[id="${reasonId}"]`).innerText()).toContain(text);
    expect(await more.last().getAttribute('aria-disabled')).toBe('true');
  };
  await more.click();
  await more.click();
  await expectExplained('Only 3 left');
  await shopper.addToCart();
  await main.getByText('All remaining 3 are in your cart.').waitFor();
  await page.goto('/cart');
  await shopper.waitForHydration();
  await expectExplained('Only 3 left');

  await setDiscount(desk, BOOKMARKS._id, 20);
  await countStock(desk, DEER._id, 0);
  const { data } = (await callDesk(desk, 'GET', `/products/${BOOKMARKS._id}`)) as { data: { price: number } };
  await reloadUntilShown(page, 'One sold-out product is not included in this order.');
  await main.getByText('Out of Stock', { exact: true }).waitFor();
  const summary = main.getByRole('region', { name: 'Order summary' });
  await summary.getByText('Subtotal (3 items)').waitFor();
  await summary
    .getByText(rupees(data.price * 3), { exact: true })
    .first()
    .waitFor();
  expect(await main.getByText(/The price is now/).count()).toBe(0);
  await shopper.goToCheckout();
  await main.getByText('One sold-out product is not included in this order.').waitFor();
  await main.getByRole('button', { name: `Pay ${rupees(data.price * 3 + 99)}`, exact: true }).waitFor();

  await page.goto('/cart');
  await setDiscount(desk, BOOKMARKS._id, 0);
  await reloadUntilShown(page, /The price is now Rs\. /);
  const proceed = main.getByRole('button', { name: 'Proceed to checkout' });
  expect(await proceed.isDisabled()).toBe(true);
  await main.getByRole('button', { name: /^Accept Rs\. / }).click();
  await main.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
  await countStock(desk, BOOKMARKS._id, 0);
  await reloadUntilShown(page, '2 sold-out products are not included in this order.');
  expect(await proceed.isDisabled()).toBe(true);

  await countStock(desk, DEER._id, 5);
  await countStock(desk, BOOKMARKS._id, 6);
  expect(consoleProblems).toEqual([]);
  await closeDesk();
  await close();
});

it('a single-use discount code is applied to only one of two simultaneous payments', async () => {
  const { page: desk, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  const code = `ONCE-${Date.now().toString(36).toUpperCase()}`;
  const terms = { percent: 10, amount: null, minimum: 0, firstDay: '2020-01-01', lastDay: null, isOn: true };
  await callDesk(desk, 'POST', '/discounts', { code, ...terms, maximumUses: 1, maximumPerCustomer: null });
  await closeDesk();
  const product = await plentifulProduct('gift-sets');
  const shoppers = [];
  for (const { page, close } of [await visit(), await visit()]) {
    const shopper = new Shopper(page, 'mouse');
    await shopper.createAccount(newEmail());
    await shopper.checkOut(product);
    await shopper.fillAddress('Asha Verma');
    await shopper.main.getByText('Add a discount code', { exact: true }).click();
    await shopper.main.getByLabel('Discount code').fill(code);
    await page.keyboard.press('Enter');
    await shopper.main.getByText(`Discount (${code})`).waitFor();
    shoppers.push({ shopper, close });
  }

  await Promise.all(shoppers.map(({ shopper }) => shopper.main.getByRole('button', { name: /^Pay Rs\./ }).click()));
  const outcomes = await Promise.all(
    shoppers.map(({ shopper }) => {
      const pay = shopper.paymentWindow.getByRole('button', { name: 'Pay', exact: true, disabled: false });
      const refusal = shopper.main.getByText('This discount code has reached its usage limit.').first();
      return Promise.race([pay.waitFor().then(() => 'payment window'), refusal.waitFor().then(() => 'refusal')]);
    }),
  );

  expect(outcomes.toSorted()).toEqual(['payment window', 'refusal']);
  const { shopper: other } = shoppers[outcomes.indexOf('refusal')]!;
  await other.main.getByRole('button', { name: `Pay ${rupees(product.price + 99)}`, exact: true }).click();
  await other.pressInPaymentWindow('Pay');
  await other.waitForConfirmation();
  for (const { close } of shoppers) await close();
});

it('the site shows a default message if an error response has no message', async () => {
  const { page, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;
  const product = await plentifulProduct('stationery');
  type Response = 'success' | 'no message' | 'no response';
  const responses = new Map<string, Response>();
  await page.route(/\/api\//, (route) => {
    const response = responses.get(new URL(route.request().url()).pathname.replace('/api/', ''));
    if (response === 'success') return route.fulfill({ json: { success: true, message: 'Please check your email.' } });
    if (response === 'no message') return route.fulfill({ status: 400, json: { success: false } });
    return response === 'no response' ? route.abort() : route.continue();
  });
  const expectMessage = async (path: string, response: Response, button: string, text: string) => {
    responses.set(path, response);
    await (await shopper.enabledButton(button)).click();
    await main
      .getByText(text, { exact: true })
      .or(page.getByRole('alert').getByText(text, { exact: true }))
      .first()
      .waitFor();
    responses.delete(path);
  };

  await page.goto('/signup');
  await shopper.enabledButton('Send OTP');
  await main.getByLabel('Full name').fill('Neha Newcomer');
  await main.getByLabel('Email').fill(newEmail('newcomer'));
  await expectMessage('auth/register', 'no message', 'Send OTP', 'Failed to send OTP');
  await expectMessage('auth/register', 'success', 'Send OTP', 'Please check your email.');
  await main.getByLabel(/OTP/).fill('123456');
  await expectMessage('auth/verify-otp', 'no message', 'Sign up', 'Verification failed');
  await expectMessage('auth/verify-otp', 'no response', 'Sign up', 'Signup failed');
  await expectMessage('auth/resend-otp', 'no message', 'Resend OTP', 'Failed to send OTP. Try again.');
  await expectMessage('auth/resend-otp', 'no response', 'Resend OTP', 'Error sending OTP.');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await main.getByLabel('Email').fill(newEmail('newcomer'));
  await expectMessage('auth/login', 'no message', 'Send code', 'Failed to send code');
  await expectMessage('auth/login', 'success', 'Send code', 'Please check your email.');
  await main.getByLabel('6-digit code').fill('123456');
  await expectMessage('auth/verify-otp', 'no message', 'Login', 'Verification failed');
  await expectMessage('auth/verify-otp', 'no response', 'Login', 'Login failed');
  await expectMessage('auth/resend-otp', 'no message', 'Resend code', 'Failed to resend OTP.');

  await shopper.createAccount(newEmail());
  await page.goto('/profile');
  await expectMessage('auth/update-user', 'no message', 'Save changes', 'Update failed');
  await page.goto(`/products/${product._id}/bulk`);
  await shopper.waitForHydration();
  await main.getByLabel('Phone').fill('9876543210');
  const failedRequest = '❌ Failed to send request. Try again.';
  await expectMessage('bulk-order/submit', 'no message', 'Send bulk order request', failedRequest);
  responses.set('auth/my-order', 'no message');
  await page.goto('/my-orders');
  await main.getByText('Failed to fetch orders').waitFor();

  await shopper.checkOut(product);
  await shopper.fillAddress('Asha Verma');
  const pay = `Pay ${rupees(product.price + 99)}`;
  await expectMessage('payment/create-order', 'no message', pay, 'Order creation failed');
  await shopper.openPaymentWindow();
  responses.set('payment/verify-order', 'no message');
  await shopper.pressInPaymentWindow('Pay');
  await main.getByText('Payment verification error. Please contact support with your payment details.').waitFor();
  await close();
});
