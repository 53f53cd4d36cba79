import type { Page } from 'playwright-core';

import { accessibilityProblems } from './support/accessibility-problems.ts';
import { WIDTHS, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { inviteToDesk, joinDesk } from './support/desk.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { placeOrder } from './support/place-order.ts';
import { siteUrl } from './support/site.ts';

const visit = useBrowser();
const SCREENS = [
  'Today',
  'Orders',
  'Products',
  'Sales',
  'Requests',
  'Customers',
  'Money',
  'Insight',
  'Failed emails',
  'People',
  'Tokens',
  'Audit',
  'Go live',
];

async function askToPartner(): Promise<void> {
  const email = newEmail('nila');
  const partner = { fullname: 'Nila Das', companyName: 'Nila & Co', email, phone: '9876543210', serviceType: 'CSR' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${siteUrl()}/api/partner/connect`, { method: 'POST', headers, body: JSON.stringify(partner) });
}

async function problemsOfScreen(page: Page): Promise<string[]> {
  await page
    .getByRole('main')
    .getByText(/^Loading/)
    .waitFor({ state: 'detached' });
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await accessibilityProblems(page)).map((problem) => `${width} px: ${problem}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${width} px: scrolls sideways by ${overflow} px`);
  }
  return found;
}

describe('the desk', () => {
  let number = '';
  beforeAll(async () => {
    number = await placeOrder(visit);
  });

  it('staff join by invitation and can do only what their role allows', async () => {
    const founder = await visit();
    const packer = await visit({ width: 390 });
    const desk = founder.page;
    const { page, consoleProblems } = packer;
    const email = newEmail('ravi');
    await joinDesk(desk, await inviteToDesk({ name: 'Meera Joshi', email: newEmail('meera'), role: 'founder' }));

    await desk.getByRole('link', { name: 'People' }).click();
    await desk.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Name').fill('Ravi Menon');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Role').selectOption('Packer');
    const { text } = await mailAfter(email, () => dialog.getByRole('button', { name: 'Send the invitation' }).click());
    await joinDesk(page, /http\S+\/desk\/join#token=\S+/.exec(text)?.[0] ?? '');

    await page.getByRole('navigation', { name: 'Main screens' }).getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Mark packed' }).click();
    await page.getByRole('button', { name: 'Ship …', exact: true }).click();
    const parcel = page.getByRole('dialog', { name: `Ship ${number}` });
    await parcel.getByLabel('Courier').fill('India Post');
    await parcel.getByLabel('Tracking number').fill('EE123456789IN');
    await parcel.getByRole('button', { name: 'Mark shipped' }).click();
    await page.getByText('Shipped with India Post EE123456789IN').waitFor();
    await page.getByRole('button', { name: 'Undo shipped' }).waitFor();
    expect(await page.getByRole('button', { name: 'Refund …' }).count()).toBe(0);

    for (const path of ['/desk/people', '/desk/audit', '/desk/settings', '/desk/requests']) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    }
    expect(consoleProblems).toEqual([]);
    expect(await page.evaluate(() => fetch('/api/desk/staff').then(({ status }) => status))).toBe(403);

    await page.goto('/desk/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Ravi Menon' }).waitFor();

    const row = desk.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: 'Remove Ravi Menon' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await desk.getByText('Ravi Menon is removed').waitFor();
    await page.goto('/desk/orders');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').waitFor();
    expect(founder.consoleProblems).toEqual([]);
    await packer.close();
    await founder.close();
  });

  it('a founder’s screens have no accessibility violations', async () => {
    await askToPartner();
    const { page, consoleProblems, close } = await visit();
    const found: string[] = [];
    const check = async (name: string) =>
      found.push(...(await problemsOfScreen(page)).map((problem) => `${name}, ${problem}`));
    await page.goto('/desk/people');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    await check('sign-in');

    await joinDesk(page, await inviteToDesk({ name: 'Meera Joshi', email: newEmail('meera'), role: 'founder' }));
    for (const name of SCREENS) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: name === 'Today' ? /^Hello/ : name }).waitFor();
      await check(name);
    }
    await page.goto(`/desk/orders/${number}`);
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    await check('order');
    await page.goto(`/desk/products/${(await plentifulProduct('stationery'))._id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check('product');
    await page.goto('/desk/requests');
    await page.getByRole('link', { name: 'Nila Das' }).first().click();
    await page.getByRole('button', { name: 'Add prices' }).click();
    await page.getByLabel('Rupees each').waitFor();
    await check('request');
    await page.goto('/desk/account');
    await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
    await check('account');

    expect(found).toEqual([]);
    expect(consoleProblems).toEqual([]);
    await close();
  });
});
