import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { layoutShift } from './support/layout-shift.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { setOrderStatus } from './support/operator.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

async function shopperWithOrder(width: number) {
  const visitor = await visit({ width });
  const shopper = new Shopper(visitor.page, 'mouse');
  const email = newEmail();
  await shopper.createAccount(email);
  const product = await plentifulProduct('paper');
  const number = await shopper.buy(product);
  await visitor.page.goto(`/my-orders?order=${number}`);
  return { ...visitor, shopper, product, number, email, window: visitor.page.getByRole('dialog') };
}

describe('a shopper’s order', () => {
  it('a shopper can follow the progress of an order and reorder it in My Orders', async () => {
    const { page, consoleProblems, shopper, product, number, email, window, close } = await shopperWithOrder(390);
    await window.getByText('We will now check it and get it ready.').waitFor();

    const { text } = await mailAfter(
      email,
      () => setOrderStatus(number, 'shipped', 'India Post EM123456789IN'),
      'EM123456789IN',
    );
    await page.reload();

    expect(text).toContain('EM123456789IN');
    await window.getByText('Your parcel is on its way.').waitFor();
    await window.getByText('Courier: India Post EM123456789IN').waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    expect(await window.locator('[aria-current="step"]').innerText()).toMatch(/^shipped/i);
    expect(await window.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    await shopper.input.press(window.getByRole('button', { name: 'Reorder' }));
    await shopper.waitForPath('/cart');
    await shopper.main.getByText(product.title).first().waitFor();
    await shopper.waitForCartCount(1);
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('a cancelled order has a printable invoice with a credit note', async () => {
    const { page, consoleProblems, shopper, product, number, window, close } = await shopperWithOrder(390);
    await shopper.input.press(window.getByRole('link', { name: 'Invoice' }));
    await shopper.waitForPath(`/my-orders/${number}/invoice`);
    const sheet = shopper.main.getByRole('article', { name: 'Invoice' });

    await sheet.getByText(product.title).waitFor();

    const [, invoiceNumber] = /(KGZ\/\d\d-\d\d\/\d{6})/.exec(await sheet.innerText()) ?? [];
    expect(await page.title()).toContain(`Invoice ${invoiceNumber}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });

    await setOrderStatus(number, 'cancelled');
    await page.reload();

    await sheet.getByText(/^This order was cancelled/).waitFor();
    expect(await sheet.innerText()).toMatch(/credit note KGC\/\d\d-\d\d\/\d{6}/);
    await shopper.input.press(shopper.main.getByRole('link', { name: 'Back to my orders' }));
    await shopper.waitForPath('/my-orders');
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('an order can be cancelled before it is shipped', async () => {
    const { page, consoleProblems, shopper, window, close } = await shopperWithOrder(1440);

    await shopper.input.press(window.getByRole('button', { name: 'Cancel order' }));
    await shopper.input.press(window.getByRole('button', { name: 'Yes, cancel it' }));

    await window.getByText(/^The order is cancelled\. We refund Rs\. .* to your original payment method/).waitFor();
    await window.locator('[aria-current="step"]', { hasText: /cancelled/i }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'hidden' });
    await page.waitForURL(({ search }) => search === '');
    expect(consoleProblems).toEqual([]);
    await close();
  });
});
