import sharp from 'sharp';

import { useBrowser } from '../support/browser.ts';
import { plentifulProduct } from '../support/catalogue.ts';
import { newEmail } from '../support/mailbox.ts';
import { eventually } from '../support/servers/eventually.ts';
import { Shopper } from '../support/shopper.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();

const RUN = Date.now().toString(36);
const TEXTS = { Title: `Marigold Letters ${RUN}`, 'Price in rupees': '450' };
const RENAMED = `Marigold Letter Box ${RUN}`;
const ID = `marigold-letters-${RUN}`;
const PETAL_SHEETS = 'Marigold Petal Sheets, Five Large';
const TODAY = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

async function photograph(hue: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: hue, g: 160, b: 90 };
  const image = sharp({ create: { width: 1_200, height: 1_200, channels: 3, background } });
  return { name: `petal-${hue}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

it('an editor adds a product and changes prices, categories and discounts', async () => {
  const staff = await Staff.join(visit, 'editor');
  const { page, main, dialog } = staff;
  const customer = await visit();
  const shopper = new Shopper(customer.page, 'mouse');
  const shopShows = (path: string, text: string | RegExp) =>
    eventually(async () => {
      await shopper.page.goto(path);
      return shopper.main.getByText(text).first().isVisible();
    });

  await staff.task('add a product with five photographs', async () => {
    await staff.open('Products');
    await staff.press('New product');
    await staff.fill(TEXTS, dialog);
    await dialog.getByLabel('Category').selectOption('Stationery');
    await staff.press('Create the draft', dialog);
    await main.getByRole('heading', { level: 1, name: TEXTS.Title }).waitFor();
    await main.getByLabel('Description').fill('Ten sheets and ten envelopes with marigold petals.');
    await staff.fill({ 'HSN code': '4817', 'Weight in grams': '200', 'Country of origin': 'India' }, main);
    await staff.press('Save');
    await staff.told('Saved');
    const files = await Promise.all([10, 60, 110, 160, 210].map(photograph));
    await main.getByLabel('Add photographs').setInputFiles(files);
    await main.getByLabel('Alt text of photograph 5').waitFor();
    for (const number of files.keys()) {
      await staff.fill({ [`Alt text of photograph ${number + 1}`]: `Letters with petals, view ${number + 1}` }, main);
    }
    await staff.press('Save');
    await staff.sees('alt texts: – →');
    await main.getByLabel('Colour').fill('Marigold yellow');
    const [preview] = await Promise.all([page.waitForEvent('popup'), staff.press('Preview the page')]);
    await preview.getByRole('heading', { level: 1, name: TEXTS.Title }).waitFor();
    await preview.getByText('Marigold yellow').first().waitFor();
    await preview.close();
    await staff.press('Save');
    await staff.sees('colour: – → Marigold yellow');
    await staff.press('Put on sale');
    await main.getByRole('button', { name: 'Take off sale' }).waitFor();
  });
  await staff.task('enter the stock of a new product', async () => {
    await staff.open('Products');
    await staff.find(TEXTS.Title);
    await staff.press('Count the stock …');
    await dialog.getByLabel('Counted pieces').fill('12');
    await staff.press('Save', dialog);
    await staff.sees(/12 in stock/);
  });
  await shopShows(`/products/${ID}`, 'Rs. 450');
  await shopper.main.getByAltText('Letters with petals, view 1').first().waitFor();
  await shopper.enabledButton('Add to cart');

  await staff.task('change one price', async () => {
    await staff.open('Products');
    await staff.find(TEXTS.Title);
    await main.getByLabel('Price in rupees').fill('475');
    await staff.press('Save');
    await staff.told('Saved');
  });
  await shopShows(`/products/${ID}`, 'Rs. 475');
  await staff.task('see who set a price', async () => {
    await staff.open('Products');
    await staff.find(TEXTS.Title);
    await staff.sees('price: Rs. 450 → Rs. 475');
    await staff.sees(/Meera editor/);
  });

  await staff.task('change prices with a pasted column', async () => {
    await staff.open('Products');
    await staff.press('Prices and stock');
    await dialog.getByLabel('The numbers are').selectOption('Prices in rupees');
    await dialog.getByLabel('Rows').fill(`${ID}\t480\t475`);
    await staff.press('Show differences', dialog);
    await dialog.getByRole('row', { name: TEXTS.Title }).waitFor();
    await staff.press('Apply', dialog);
    await staff.told('1 product changed');
  });
  await shopShows(`/products/${ID}`, 'Rs. 480');

  await staff.task('export the catalogue and import a file with semicolons', async () => {
    await staff.open('Products');
    const { bytes } = await staff.download(() => staff.press('Export catalogue'));
    const [columns = '', ...rows] = bytes.toString().replace('\uFEFF', '').split(/\r?\n/);
    const row = rows.find((one) => one.startsWith(`${ID},`))?.replace(TEXTS.Title, RENAMED);
    const buffer = Buffer.from(`\uFEFF${columns}\r\n${row}\r\n`.replaceAll(',', ';'));
    await staff.press(/^Import/);
    await dialog.getByLabel('CSV file').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
    await dialog.getByText(`title: ${TEXTS.Title} → ${RENAMED}`).waitFor();
    await staff.press('Apply 1 change', dialog);
    await staff.told('Products: 0 added, 1 changed');
  });
  await shopShows(`/products/${ID}`, RENAMED);

  await staff.task('schedule a sale', async () => {
    await staff.open('Products');
    await main.getByRole('searchbox').fill(RENAMED);
    await main.getByLabel(`Select ${RENAMED}`).check();
    await staff.press('Percent off …');
    await dialog.getByLabel('Name').fill('Diwali');
    await dialog.getByLabel('Percent off').fill('50');
    await staff.fill({ 'First day': TODAY, 'Last day': TODAY }, dialog);
    await staff.press('Schedule the sale', dialog);
    await staff.told('Sale scheduled');
  });
  await shopShows(`/products/${ID}`, 'Rs. 240');
  await staff.task('end a sale', async () => {
    await staff.open('Sales');
    await staff.press('End now … Diwali');
    await staff.press(/^End now/, dialog);
    await staff.told('“Diwali” has ended');
  });
  await shopShows(`/products/${ID}`, 'Rs. 480');

  await staff.task('make two products variants of each other', async () => {
    await staff.open('Products');
    await main.getByRole('searchbox').fill('Marigold');
    for (const title of [RENAMED, PETAL_SHEETS]) await main.getByLabel(`Select ${title}`).check();
    await staff.press('Variants …');
    await dialog.getByLabel('Variant group').fill(`marigold-${RUN}`);
    await staff.press('Save', dialog);
    await staff.told(/products changed/);
  });
  await eventually(async () => {
    await shopper.page.goto(`/products/${ID}`);
    const choices = shopper.main.getByRole('navigation', { name: /^Choose/ });
    return choices.locator(`a[href="/products/marigold-petal-sheets"]`).isVisible();
  });

  await staff.task('add a collection', async () => {
    await staff.open('Categories');
    await staff.press('New collection');
    await dialog.getByLabel('Name').fill(`Diwali ${RUN}`);
    await dialog.getByLabel('Introduction').fill('Paper for good wishes.');
    await dialog.getByLabel('Products').fill(ID);
    await dialog.getByLabel('Shoppers can see the page').check();
    await staff.press('Add the collection', dialog);
    await staff.told(`Diwali ${RUN} added`);
  });
  await shopShows(`/products?category=diwali-${RUN}`, 'Paper for good wishes.');
  await staff.task('rename a category', async () => {
    await staff.open('Categories');
    await staff.press('Edit Stationery');
    await dialog.getByLabel('Introduction').fill('For the desk, with seeds and petals.');
    await staff.press('Save', dialog);
    await staff.told('Saved');
  });
  await shopShows('/products?category=stationery', 'For the desk, with seeds and petals.');

  const code = `DIWALI-${RUN}`.toUpperCase();
  await staff.task('create a discount code', async () => {
    await staff.open('Discount codes');
    await staff.press('New discount code');
    await staff.fill({ Code: code, 'Percent off': '10' }, dialog);
    await staff.press('Create the code', dialog);
    await staff.told('Discount code created');
  });
  await shopper.createAccount(newEmail());
  await shopper.addProductToCart(await plentifulProduct('paper'));
  await shopper.page.goto('/order');
  await shopper.waitForHydration();
  await shopper.main.getByText('Add a discount code').click();
  await shopper.main.getByRole('textbox', { name: 'Discount code' }).fill(code);
  await shopper.main.getByRole('button', { name: 'Apply code' }).click();
  await shopper.main.getByText(new RegExp(`^${code}: Rs`)).waitFor();

  await staff.task('take a product off sale', async () => {
    await staff.open('Products');
    await staff.find(RENAMED);
    await staff.press('Take off sale');
    await main.getByRole('button', { name: 'Put on sale' }).waitFor();
  });
  await eventually(async () => (await fetch(new URL(`/products/${ID}`, page.url()))).status === 404);
  await staff.task('delete a draft', async () => {
    await staff.open('Products');
    await staff.find(RENAMED);
    await staff.press('Delete …');
    await staff.press('Delete', dialog);
    await staff.told('Product deleted');
  });
  expect([...staff.consoleProblems, ...customer.consoleProblems.filter((line) => !line.includes('404'))]).toEqual([]);
  await Promise.all([staff.close(), customer.close()]);
});
