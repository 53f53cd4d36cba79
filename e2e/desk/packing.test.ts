import { useBrowser } from '../support/browser.ts';
import { plentifulProduct, productsOf } from '../support/catalogue.ts';
import type { Product } from '../support/catalogue.ts';
import { mailAfter, newEmail, waitForMail } from '../support/mailbox.ts';
import { setOrderStatus } from '../support/operator.ts';
import { eventually } from '../support/servers/eventually.ts';
import { ADDRESS, Shopper } from '../support/shopper.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();
/**
 * Wait longer for emails about an order's progress, because they are sent two minutes after the
 * change.
 */
const LATE_MAIL = { timeoutMs: 240_000 };
const RUN = Date.now().toString(36);
const PHONE = '9812345678';

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';
const stockOf = async ({ _id }: Product) => (await productsOf('paper')).find((one) => one._id === _id)?.stock ?? NaN;

it('a packer can process orders and returns on a phone-sized screen', async () => {
  const staff = await Staff.join(visit, 'packer', 390);
  const { page, main, dialog } = staff;
  const customer = await visit();
  const shopper = new Shopper(customer.page, 'mouse');
  const email = newEmail();
  const product = await plentifulProduct('paper');
  await shopper.createAccount(email);
  const number = await shopper.buy(product);

  const clicks = await staff.task('pack and ship an order', async () => {
    await page.getByRole('link', { name: /to pack$/ }).click();
    await main.getByRole('link', { name: number }).click();
    await staff.press('Pack and ship …');
    await staff.fill({ 'Tracking number': 'EE123456789IN' }, dialog);
    await dialog.getByLabel('Courier').fill('India Post');
    await staff.press('Mark shipped', dialog);
    await staff.sees('Shipped with India Post EE123456789IN');
  });
  expect(clicks).toBeLessThanOrEqual(4);
  await shopper.page.goto(`/my-orders?order=${number}`);
  await shopper.page.getByRole('dialog').getByText('Courier: India Post EE123456789IN').waitFor();

  await staff.task('correct the tracking number', async () => {
    await staff.open('Orders');
    await staff.find(number);
    await staff.press('Correct tracking');
    await dialog.getByLabel('Tracking number').fill('EE987654321IN');
    await staff.press('Save', dialog);
    await staff.sees('India Post EE987654321IN');
  });

  let second = '';
  const buyer = newEmail('nila');
  await staff.task('take an order by phone that is already paid', async () => {
    await staff.open('New order');
    await main.getByRole('searchbox').fill(product.title);
    await staff.press(`Add ${product.title}`);
    await staff.fill({ Name: 'Nila Das', Phone: PHONE, Email: buyer });
    await main.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
    await main.getByLabel('How is it paid?').selectOption('Already paid');
    await main.getByLabel('How was it paid?').fill('UPI 1234');
    const mail = await mailAfter(buyer, () => staff.press('Place the order'));
    await main.getByRole('heading', { level: 1, name: /^KGZ-/ }).waitFor();
    second = await main.getByRole('heading', { level: 1 }).innerText();
    expect(mail.text).toContain(second);
  });

  await staff.task('find an order by phone number', async () => {
    await staff.open('Orders');
    await staff.find(PHONE, second);
    await main.getByRole('heading', { level: 1, name: second }).waitFor();
  });

  await staff.task('correct an address', async () => {
    await staff.open('Orders');
    await staff.find(second);
    await staff.press('Correct the address');
    await dialog.getByLabel('Address with PIN').fill('7 Lodhi Road, New Delhi 110003');
    await staff.press('Save', dialog);
    await staff.sees('7 Lodhi Road, New Delhi 110003');
  });

  await staff.task('hold an order and release it', async () => {
    await staff.open('Orders');
    await staff.find(second);
    await staff.press('Hold …');
    await dialog.getByLabel('Why is the order on hold?').fill('The customer travels until Monday');
    await staff.press('Hold', dialog);
    await staff.sees('On hold: The customer travels until Monday');
    await staff.press('Release the hold');
    await main.getByRole('button', { name: 'Mark packed' }).waitFor();
  });

  await staff.task('write a note for colleagues', async () => {
    await staff.open('Orders');
    await staff.find(second);
    await main.getByLabel('New note').fill('Wrap it twice');
    await staff.press('Add note');
    await main.getByRole('listitem').getByText('Wrap it twice').first().waitFor();
  });

  await staff.task('mark an order packed and undo it', async () => {
    await staff.open('Orders');
    await staff.find(second);
    await staff.press('Mark packed');
    await staff.press('Undo packed');
    await main.getByRole('button', { name: 'Mark packed' }).waitFor();
  });

  for (const paper of ['Packing slip', 'Shipping label']) {
    await staff.task(`print a ${paper.toLowerCase()}`, async () => {
      await staff.open('Orders');
      await staff.find(second);
      const { bytes } = await staff.download(() => staff.press(paper));
      expect(isPdf(bytes)).toBe(true);
    });
  }

  await staff.task('pack several orders and print their labels', async () => {
    await staff.open('Orders');
    await main.getByLabel(`Select ${second}`).check();
    const { bytes } = await staff.download(() => staff.press('Shipping labels'));
    expect(isPdf(bytes)).toBe(true);
    await staff.press('Mark packed');
    await staff.told('1 order changed');
  });

  const refused = newEmail('typo').replace('example.com', 'refused.example');
  const createLink = async (name: string, customerEmail: string) => {
    await staff.open('New order');
    await main.getByRole('searchbox').fill(product.title);
    await staff.press(`Add ${product.title}`);
    await staff.fill({ Name: name, Phone: '9811122233', Email: customerEmail });
    await main.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
    await main.getByLabel('How is it paid?').selectOption('Payment link to copy');
    await staff.press('Create the payment link');
    await main.getByLabel('Payment link').waitFor();
  };
  const unwanted = `Unwanted ${RUN}`;
  await staff.task('withdraw a payment link', async () => {
    await createLink(unwanted, newEmail());
    await main.getByRole('link', { name: 'All payment links' }).click();
    const row = main.getByRole('row', { name: unwanted });
    await row.getByRole('button', { name: /^Withdraw/ }).click();
    await staff.press('Withdraw', dialog);
    await row.getByText('Withdrawn').waitFor();
  });
  await staff.task('send a payment link to copy', () => createLink('Ravi Menon', refused));
  const link = new URL(await main.getByLabel('Payment link').inputValue()).pathname;
  await shopper.page.goto(link);
  await shopper.waitForHydration();
  await shopper.openPaymentWindow();
  await shopper.pressInPaymentWindow('Pay');
  await shopper.main.getByRole('heading', { name: 'Thank you, your order is confirmed' }).waitFor();
  await staff.task('see that a payment link was paid', async () => {
    await staff.open('New order');
    await main.getByRole('link', { name: 'Payment links' }).click();
    await main
      .getByRole('row', { name: /Ravi Menon/ })
      .getByRole('link', { name: /^KGZ-/ })
      .first()
      .waitFor();
  });

  const shipped = await waitForMail(email, 'EE987654321IN', LATE_MAIL);
  expect(shipped.text).toContain(number);
  await staff.task('mark an order delivered', async () => {
    await staff.open('Orders');
    await staff.find(number);
    await staff.press('Mark delivered');
    await main.getByRole('button', { name: 'Undo delivered' }).waitFor();
  });
  const before = await stockOf(product);
  const returns = shopper.page.getByRole('dialog').getByRole('region', { name: 'Returns' });
  const askForReturn = async (words: string) => {
    await shopper.page.goto(`/my-orders?order=${number}`);
    await returns.getByRole('button', { name: 'Return something' }).click();
    await returns.getByLabel(product.title).fill('1');
    await returns.getByLabel('What is wrong with it?').fill(words);
    await returns.getByRole('button', { name: 'Ask for the return' }).click();
    await returns.getByText(/return requested\./).waitFor();
  };
  const rows = main.getByRole('row', { name: number });
  await askForReturn('I have written on it.');
  await staff.task('decline a return request', async () => {
    await page.getByRole('link', { name: /returns to accept or decline$/ }).click();
    await rows.getByRole('button', { name: 'Decline …' }).click();
    await dialog.getByLabel('Reason, emailed to the shopper').fill('We can’t sell used paper again.');
    await mailAfter(email, () => staff.press('Decline', dialog), 'We can’t sell used paper again.');
  });
  await askForReturn('The corner is bent.');
  await staff.task('accept a return request', async () => {
    await page.getByRole('link', { name: /returns to accept or decline$/ }).click();
    await mailAfter(email, () => rows.getByRole('button', { name: 'Accept' }).click(), number);
  });

  await staff.task('ship an order by mistake and undo it before its email is sent', async () => {
    await staff.open('Orders');
    await staff.find(second);
    await staff.press('Ship …');
    await dialog.getByLabel('Courier').fill('India Post');
    await staff.press('Mark shipped', dialog);
    await staff.press('Undo shipped');
    await staff.sees('Took back: Shipped with India Post');
    expect(await main.getByText(/^Email queued/).count()).toBe(0);
  });
  await setOrderStatus(second, 'shipped', 'India Post EE111111111IN');
  await staff.task('announce a return', async () => {
    await staff.open('Orders');
    await staff.find(second);
    await staff.press('Return …');
    await dialog.getByRole('spinbutton').first().fill('1');
    await dialog.getByLabel('Reason').fill('The corner is bent');
    await staff.press('Expect the return', dialog);
    await staff.told('Return created');
  });
  await staff.task('receive a return', async () => {
    await staff.open('Returns');
    await staff.press('On their way');
    await rows.getByRole('button', { name: 'Receive …' }).click();
    await staff.press('Received', dialog);
    await staff.told('Received; undamaged pieces are in stock');
  });
  await eventually(async () => (await stockOf(product)) === before + 1);

  await staff.task('enter a stock count', async () => {
    await staff.open('Products');
    await staff.press('Count stock');
    await dialog.getByLabel('Rows').fill(`${product._id}\t${before + 5}`);
    await staff.press('Show differences', dialog);
    await staff.press('Apply', dialog);
    await staff.told('1 product changed');
  });
  await eventually(async () => (await stockOf(product)) === before + 5);

  await staff.task('resend a failed email', async () => {
    await staff.open('Failed emails');
    await main
      .getByRole('row', { name: refused })
      .getByRole('button', { name: /^Resend/ })
      .click();
    await staff.told('The email will be resent');
  });

  await staff.task('resend an email to a shopper', async () => {
    await staff.open('Orders');
    await staff.find(number);
    await mailAfter(email, () => main.getByRole('button', { name: 'Resend email' }).last().click(), number);
  });
  expect([...staff.consoleProblems, ...customer.consoleProblems]).toEqual([]);
  await Promise.all([staff.close(), customer.close()]);
});
