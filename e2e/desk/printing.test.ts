import { makePdf } from '../../api/test-support/make-pdf.ts';
import { useBrowser } from '../support/browser.ts';
import { mailAfter, newEmail, waitForMail } from '../support/mailbox.ts';
import { INVITATION, PrintAccount } from '../support/print-account.ts';
import { setOrderStatus } from '../support/operator.ts';
import { PrintShopper } from '../support/print-shopper.ts';
import { eventually } from '../support/servers/eventually.ts';
import { makeDueToday } from '../support/servers/site-database.ts';
import { ADDRESS } from '../support/shopper.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();
const BOOK = { name: 'atlas.pdf', mimeType: 'application/pdf', buffer: makePdf({ pages: 12 }) };
const BETTER_BOOK = { ...BOOK, name: 'better-atlas.pdf', buffer: makePdf({ pages: 12, mediaBox: '[0 0 421 595]' }) };
it('a staff member with the printer role can process print orders', async () => {
  const staff = await Staff.join(visit, 'printer');
  const { page, main, dialog } = staff;
  const customer = await visit();
  const shopper = new PrintShopper(customer.page, 'mouse');
  const account = new PrintAccount(customer.page);
  const email = newEmail();
  await shopper.createAccount(email);
  await shopper.page.goto('/printbook');
  await shopper.waitForHydration();
  await shopper.upload(BOOK);
  await shopper.putInCart('Book added to cart!');
  await shopper.openProof();
  await shopper.approve();
  const invitation = await account.addLine(INVITATION);
  await account.call('POST', `/lines/${invitation.id}/approve`, { sha256: invitation.proof.sha256 });
  await shopper.page.goto('/cart');
  await shopper.waitForCartCount(2);
  const number = await shopper.payForPrint();

  await staff.task('see the approved prints of an order', async () => {
    await staff.open('Print board');
    await staff.find(number, /^Marriage invitation/);
    await staff.sees('Approved proof');
    await staff.sees(invitation.proof.sha256);
  });
  await staff.task('download the sheets of the selected prints', async () => {
    await staff.open('Print board');
    await main.getByRole('searchbox').fill(number);
    await staff.sees('1–2 of 2');
    await main.getByLabel('Select this page').check();
    const { bytes } = await staff.download(() => staff.press('Download sheets'));
    for (const name of [`${number}-1`, `${number}-2`, 'job-list.pdf']) expect(bytes.includes(name)).toBe(true);
    await staff.press('Clear');
  });
  await makeDueToday(number);
  await staff.task('download today’s sheets', async () => {
    await staff.open('Print board');
    const { bytes } = await staff.download(() => staff.press('Download today’s sheets'));
    for (const name of [`${number}-1`, `${number}-2`, 'job-list.pdf']) expect(bytes.includes(name)).toBe(true);
  });
  const askForFile = () =>
    staff.task('ask for a better file', async () => {
      await staff.open('Print board');
      await staff.find(number, /^(?!Marriage)/);
      await staff.press('Request a better file …');
      await dialog.getByLabel('What is wrong with the file?').fill('The maps are blurred.');
      await staff.press('Send email', dialog);
      await staff.sees('for a better file: The maps are blurred.');
    });
  const request = await mailAfter(email, askForFile, 'The maps are blurred.');
  await shopper.page.goto(new URL(/http\S+\/better-file\/\S+/.exec(request.text)?.[0] ?? '').pathname);
  await shopper.waitForHydration();
  await shopper.upload(BETTER_BOOK);
  await shopper.input.press(shopper.main.getByRole('button', { name: 'See the proof' }));
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Approve this file' }));
  await shopper.main.getByText('We will print your new file.').waitFor();
  await staff.task('see that a better file has arrived', async () => {
    await staff.open('Print board');
    await staff.find(number, /^(?!Marriage)/);
    await main.getByRole('button', { name: 'Mark at the press' }).waitFor();
  });

  await staff.task('mark a print at the press and printed', async () => {
    await staff.open('Print board');
    await staff.find(number, /^Marriage invitation/);
    await staff.press('Mark at the press');
    await main.getByRole('button', { name: 'Mark not started' }).waitFor();
    await shopper.page.goto(`/my-orders?order=${number}`);
    await shopper.page.getByRole('dialog').getByText(number).first().waitFor();
    expect(await shopper.page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    await staff.press('Mark printed');
    await staff.press('Mark dried');
    await main.getByRole('button', { name: 'Mark not dry' }).waitFor();
  });

  await staff.task('stop a service', async () => {
    await staff.open('Print board');
    await staff.press('Stop a service …');
    await staff.press('Stop … Business cards', dialog);
    await dialog.getByLabel('What should shoppers read?').fill('Our card press is being repaired.');
    await staff.press('Stop taking orders', dialog);
    await staff.told('Business cards: orders are stopped');
  });
  await eventually(async () => {
    await shopper.page.goto('/business-cards');
    return shopper.main.getByText('Our card press is being repaired.').first().isVisible();
  });
  await staff.task('take orders for a service again', async () => {
    await staff.open('Print board');
    await staff.press('Stop a service …');
    await staff.press('Take orders: Business cards', dialog);
    await staff.told('Business cards: orders are taken again');
  });

  await shopper.page.goto('/printbook');
  await shopper.waitForHydration();
  await shopper.upload(BOOK);
  await shopper.choose('Size', 'Custom');
  await shopper.fillFields({ notes: 'As small as a matchbox' });
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Ask for a price' }));
  await shopper.main.getByText('We have received your request.').waitFor();
  await staff.task('answer a request with a quote and a payment link', async () => {
    await staff.open('Requests');
    await main.getByRole('row').getByRole('link', { name: 'Asha Verma' }).first().click();
    await staff.press('Assign to me');
    await staff.press('Add prices');
    await main.getByLabel('Reply').fill('We can print your matchbox book.');
    await staff.fill({ What: 'Matchbox book', Pieces: '10', 'Rupees each': '40' });
    await main.getByLabel('Valid until').fill('2090-01-31');
    await main.getByLabel('Add a payment link').check();
    await staff.press('Send quote');
    await staff.told(`Quote sent to ${email}`);
  });
  const quote = await waitForMail(email, 'matchbox book');
  await shopper.page.goto(new URL(/http\S+\/pay\S+/.exec(quote.text)?.[0] ?? '').pathname);
  await shopper.waitForHydration();
  await shopper.main.getByLabel('Full name').fill('Asha Verma');
  await shopper.main.getByLabel('Email').fill(email);
  await shopper.main.getByLabel('Phone').fill('9876543210');
  await shopper.main.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
  await shopper.openPaymentWindow();
  await shopper.pressInPaymentWindow('Pay');
  await shopper.main.getByRole('heading', { name: 'Thank you, your order is confirmed' }).waitFor();
  await staff.task('see that a quote was paid', async () => {
    await staff.open('Requests');
    await main.getByRole('row').getByRole('link', { name: 'Asha Verma' }).first().click();
    await staff.sees(/^Paid:/);
  });

  await setOrderStatus(number, 'cancelled');
  await staff.task('download the sheet of a cancelled order despite the warning', async () => {
    await staff.open('Print board');
    await staff.find(number, /^(?!Marriage)/);
    await staff.press('Download sheet');
    await page.getByRole('dialog', { name: 'This order was cancelled' }).waitFor();
    const { name } = await staff.download(() => staff.press('Download anyway', dialog));
    expect(name).toContain(number);
  });
  expect([...staff.consoleProblems, ...customer.consoleProblems]).toEqual([]);
  await Promise.all([staff.close(), customer.close()]);
});
