import { useBrowser } from '../support/browser.ts';
import { plentifulProduct } from '../support/catalogue.ts';
import { joinDesk } from '../support/desk.ts';
import { codeAfter, mailAfter, newEmail } from '../support/mailbox.ts';
import { eventually } from '../support/servers/eventually.ts';
import { ADDRESS, Shopper } from '../support/shopper.ts';
import { siteUrl } from '../support/site.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();
const TOKEN = `stock sync ${Date.now().toString(36)}`;
const RENDERED_WITHIN_MS = 5_000;

it('a founder’s changes to the settings appear on the site', async () => {
  const staff = await Staff.join(visit, 'founder');
  const { page, main, dialog } = staff;
  const customer = await visit();
  const shopper = new Shopper(customer.page, 'mouse');
  const siteShows = (path: string, text: string | RegExp) =>
    eventually(async () => {
      await shopper.page.goto(path);
      await shopper.page.getByText(text).first().waitFor({ timeout: RENDERED_WITHIN_MS });
      return true;
    });
  const section = (title: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const save = async (title: string) => {
    await staff.press('Save', section(title));
    await staff.told('Saved');
  };

  const phone = section('Company').getByLabel('Phone');
  const phones = { before: '', after: '+91 98100 12345' };
  await staff.task('change the phone number', async () => {
    await staff.open('Settings');
    phones.before = await phone.inputValue();
    await phone.fill(phones.after);
    await save('Company');
  });
  await siteShows('/', phones.after);
  await siteShows('/contact', 'Contact us');
  await staff.task('change the phone number back', async () => {
    await staff.open('Settings');
    await phone.fill(phones.before);
    await save('Company');
  });

  const fee = section('Shipping').getByLabel('Fee up to 1 kg, in rupees');
  const fees = { before: '', after: '123' };
  await staff.task('change the shipping fee', async () => {
    await staff.open('Settings');
    fees.before = await fee.inputValue();
    await fee.fill(fees.after);
    await save('Shipping');
  });
  const email = newEmail();
  await shopper.createAccount(email);
  await shopper.addProductToCart(await plentifulProduct('paper'));
  await siteShows('/cart', 'Rs. 123');
  await staff.task('change the shipping fee back', async () => {
    await staff.open('Settings');
    await fee.fill(fees.before);
    await save('Shipping');
  });

  await staff.task('add a holiday', async () => {
    await staff.open('Settings');
    await staff.press('Add a row', section('Holidays'));
    const row = section('Holidays').getByRole('group', { name: /^Row/ }).last();
    await row.getByLabel('Day').fill('2030-01-14');
    await row.getByLabel('Name').fill('Makar Sankranti');
    await save('Holidays');
  });
  await staff.task('enter the bank account', async () => {
    await staff.open('Settings');
    const account = {
      'Account holder': 'Kaagazz LLP',
      'Account number': '123456789012',
      IFSC: 'SBIN0001234',
      Bank: 'SBI',
    };
    await staff.fill(account, section('Bank account'));
    await save('Bank account');
  });

  const notice = section('Notice').getByLabel('Text');
  await staff.task('show a notice on all pages', async () => {
    await staff.open('Settings');
    await notice.fill('Closed from Friday to Sunday');
    await save('Notice');
  });
  await siteShows('/', 'Closed from Friday to Sunday');
  await staff.task('remove the notice', async () => {
    await staff.open('Settings');
    await notice.fill('');
    await save('Notice');
  });

  const pause = section('Pause the shop').getByLabel('The shop is paused');
  await staff.task('pause the shop', async () => {
    await staff.open('Settings');
    await pause.check();
    await section('Pause the shop').getByLabel('Message to shoppers').fill('We are at a fair until Monday.');
    await save('Pause the shop');
  });
  await siteShows('/', 'We are at a fair until Monday.');
  await staff.task('open the shop again', async () => {
    await staff.open('Settings');
    await pause.uncheck();
    await save('Pause the shop');
  });
  await staff.task('see who changed the settings', async () => {
    await staff.open('Settings');
    await main.getByRole('link', { name: 'History' }).click();
    await staff.sees(/We are at a fair until Monday\./);
  });

  const [packer, packerEmail] = [await visit({ width: 390 }), newEmail('ravi')];
  await staff.task('give a packer a login', async () => {
    await staff.open('People');
    await staff.press('Invite somebody');
    await staff.fill({ Name: 'Ravi Menon', Email: packerEmail }, dialog);
    await dialog.getByLabel('Role').selectOption('Packer');
    const mail = await mailAfter(packerEmail, () => staff.press('Send the invitation', dialog));
    await joinDesk(packer.page, /http\S+\/desk\/join#token=\S+/.exec(mail.text)?.[0] ?? '');
  });
  await packer.page.goto('/desk/money');
  await packer.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await staff.task('take the login away', async () => {
    await staff.open('People');
    await main.getByRole('row', { name: packerEmail }).getByRole('button', { name: 'Remove Ravi Menon' }).click();
    await staff.press('Remove', dialog);
    await staff.told('Ravi Menon is removed');
  });
  await packer.page.goto('/desk');
  await packer.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();

  let token = '';
  await staff.task('create a token for a program', async () => {
    await staff.open('Tokens');
    await staff.press('New token');
    await dialog.getByLabel('Name').fill(TOKEN);
    await dialog
      .getByLabel(/catalogue|products/i)
      .first()
      .check();
    await staff.press('Create the token', dialog);
    token = await dialog.locator('code').innerText();
  });
  const call = (path: string) =>
    fetch(`${siteUrl()}/api/operator/${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await call('orders')).status).toBe(403);
  await staff.task('revoke a token', async () => {
    await staff.open('Tokens');
    await staff.press(`Revoke … ${TOKEN}`);
    await staff.press(/^Revoke/, dialog);
    await staff.told('Token revoked');
  });
  expect((await call('orders')).status).toBe(404);

  await staff.task('place an order with cash on delivery for a caller', async () => {
    const { title } = await plentifulProduct('stationery');
    await staff.open('New order');
    await main.getByRole('searchbox').fill(title);
    await staff.press(`Add ${title}`);
    await staff.fill({ Name: 'Nila Das', Phone: '9812345678', Email: newEmail('nila') });
    await main.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
    await main.getByLabel('How is it paid?').selectOption('Cash on delivery');
    await staff.press('Place the order');
    await staff.sees('To collect in cash');
  });

  const partner = { fullname: 'Asha Verma', companyName: 'Neem & Co.', email, phone: '9876543210', serviceType: 'CSR' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${siteUrl()}/api/partner/connect`, { method: 'POST', headers, body: JSON.stringify(partner) });
  await staff.task('answer a request', async () => {
    await staff.open('Requests');
    await main.getByRole('row').getByRole('link', { name: 'Asha Verma' }).first().click();
    await main.getByLabel('Reply').fill('Let us meet on Monday.');
    await mailAfter(email, () => staff.press('Send reply'), 'Let us meet on Monday.');
  });

  await staff.task('export a customer’s data', async () => {
    await staff.open('Customers');
    await staff.find(email, /Asha Verma/);
    const { bytes } = await staff.download(() => staff.press('Export'));
    expect(bytes.toString()).toContain(email);
  });
  await staff.task('delete a customer’s account', async () => {
    await staff.open('Customers');
    await staff.find(email, /Asha Verma/);
    await staff.press('Delete the account …');
    await dialog.getByLabel('How did the customer ask?').fill('By email');
    await staff.press('Delete the account', dialog);
    await staff.told('Account deleted');
  });
  await staff.task('check whether the shop can go live', async () => {
    await staff.open('Go live');
    await main.getByRole('table', { name: 'Checks' }).getByRole('row').nth(1).waitFor();
    await mailAfter(staff.email, () => staff.press('Send me a test email'));
  });
  expect([...staff.consoleProblems, ...customer.consoleProblems]).toEqual([]);
  await Promise.all([staff.close(), customer.close(), packer.close()]);
});

it('a founder signs in on another device with a recovery code', async () => {
  const staff = await Staff.join(visit, 'founder');
  const { page, main, email } = staff;
  const openAccount = () => page.getByRole('link', { name: 'Meera founder' }).click();

  await staff.task('register a second passkey', async () => {
    await openAccount();
    await staff.deletePasskeys();
    await main.getByLabel('Name of a new passkey').fill('my new laptop');
    await staff.press('Add a passkey');
    await staff.sees(/^Passkey my new laptop, since/);
  });
  await staff.task('sign in with the second passkey', async () => {
    await openAccount();
    await staff.press('Sign out');
    await staff.press('Sign in with a passkey');
    await main.getByRole('heading', { level: 1, name: 'Meera founder' }).waitFor();
  });

  let code = '';
  await staff.task('make new recovery codes', async () => {
    await openAccount();
    await staff.press('Make new ones');
    code = await main
      .getByText(/^[\w-]{8,}$/)
      .first()
      .innerText();
  });
  const other = await visit({ width: 390 });
  await other.page.goto('/desk');
  await other.page.getByLabel('Or with your work email').fill(email);
  const emailed = await codeAfter(email, () => other.page.getByRole('button', { name: 'Email me a code' }).click());
  await other.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.page.getByLabel('Code from the email').fill(emailed);
  await other.page.getByLabel('Recovery code').fill(code);
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await other.page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();

  await staff.task('end another session', async () => {
    await openAccount();
    await staff.sees('9 recovery codes left');
    await staff.press(/^End the session on/);
    await staff.told('Session ended');
  });
  await other.page.getByRole('navigation', { name: 'Main screens' }).getByRole('link', { name: 'Orders' }).click();
  await other.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  expect(staff.consoleProblems).toEqual([]);
  await Promise.all([staff.close(), other.close()]);
});
