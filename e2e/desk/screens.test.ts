import { randomUUID } from 'node:crypto';
import path from 'node:path';

import type { Page } from 'playwright-core';
import sharp from 'sharp';

import { accessibilityProblems } from '../support/accessibility-problems.ts';
import { WIDTHS, useBrowser } from '../support/browser.ts';
import { plentifulProduct } from '../support/catalogue.ts';
import { callDesk, inviteToDesk } from '../support/desk.ts';
import { newEmail } from '../support/mailbox.ts';
import { setOrderStatus } from '../support/operator.ts';
import { INVITATION, PrintAccount } from '../support/print-account.ts';
import { PrintShopper } from '../support/print-shopper.ts';
import { ADDRESS } from '../support/shopper.ts';
import { siteUrl } from '../support/site.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();
const RUN = Date.now().toString(36);

const SCREENS = {
  today: ['/', '/account'],
  orders: [
    '/orders',
    '/orders/:id',
    '/new-order',
    '/payment-links',
    '/prints',
    '/prints/:id',
    '/requests',
    '/requests/:id',
    '/returns',
    '/customers',
    '/customers/:id',
  ],
  catalogue: ['/products', '/products/:id', '/categories', '/sales', '/discounts', '/print-prices', '/reviews'],
  website: ['/content', '/content/:id', '/content/new/post', '/newsletter'],
  numbers: ['/money', '/insight'],
  shop: ['/settings', '/failed-emails', '/people', '/tokens', '/audit', '/go-live'],
} as const;

