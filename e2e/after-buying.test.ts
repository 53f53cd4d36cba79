import type { Locator } from 'playwright-core';

import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { callDesk, joinAsFounder } from './support/desk.ts';
import { linkIn, mailAfter, newEmail } from './support/mailbox.ts';
import { setOrderStatus } from './support/operator.ts';
import { eventually } from './support/servers/eventually.ts';
import { Shopper } from './support/shopper.ts';
import { siteUrl } from './support/site.ts';

const visit = useBrowser();
const OFFICE = 'hello@kaagazz.example';

async function productData(id: string): Promise<{ aggregateRating?: unknown }> {
  const html = await (await fetch(`${siteUrl()}/products/${id}`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const all = blocks.map(([, json = '{}']) => JSON.parse(json) as { '@type': string; aggregateRating?: unknown });
  return all.find((data) => data['@type'] === 'Product') ?? {};
}

function contrastWithPage(element: Locator): Promise<number> {
  return element.evaluate((it) => {
    const pixel = document.createElement('canvas').getContext('2d')!;
    const luminance = (colour: string) => {
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let behind: Element | null = it;
    while (behind && getComputedStyle(behind).backgroundColor.endsWith(', 0)')) behind = behind.parentElement;
    const colours = [getComputedStyle(it).color, behind ? getComputedStyle(behind).backgroundColor : 'white'];
    const [darker = 0, lighter = 0] = colours.map(luminance).toSorted((one, other) => one - other);
    return (lighter + 0.05) / (darker + 0.05);
  });
}

it('a buyer tracks a parcel, reviews a product and returns an item', async () => {
  const { page: desk, consoleProblems: deskProblems, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new Shopper(page, 'mouse');
  const email = newEmail();
  const name = `Asha${Date.now().toString(36)}`;
  const product = await plentifulProduct('chitrayan');
  await shopper.createAccount(email);
  const number = await shopper.buy(product);

  const shipped = await mailAfter(
    email,
    () => setOrderStatus(number, 'shipped', 'India Post EE123456789IN'),
    'EE12345',
  );
  const guest = await visit({ width: 390 });
  const guestMain = guest.page.getByRole('main');
  await guest.page.goto(linkIn(shipped, '/track-order#'));
  await guestMain.getByText('Your parcel is on its way.').waitFor();
  await guestMain.getByText('Parcel: India Post EE123456789IN').waitFor();
  await guestMain.getByText(/^Expected delivery: /).waitFor();
  await guestMain.getByText(product.title).waitFor();
  expect(await guestMain.innerText()).not.toMatch(/Kumhar Gali|9876543210|Rs\./);
  await guest.page.goto('about:blank');
  await guest.page.goto(`/track-order#${number}.forged`);
  await guestMain.getByText('We can’t show this order').waitFor();
  guest.consoleProblems.length = 0;

  expect(await productData(product._id)).not.toHaveProperty('aggregateRating.ratingValue', 2);
  const delivered = await mailAfter(email, () => setOrderStatus(number, 'delivered'), 'review=');
  const reviewLink = linkIn(delivered, '?review=');
  const reviewer = new Shopper(guest.page, 'keyboard');
  await guest.page.goto(reviewLink);
  await guestMain.getByText(/^We publish your name, .* keep them until you ask us to remove them/).waitFor();
  await reviewer.input.press(await reviewer.enabledButton('Send review'));
  await guestMain.getByText('Choose a rating.').waitFor();
  await guestMain.getByLabel('Rating').selectOption('4');
  await reviewer.input.fill(guestMain.getByLabel('Your name'), name);
  await reviewer.input.fill(guestMain.getByLabel('Your review'), `The colours are rich, says ${name}.`);
  await reviewer.input.press(guestMain.getByRole('button', { name: 'Send review' }));
  await guestMain.getByText('Thank you! We’ll read your review and publish it soon.').waitFor();
  await guest.page.goto(`/products/${product._id}`);
  await guestMain.getByRole('heading', { level: 1, name: product.title }).waitFor();
  expect(await guestMain.getByText(name).count()).toBe(0);

  await desk.goto('/desk/reviews');
  await desk.getByRole('button', { name: `Decide on the review by ${name}` }).click();
  const decision = desk.getByRole('dialog');
  await decision.getByText(`The colours are rich, says ${name}.`).waitFor();
  await decision.getByLabel('Our answer').fill(`Thank you, ${name}!`);
  await decision.getByRole('button', { name: 'Save' }).click();
  await decision.waitFor({ state: 'detached' });
  await eventually(async () => {
    await guest.page.reload();
    return guestMain
      .getByText(`Kaagazz replied: Thank you, ${name}!`)
      .waitFor({ timeout: 5_000 })
      .then(() => true);
  });
  const review = guestMain.getByRole('listitem').filter({ hasText: `says ${name}.` });
  expect(await contrastWithPage(review.getByRole('img', { name: '4 out of 5 stars' }))).toBeGreaterThanOrEqual(3);
  await review.getByText(/Verified buyer/).waitFor();
  expect(await productData(product._id)).toHaveProperty('aggregateRating.ratingValue');
  await guest.page.goto(reviewLink);
  await guestMain.getByLabel('Rating').selectOption('1');
  await guestMain.getByLabel('Your name').fill(name);
  await guestMain.getByRole('button', { name: 'Send review' }).click();
  await guestMain.getByText('You have already reviewed this product. Thank you.').waitFor();
  await guest.close();

  await page.goto(`/my-orders?order=${number}`);
  const returns = page.getByRole('dialog').getByRole('region', { name: 'Returns' });
  await returns.getByText(/^You can ask for a return until /).waitFor();
  await returns.getByRole('button', { name: 'Return something' }).click();
  await returns.getByRole('button', { name: 'Ask for the return' }).click();
  await returns.getByText('Choose at least one item.').waitFor();
  await returns.getByLabel(product.title).fill('1');
  await returns.getByLabel('What is wrong with it?').fill('One pot of colour is dry.');
  await mailAfter(OFFICE, () => returns.getByRole('button', { name: 'Ask for the return' }).click(), number);
  await returns.getByText(/return requested\. We’ll answer by email\.$/).waitFor();
  await desk.goto('/desk/returns');
  const row = desk.getByRole('row').filter({ hasText: number });
  await row.getByText(/One pot of colour is dry\./).waitFor();
  const accepted = await mailAfter(email, () => row.getByRole('button', { name: 'Accept' }).click(), number);
  expect(accepted.subject).toMatch(/return/i);
  await page.reload();
  await returns.getByText(/return accepted\. Our email has the address to send the parcel to\.$/).waitFor();
  expect(consoleProblems).toEqual([]);
  expect(deskProblems).toEqual([]);
  await closeDesk();
  await close();
});

it('a subscriber receives a newsletter from staff and unsubscribes through its link', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const main = page.getByRole('main');
  const email = newEmail('reader');
  await page.goto('/newsletter');
  await new Shopper(page, 'mouse').waitForHydration();
  const confirmation = await mailAfter(email, async () => {
    await main.getByLabel('Your email').fill(email);
    await main.getByRole('button', { name: 'Subscribe' }).click();
  });
  await page.goto('about:blank');
  await page.goto(linkIn(confirmation, '#confirm='));
  await main.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await main.getByText('Thank you for subscribing. You will receive our next newsletter.').waitFor();

  const { page: desk, close: closeDesk } = await visit();
  await joinAsFounder(desk);
  const subject = `Paper from straw ${Date.now().toString(36)}`;
  const none = { products: '', buttonLabel: '', buttonPath: '' };
  const fields = { title: subject, body: 'We made the first sheets from straw.', ...none };
  const { data } = (await callDesk(desk, 'POST', '/content', { kind: 'newsletter', fields })) as {
    data: { id: string };
  };
  await desk.goto(`/desk/content/${data.id}`);
  await desk.getByRole('button', { name: 'Send …' }).click();
  const newsletter = await mailAfter(
    email,
    () => desk.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click(),
    'We made the first sheets from straw.',
  );
  await closeDesk();

  expect(newsletter.subject).toBe(subject);
  await page.goto('about:blank');
  await page.goto(linkIn(newsletter, '#unsubscribe='));
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await main.getByText('We have unsubscribed you and deleted your email address.').waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});

it('every email is readable on a phone, in dark mode and as plain text', async () => {
  const { page, close } = await visit({ width: 390 });
  await page.goto('/dev/mails');
  const previews = page.getByRole('link', { name: 'light' });
  const links = await previews.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);
  let linePictures = 0;
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

  for (const link of links) {
    await page.goto(link.replace('light', 'dark'));
    const darkGround = await ground();
    await page.goto(link);
    const hasDarkMode = darkGround !== (await ground());
    const mail = await page.evaluate(async () => {
      const [logo, ...pictures] = document.images;
      for (const picture of [logo, ...pictures]) await picture?.decode();
      return {
        hasLogo: logo?.src.endsWith('/logo.png'),
        hasPreheader: Boolean(document.querySelector('[data-skip-in-text]')?.textContent.trim()),
        pictures: pictures.length,
        hasOneButtonAtMost: document.querySelectorAll('a[style*="background-color"]').length <= 1,
        width: document.documentElement.scrollWidth,
      };
    });
    const response = await page.request.get(link.replace('light', 'text'));
    const hasPlainText = /^[^<]{20}/.test(await response.text());

    const { pictures, ...rest } = mail;
    const expected = { hasLogo: true, hasPreheader: true, hasOneButtonAtMost: true, width: 390 };
    expect({ link, ...rest, hasDarkMode, hasPlainText }).toEqual({
      link,
      ...expected,
      hasDarkMode: true,
      hasPlainText: true,
    });
    linePictures += pictures;
  }
  expect(linePictures).toBeGreaterThan(0);
  await close();
});
