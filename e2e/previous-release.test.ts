import { unpackReleases } from './previous-release/packed-releases.ts';
import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { codeAfter, newEmail } from './support/mailbox.ts';
import { startShell, temporaryFolder } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const visit = useBrowser();

let releases: Awaited<ReturnType<typeof temporaryFolder>>;
let shell: TestSite;

beforeAll(async () => {
  releases = await temporaryFolder();
  await unpackReleases(releases.folder);
  shell = await startShell({ releasesDir: releases.folder });
});

afterAll(async () => {
  await shell.stop();
  await releases.remove();
});

it('a shopper can buy a product with the previous frontend release and the current api', async () => {
  const { page, close } = await visit({ baseURL: shell.url });
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true, disabled: false });
  const product = await plentifulProduct('stationery');
  const email = newEmail();

  await page.goto('/signup');
  await page.locator('html[data-ready]').waitFor();
  await main.getByLabel('Full name').fill('Asha Verma');
  await main.getByLabel('Email').fill(email);
  const code = await codeAfter(email, () => button('Send OTP').click());
  await main.getByLabel(/OTP/).fill(code);
  await button('Sign up').click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto(`/products/${product._id}`);
  await page.locator('html[data-ready]').waitFor();
  await button('Add to cart').click();
  await main
    .getByText(/in your cart\./)
    .first()
    .waitFor();
  await page.goto('/order');
  await main.getByText(product.title).first().waitFor();
  await main.getByLabel('Full name').fill('Asha Verma');
  await main.getByLabel('Phone').fill('9876543210');
  await main.getByRole('textbox', { name: 'Address' }).fill('14 Kumhar Gali, Shahpur Jat, New Delhi 110049');
  await main.getByRole('button', { name: /^Pay Rs\./ }).click();
  await page.frameLocator('iframe[title="Payment window"]').getByRole('button', { name: 'Pay', exact: true }).click();

  await page.waitForURL((url) => url.pathname === '/order/completed');
  await page
    .getByText(/KGZ-\d{4}-\d{6}/)
    .first()
    .waitFor();
  await close();
});
