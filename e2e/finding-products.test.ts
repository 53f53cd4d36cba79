import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

const SEARCHES = [
  ['notebok', 'Notebook'],
  ['jounral', 'Journal'],
  ['Festval', 'Festival of Lights'],
  ['diary', 'Notebook'],
  ['hamper', 'Gift Set'],
  ['kagaz', 'Paper'],
  ['visiting card', 'Business cards'],
  ['shaadi card', 'Marriage invitations'],
  ['शादी कार्ड', 'Marriage invitations'],
  ['डायरी', 'Notebook'],
  ['stationary', 'Stationery'],
  ['temple flowers', 'Where the temple flowers go at night'],
] as const;

it('the header search finds products for misspelt and Hindi words', async () => {
  const { page, consoleProblems, close } = await visit();
  const shopper = new Shopper(page, 'keyboard');
  const { main, header, input } = shopper;
  await page.goto('/about');
  await shopper.waitForHydration();
  const field = header.getByRole('searchbox', { name: 'Search the shop' }).first();

  for (const [words, found] of SEARCHES) {
    await field.fill(words);
    await field.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === words);
    await main.getByRole('link', { name: found }).first().waitFor();
    expect([words, await field.inputValue()]).toEqual([words, '']);
  }

  await field.fill('qwxzj');
  await field.press('Enter');
  await main.getByRole('heading', { name: 'No products found for “qwxzj”.' }).waitFor();
  await input.press(main.getByRole('link', { name: 'handmade paper' }));
  await main.getByRole('heading', { name: 'Results for “handmade paper”' }).waitFor();
  await main.getByRole('article').first().waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});

it('the Shop menu lists Store, Chitrayan and Kaagazz Print, in that order', async () => {
  const { page, consoleProblems, close } = await visit();
  const shopper = new Shopper(page, 'mouse');
  const { main, header } = shopper;
  await page.goto('/');
  await shopper.waitForHydration();

  const shop = header.getByRole('button', { name: 'Shop', exact: true });
  const panel = page.locator(`[id="${await shop.getAttribute('aria-controls')}"]`);
  await shop.hover();
  await panel.waitFor();
  const entries = await panel.getByRole('link').allInnerTexts();
  const sections = ['Store', 'Chitrayan', 'Kaagazz Print'];
  expect(entries.filter((entry) => sections.includes(entry))).toEqual(sections);
  expect(entries).toEqual(
    expect.arrayContaining([
      'Stationery',
      'Gift Sets',
      'Paper',
      'Folk-art kits',
      'Marriage invitations',
      'Quick print',
    ]),
  );
  const box = (await panel.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(1440);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await shop.press('ArrowDown');
  expect(
    await panel
      .getByRole('link')
      .first()
      .evaluate((it) => it === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await shop.evaluate((it) => it === document.activeElement)).toBe(true);

  await shop.press('Enter');
  await panel.getByRole('link', { name: 'Store', exact: true }).click();
  await shopper.waitForPath('/shop');
  const tiles = main.getByRole('region', { name: 'Shop by category' }).getByRole('link');
  await tiles.nth(3).waitFor();
  expect(await tiles.allInnerTexts()).toEqual(['Stationery', 'Gift Sets', 'Paper', 'Chitrayan']);
  for (const picture of await tiles.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((it: HTMLImageElement) => it.decode().then(() => it.naturalWidth))).not.toBe(0);
  }
  await tiles.filter({ hasText: 'Gift Sets' }).click();
  await page.waitForURL('**/products?category=gift-sets');
  expect(consoleProblems).toEqual([]);
  await close();
});

it('on a phone, the current category is scrolled into view', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main, header } = shopper;

  await page.goto('/products?category=chitrayan');
  await shopper.waitForHydration();
  const chip = main.getByRole('navigation', { name: 'Product categories' }).locator('[aria-current="page"]');
  expect(await chip.innerText()).toBe('Chitrayan');
  const box = (await chip.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);

  await page.goto('/products?category=spaceships');
  await main.getByText('No products found in this category.').waitFor();
  await main.getByRole('link', { name: /^See (?!all)/ }).click();
  await main.getByRole('article').first().waitFor();

  await header.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('diary');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products?q=diary');
  await main.getByRole('article').first().waitFor();

  await header.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  const opener = header.getByRole('button', { name: 'Open menu' });
  await opener.waitFor();
  expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(consoleProblems).toEqual([]);

  await page.goto('/no/such/page');
  await main.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  await main.getByText('404', { exact: true }).waitFor();
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await shopper.waitForPath('/');
  await close();
});

it('upcoming events are listed before past ones', async () => {
  const { page, consoleProblems, close } = await visit();
  const { main } = new Shopper(page, 'mouse');

  await page.goto('/community?tab=blogs');
  const newest = await main.locator('article time').first().getAttribute('datetime');
  expect(Date.now() - Date.parse(newest ?? '')).toBeLessThan(14 * 24 * 3600 * 1000);

  await page.goto('/community?tab=events');
  const events = await main
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .allInnerTexts();
  const arePast = events.map((event) => event.includes('Past event'));
  expect(arePast).toContain(true);
  expect(arePast.indexOf(true)).toBe(arePast.lastIndexOf(false) + 1);
  expect(consoleProblems).toEqual([]);
  await close();
});

it('logging out clears recently viewed products', async () => {
  const { page, close } = await visit();
  const shopper = new Shopper(page, 'mouse');
  const product = await plentifulProduct('paper');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  const another = await plentifulProduct('stationery');

  await shopper.createAccount(newEmail());
  await shopper.addProductToCart(product);
  await page.goto(`/products/${another._id}`);
  await viewed.getByRole('link', { name: product.title }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cartItems', 'token', 'user']);

  await shopper.logOut();
  await page.goto(`/products/${another._id}`, { waitUntil: 'networkidle' });
  expect(await viewed.count()).toBe(0);
  await close();
});

it('the browser offers to install the site as an app', async () => {
  const { page, close } = await visit({ width: 390 });
  await page.goto('/');

  const devTools = await page.context().newCDPSession(page);
  const { errors } = await devTools.send('Page.getAppManifest');
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');

  expect(errors).toEqual([]);
  // Browser contexts in tests are always incognito, so the `in-incognito` error is expected.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await close();
});

it('the home page shows a product’s picture if the api returns `image` instead of `images`', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  let picture = '';
  await page.route('**/api/product/top-picks', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { products: { images: string[] }[] };
    const [{ images: [image = ''], ...first } = { images: [] }, ...others] = body.products;
    picture = image;
    await route.fulfill({ response, json: { ...body, products: [{ ...first, image }, ...others] } });
  });
  await page.goto('/cart');
  await shopper.waitForHydration();
  await shopper.header.getByRole('link', { name: 'Kaagazz, home' }).click();
  await shopper.waitForPath('/');

  const picks = shopper.main.getByRole('region', { name: /best picks/i });
  await picks.scrollIntoViewIfNeeded();
  await picks.getByRole('article').nth(2).waitFor();
  const sources = await picks.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));

  expect(picture).not.toBe('');
  expect(sources).toContain(picture);

  const second = shopper.main.getByRole('region', { name: /^What the city sweeps up/ }).locator('[data-material]');
  await second
    .filter({ visible: true })
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode());
  const offer = second.filter({ visible: true }).locator('a[href^="/products/"]').filter({ hasText: /./ });
  const title = await offer.innerText();
  const price = await second
    .filter({ visible: true })
    .getByText(/^Rs\. [\d,]+$/)
    .innerText();
  await offer.click();
  await shopper.main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await shopper.main.getByText(price, { exact: true }).first().waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});