async function createOrders(): Promise<string> {
  const { page, close } = await visit();
  const shopper = new PrintShopper(page, 'mouse');
  const account = new PrintAccount(page);
  const email = newEmail();
  const product = await plentifulProduct('stationery');
  await shopper.createAccount(email);
  const number = await shopper.buy(product);
  await shopper.addProductToCart(product);
  const { id, proof } = await account.addLine(INVITATION);
  await account.call('POST', `/lines/${id}/approve`, { sha256: proof.sha256 });
  await page.goto('/cart');
  await shopper.waitForCartCount(2);
  await shopper.payForPrint();
  const partner = { fullname: 'Nila Das', companyName: 'Nila & Co', email, phone: '9876543210', serviceType: 'CSR' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${siteUrl()}/api/partner/connect`, { method: 'POST', headers, body: JSON.stringify(partner) });
  await close();
  return number;
}

async function createRecords({ page }: Staff): Promise<void> {
  const create = (path: string, body: object) => callDesk(page, 'POST', path, body);
  const number = await createOrders();
  await setOrderStatus(number, 'shipped');
  const lines = [{ position: 0, quantity: 1 }];
  await create(`/orders/${number}/return`, { key: randomUUID(), lines, reason: 'The corner is bent' });
  const id = `calendar-${RUN}`;
  const days = { firstDay: '2090-01-01', lastDay: '2090-01-02' };
  await create('/products', { id, title: `Wall Calendar ${RUN}`, category: 'stationery', originalPrice: 450 });
  await create('/sales', { name: 'New Year', percent: 10, productIds: [id], ...days });
  const terms = { percent: 10, amount: null, minimum: 0, maximumUses: null, maximumPerCustomer: 1, isOn: true };
  await create('/discounts', { code: `SCREENS-${RUN}`.toUpperCase(), ...terms, ...days });
  await create('/tokens', { name: `stock sync ${RUN}`, scopes: ['catalogue'] });
  const { _id: productId } = await plentifulProduct('stationery');
  const person = { name: 'Nila Das', phone: '9812345678', email: newEmail('nila'), address: ADDRESS };
  const order = { ...person, lines: [{ productId, quantity: 1 }], payment: 'link', sendsEmail: false };
  const { data } = (await create('/new-order/preview', order)) as { data: { total: number } };
  await create('/new-order', { ...order, key: randomUUID(), expectedTotal: data.total });
}

async function openScreen({ page, main }: Staff, screen: string): Promise<void> {
  const list = screen.replace('/:id', '');
  await page.goto(`/desk${list}`);
  if (list !== screen) await main.getByRole('table').getByRole('link').first().click();
  await page.waitForURL((url) => (list === screen ? true : url.pathname !== `/desk${list}`));
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'detached' });
}

async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, { timeout: 5_000 })
    .catch(() => undefined);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...(await accessibilityProblems(page)), ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])];
}

const COLUMNS = 2;
const THUMBNAIL = { width: 640, height: 400 };
const GAP = 8;

async function drawSheet(screenshots: readonly Buffer[], file: string): Promise<void> {
  const columns = Math.min(COLUMNS, screenshots.length);
  const size = (count: number, each: number) => count * each + (count + 1) * GAP;
  const thumbnails = screenshots.map(async (screenshot, at) => ({
    input: await sharp(screenshot).resize(THUMBNAIL).toBuffer(),
    left: size(at % columns, THUMBNAIL.width),
    top: size(Math.floor(at / columns), THUMBNAIL.height),
  }));
  const width = size(columns, THUMBNAIL.width);
  const height = size(Math.ceil(screenshots.length / columns), THUMBNAIL.height);
  await sharp({ create: { width, height, channels: 3, background: '#8a8178' } })
    .composite(await Promise.all(thumbnails))
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
}

it('staff screens have no accessibility violations, horizontal scrolling or console errors', async () => {
  const staff = await Staff.join(visit, 'founder');
  const { page } = staff;
  await createRecords(staff);
  const pictures = process.env.DESK_PICTURES;
  const found: string[] = [];
  const check = async (screen: string, on: Page) => {
    for (const width of WIDTHS) {
      found.push(...(await problemsAt(on, width)).map((problem) => `${screen} at ${width} px: ${problem}`));
    }
    return pictures === undefined ? [] : [await on.screenshot()];
  };

  const guest = await visit();
  await guest.page.goto('/desk');
  await guest.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  const outside = await check('sign-in', guest.page);
  await guest.page.goto(await inviteToDesk({ name: 'Ravi Menon', email: newEmail('ravi'), role: 'packer' }));
  await guest.page.getByRole('button', { name: 'Create a passkey' }).waitFor();
  outside.push(...(await check('join', guest.page)));

  const links = await page.getByRole('navigation', { name: 'Desk' }).getByRole('link').all();
  const linked = await Promise.all(links.map((link) => link.getAttribute('href')));
  const known: string[] = Object.values(SCREENS).flat();
  expect(linked.filter((href) => !known.includes(href?.replace('/desk', '') || '/'))).toEqual([]);

  for (const [sheet, screens] of Object.entries(SCREENS)) {
    const screenshots = sheet === 'today' ? outside : [];
    for (const screen of screens) {
      await openScreen(staff, screen);
      screenshots.push(...(await check(screen, page)));
    }
    if (pictures) await drawSheet(screenshots, path.join(pictures, `${sheet}.webp`));
  }

  expect(found).toEqual([]);
  const problems = guest.consoleProblems.filter((text) => !text.includes('401'));
  expect([...staff.consoleProblems, ...problems]).toEqual([]);
  await Promise.all([staff.close(), guest.close()]);
});

it('keyboard shortcuts open screens and records', async () => {
  await createOrders();
  const staff = await Staff.join(visit, 'packer');
  const { page, main } = staff;
  const { keyboard } = page;
  const rows = main.getByRole('table').locator('tbody tr');
  const isCurrent = (at: number) => rows.nth(at).and(page.locator('[data-current="true"]')).waitFor();

  await keyboard.press('g');
  await keyboard.press('o');
  await main.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await rows.first().waitFor();
  await keyboard.press('/');
  expect(await main.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await keyboard.press('j');
  await isCurrent(0);
  const [number = ''] = await rows.first().getByRole('link').allInnerTexts();
  await keyboard.press('j');
  await isCurrent(1);
  await keyboard.press('k');
  await isCurrent(0);
  await keyboard.press('Enter');
  await main.getByRole('heading', { level: 1, name: number }).waitFor();

  await keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Screen, order number/ }).waitFor();
  await keyboard.type(number);
  await page.getByRole('option', { name: `Order ${number}` }).waitFor();
  await keyboard.press('Escape');
  await keyboard.press('Control+k');
  await keyboard.type('Products');
  await keyboard.press('Enter');
  await main.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  expect(staff.consoleProblems).toEqual([]);
  await staff.close();
});
