import path from 'node:path';

import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

import { useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { inviteToDesk, joinDesk } from './support/desk.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { setOrderStatus } from './support/operator.ts';
import { ROOT } from './support/running-process.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();
const PICTURE = path.join(ROOT, 'api/seed/pictures/bagasse-copier-ream-hero.w800.webp');

async function largePhotograph() {
  const buffer = await sharp(PICTURE).resize(4000).jpeg({ quality: 98 }).toBuffer();
  return { name: 'parcel.jpg', mimeType: 'image/jpeg', buffer };
}

async function addPhotograph(form: Page | Locator): Promise<void> {
  await form.getByLabel('Photographs (optional)').setInputFiles(await largePhotograph());
  await form.getByRole('img', { name: 'Photograph 1' }).waitFor();
}

async function widthOf(image: Locator): Promise<number> {
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });
}

it('shoppers see the photographs of published reviews', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const desk = await visit();
  await joinDesk(desk.page, await inviteToDesk({ name: 'Meera Joshi', email: newEmail('meera'), role: 'founder' }));
  const shopper = new Shopper(page, 'mouse');
  const email = newEmail();
  await shopper.createAccount(email);
  const product = await plentifulProduct('stationery');
  const number = await shopper.buy(product);
  const { text } = await mailAfter(email, () => setOrderStatus(number, 'delivered'), '?review=');

  await page.goto(/https?:\S+\?review=\S+/.exec(text)?.[0] ?? '');
  await shopper.enabledButton('Send review');
  await page.getByLabel('Rating').selectOption('5');
  await page.getByLabel('Your name').fill('Asha');
  await page.getByLabel('Your review').fill('Lovely paper.');
  await addPhotograph(page);
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Thank you!').waitFor();

  await page.goto(`/my-orders?order=${number}`);
  const returns = page.getByRole('region', { name: 'Returns' });
  await returns.getByRole('button', { name: 'Return something' }).click();
  await returns.getByRole('spinbutton', { name: product.title }).fill('1');
  await addPhotograph(returns);
  await returns.getByRole('button', { name: 'Ask for the return' }).click();
  await returns.getByRole('img', { name: 'Your photograph 1' }).waitFor();

  await desk.page.goto('/desk/returns');
  expect(await widthOf(desk.page.getByRole('img', { name: 'Shopper’s photograph' }).first())).toBeGreaterThan(0);
  await desk.page.goto('/desk/reviews');
  await desk.page.getByRole('button', { name: 'Decide on the review by Asha' }).first().click();
  const decision = desk.page.getByRole('dialog');
  expect(await widthOf(decision.getByRole('img', { name: 'Shopper’s photograph' }))).toBeGreaterThan(0);
  await decision.getByRole('button', { name: 'Save' }).click();
  await decision.waitFor({ state: 'hidden' });

  await page.goto(`/products/${product._id}`);
  const photograph = page.getByRole('img', { name: 'Photograph from Asha’s review' }).first();
  expect(await widthOf(photograph)).toBeGreaterThan(0);
  expect([...consoleProblems, ...desk.consoleProblems]).toEqual([]);
  await desk.close();
  await close();
});
