import { useBrowser } from '../support/browser.ts';
import { plentifulProduct } from '../support/catalogue.ts';
import { mailAfter, newEmail } from '../support/mailbox.ts';
import { setOrderStatus } from '../support/operator.ts';
import { eventually } from '../support/servers/eventually.ts';
import { Shopper } from '../support/shopper.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();
const REPORT = [
  'entity_id,type,debit,credit,amount,fee,tax,settlement_id,settlement_utr,payment_id',
  'pay_unknown,payment,0,98.00,100.00,2.00,0.30,setl_1,UTR1,',
].join('\n');

it('an accountant refunds orders, exports the month’s taxes and changes a print price', async () => {
  const staff = await Staff.join(visit, 'accountant');
  const { main, dialog } = staff;
  const customer = await visit();
  const shopper = new Shopper(customer.page, 'mouse');
  const email = newEmail();
  const product = await plentifulProduct('paper');
  await shopper.createAccount(email);
  const [refunded, cancelled] = [await shopper.buy(product), await shopper.buy(product)];

  await staff.task('refund an amount', async () => {
    await staff.open('Orders');
    await staff.find(refunded);
    await staff.press('Refund …');
    await dialog.getByLabel('What').selectOption('An amount');
    await staff.fill({ Rupees: '10', 'Why do we refund?': 'A sheet is creased' }, dialog);
    const mail = await mailAfter(email, async () => {
      await staff.press('Refund Rs. 10', dialog);
      await staff.told('Rs. 10 refunded');
    });
    expect(mail.text).toContain('Rs. 10');
  });
  await staff.task('cancel an order', async () => {
    await staff.open('Orders');
    await staff.find(cancelled);
    await staff.press('Cancel …');
    await dialog.getByLabel('Why is it cancelled?').fill('The shopper asked by phone');
    await staff.press('Cancel and refund', dialog);
    await staff.told('Cancelled and refunded');
  });
  await shopper.page.goto(`/my-orders?order=${cancelled}`);
  await shopper.page
    .getByRole('dialog')
    .getByText(/cancelled/i)
    .first()
    .waitFor();

  await setOrderStatus(refunded, 'shipped', 'India Post EM1');
  await setOrderStatus(refunded, 'delivered');
  await staff.task('send a replacement', async () => {
    await staff.open('Orders');
    await staff.find(refunded);
    await staff.press('Replace …');
    await dialog.getByRole('spinbutton').first().fill('1');
    await dialog.getByLabel('Reason').fill('Damaged on the way');
    await staff.press('Create the replacement', dialog);
    await staff.sees(/replaces/);
    await staff.sees('Free of charge');
  });

  await staff.task('export the month’s GST tables', async () => {
    await staff.open('Money');
    const { name, bytes } = await staff.download(() => staff.press('GSTR-1 tables'));
    expect(name).toMatch(/^gstr-1-\d{4}-\d{2}\.zip$/);
    for (const table of ['b2cs.csv', 'docs.csv', 'credit-notes.csv']) expect(bytes.includes(table)).toBe(true);
  });
  await staff.task('download the month’s invoices', async () => {
    await staff.open('Money');
    const button = main.getByRole('button', { name: /invoices? as PDF$/, disabled: false });
    await eventually(async () => {
      await staff.page.reload();
      await main.getByRole('button', { name: 'GSTR-1 tables' }).waitFor();
      return button.isVisible();
    });
    const { bytes } = await staff.download(() => button.click());
    expect(bytes.includes('.pdf')).toBe(true);
  });
  await staff.task('compare a payout with the shop’s payments', async () => {
    await staff.open('Money');
    await main.getByLabel('Settlement report (CSV)').setInputFiles({
      name: 'settlement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(REPORT),
    });
    await staff.sees('The shop doesn’t know this payment');
  });
  await staff.task('find a customer', async () => {
    await staff.open('Customers');
    await staff.find(email, /Asha Verma/);
    await main.getByRole('link', { name: refunded }).waitFor();
  });
  await staff.task('read visitors and sales by product', async () => {
    await staff.open('Insight');
    await main.getByRole('link', { name: product.title }).waitFor();
    const { bytes } = await staff.download(() => staff.press('Export CSV'));
    expect(bytes.toString()).toContain(product._id);
  });
  await staff.task('see who did what', async () => {
    await staff.open('Audit');
    await main.getByRole('searchbox').fill(cancelled);
    await main
      .getByRole('row', { name: /Meera accountant/ })
      .first()
      .waitFor();
  });

  const price = main.getByRole('textbox', { name: 'All, step 3: rupees' });
  const old = { text: '' };
  await staff.task('change a print price', async () => {
    await staff.open('Print prices');
    await price.waitFor();
    old.text = await price.inputValue();
    await price.fill('77');
    await staff.press('Change prices now');
    await staff.told('Prices changed');
  });
  await eventually(async () => {
    await shopper.page.goto('/marriage/1');
    return shopper.main.getByText('Rs. 77', { exact: false }).first().isVisible();
  });
  await staff.task('change a print price back', async () => {
    await staff.open('Print prices');
    await price.fill(old.text);
    await staff.press('Change prices now');
    await staff.told('Prices changed');
  });
  expect([...staff.consoleProblems, ...customer.consoleProblems]).toEqual([]);
  await Promise.all([staff.close(), customer.close()]);
});
