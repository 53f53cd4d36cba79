import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { callDesk, countStock, joinAsFounder } from './support/desk.ts';
import { linkIn, mailAfter, newEmail } from './support/mailbox.ts';
import { eventually } from './support/servers/eventually.ts';
import { Shopper } from './support/shopper.ts';
import { siteUrl } from './support/site.ts';

const visit = useBrowser();

/** No other test buys these products, so their stock is known. */
const MEMO_CUBE = 'memo-cube-offcuts';
const JOURNAL = 'journal-cotton-rag';
const SOLD_OUT = 'painted-bird-cards';
const CHILDREN_KIT = 'kit-elephant-children';

function untilListed(id: string, isChanged: (product: { stock: number; variants: unknown[] }) => boolean) {
  return eventually(async () => {
    const response = await fetch(`${siteUrl()}/api/product/${id}`);
    return isChanged(((await response.json()) as { product: { stock: number; variants: unknown[] } }).product);
  });
}

it('a product page shows the product’s details, delivery date and variants', async () => {
  const { page: desk, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  const group = `desk-${Date.now().toString(36)}`;
  await callDesk(desk, 'POST', '/products/variants', { ids: [JOURNAL, MEMO_CUBE], group });
  await untilListed(JOURNAL, ({ variants }) => variants.length === 2);
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;

  await page.goto(`/products/${CHILDREN_KIT}`);
  const facts = main.getByRole('region', { name: 'Details' });
  await facts.getByRole('term').filter({ hasText: 'In the box' }).waitFor();
  await facts.getByText('From 5 years', { exact: true }).waitFor();

  await page.goto(`/products/${JOURNAL}`);
  await shopper.waitForHydration();
  const names = await facts.getByRole('term').allInnerTexts();
  const expected = ['Size', 'Pages', 'Paper', 'Weight', 'Paper fibre', 'Care', 'Made by', 'Country of origin'];
  expect(names).toEqual(expect.arrayContaining([...expected, 'MRP']));
  await facts.getByText(/^Rs\. [\d,]+, inclusive of all taxes$/).waitFor();
  await main.getByText(/^Within 7 days of delivery, unused\./).waitFor();
  await main.getByText('Only 3 left', { exact: true }).first().waitFor();
  expect(await main.getByRole('region', { name: 'Reviews' }).count()).toBe(0);
  expect(await page.locator('h1 ~ * [role="img"]').count()).toBe(0);

  await main.getByLabel('Delivery to PIN code').fill('79500');
  await main.getByText('Enter all six digits to see the delivery date.').waitFor();
  await main.getByLabel('Delivery to PIN code').fill('795001');
  const dates = main.getByText(/^Expected delivery: .*, if you order now\.$/);
  const farAway = await dates.innerText();
  await main.getByLabel('Delivery to PIN code').fill('110049');
  await main.getByText(farAway).waitFor({ state: 'detached' });
  await dates.waitFor();

  const add = main.getByRole('button', { name: 'Add to cart' });
  const bar = main.getByRole('button', { name: /^Add \d+$/ });
  const headerEnd = (await shopper.header.boundingBox())!.height;
  const scrollButtonTo = (place: 'center' | number) =>
    add.evaluate((button, end) => {
      if (end === 'center') button.scrollIntoView({ block: 'center' });
      else scrollBy(0, button.getBoundingClientRect().bottom - end);
    }, place);
  await scrollButtonTo('center');
  await bar.waitFor({ state: 'hidden' });
  await scrollButtonTo(headerEnd);
  await bar.waitFor();
  await bar.click();
  await shopper.waitForCartCount(1);

  const variants = main.getByRole('navigation', { name: /^Choose / });
  await variants.getByRole('link').filter({ hasText: 'Rs. 210' }).click();
  await shopper.waitForPath(`/products/${MEMO_CUBE}`);
  await variants.locator('[aria-current="page"]').filter({ hasText: 'Rs. 210' }).waitFor();
  await main.getByRole('region', { name: 'You may also like' }).getByRole('link').first().waitFor();
  await main.getByRole('region', { name: 'Recently viewed' }).getByRole('link').first().waitFor();
  expect(consoleProblems).toEqual([]);

  await callDesk(desk, 'POST', '/products/variants', { ids: [JOURNAL, MEMO_CUBE], group: '' });
  await closeDesk();
  await close();
});

it('a back-in-stock alert sends one email when the product is back', async () => {
  const { page: desk, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  await countStock(desk, SOLD_OUT, 0);
  await untilListed(SOLD_OUT, ({ stock }) => stock === 0);
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;
  const [email, unconfirmed] = [newEmail('reader'), newEmail('bystander')];

  const ask = async (address: string) => {
    await page.goto(`/products/${SOLD_OUT}`);
    await shopper.waitForHydration();
    expect(await main.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
    await main
      .getByText(/You get one email when it’s back\. We then delete your address, .* after 180 days\./)
      .waitFor();
    return mailAfter(address, async () => {
      await main.getByLabel('Your email').fill(address);
      await main.getByRole('button', { name: 'Tell me when it’s back' }).click();
      await main.getByText(new RegExp(`^We have sent an email to ${address}\\.`)).waitFor();
    });
  };
  await ask(unconfirmed);
  const confirmation = await ask(email);
  await page.goto(linkIn(confirmation, '?alert='));
  await main.getByRole('button', { name: 'Yes, email me' }).click();
  await main.getByText('We’ll email you when the product is back in stock.').waitFor();

  const back = await mailAfter(email, () => countStock(desk, SOLD_OUT, 4), 'You asked us to tell you');
  await untilListed(SOLD_OUT, ({ stock }) => stock === 4);
  await page.goto(linkIn(back, `/products/${SOLD_OUT}`));
  await main.getByRole('button', { name: 'Add to cart' }).waitFor();
  const mails = (await (await fetch(`${siteUrl()}/dev/mailbox.json`)).json()) as { to: string }[];
  const countFor = (address: string) => mails.filter(({ to }) => to.includes(address)).length;
  expect([countFor(email), countFor(unconfirmed)]).toEqual([2, 1]);

  await countStock(desk, SOLD_OUT, 0);
  expect(consoleProblems).toEqual([]);
  await closeDesk();
  await close();
});

it('a visitor’s wishlist moves to the account at sign-in', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const { main } = shopper;
  const email = newEmail();
  const [notebook, paper] = [await plentifulProduct('stationery'), await plentifulProduct('paper')];

  await page.goto(`/products/${notebook._id}`);
  await main.getByRole('button', { name: 'Save to wishlist' }).click();
  await main.getByRole('link', { name: 'View your wishlist' }).click();
  await shopper.waitForPath('/wishlist');
  const saved = main.getByRole('list', { name: 'Products in the wishlist' });
  await saved.getByText(notebook.title).waitFor();
  await main.getByText(/^This list ends when you close the tab\./).waitFor();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await shopper.logIn(email);
  await main.getByRole('button', { name: 'Skip for now' }).click();
  await shopper.waitForPath('/wishlist');
  await saved.getByText(notebook.title).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('wishlist'))).toBeNull();

  await page.goto('/products?category=paper');
  await main.getByRole('button', { name: `Wishlist: ${paper.title}` }).click();
  await page.goto('/wishlist');
  await saved.getByText(paper.title).waitFor();
  await main.getByRole('button', { name: 'Create a link' }).click();
  const url = await main.getByLabel('Link to your wishlist').inputValue();

  const friend = await visit();
  const shared = friend.page.getByRole('list', { name: 'Products in the wishlist' });
  await friend.page.goto(url);
  await friend.page.getByRole('heading', { level: 1, name: 'A shared wishlist' }).waitFor();
  for (const { title } of [notebook, paper]) await shared.getByText(title).waitFor();
  expect(await friend.page.getByRole('main').innerText()).not.toContain(email);

  await main.getByRole('button', { name: `Move to cart: ${paper.title}` }).click();
  await saved.getByText(paper.title).waitFor({ state: 'detached' });
  await shopper.waitForCartCount(1);
  await main.getByRole('button', { name: 'Stop sharing' }).click();
  await main.getByRole('button', { name: 'Create a link' }).waitFor();
  expect(friend.consoleProblems).toEqual([]);
  await friend.page.reload();
  await friend.page.getByText('This wishlist isn’t shared any more').waitFor();
  expect(consoleProblems).toEqual([]);
  await friend.close();
  await close();
});

it.each([
  ['visitor', false],
  ['signed-in shopper', true],
])('the heart on the home page and the heart on the product page stay in step for a %s', async (_who, signsIn) => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'keyboard');
  const { main } = shopper;
  if (signsIn) await shopper.createAccount(newEmail());
  else await page.goto('/');
  await shopper.waitForHydration();
  const picks = main.getByRole('region', { name: 'Best Picks' });
  await picks.hover();
  const heart = picks.getByRole('button', { name: /^Wishlist: / }).first();
  await heart.and(page.locator(':enabled')).waitFor();
  const title = ((await heart.getAttribute('aria-label')) ?? '').replace('Wishlist: ', '');

  await shopper.input.press(heart);
  await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
  await shopper.input.press(picks.getByRole('link', { name: title }));
  await main.getByRole('heading', { level: 1, name: title }).waitFor();
  await shopper.input.press(main.getByRole('button', { name: 'Saved to your wishlist' }));
  await main.getByRole('button', { name: 'Save to wishlist' }).waitFor();
  await page.goBack();

  await heart.and(page.locator('[aria-pressed="false"]:enabled')).waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});
