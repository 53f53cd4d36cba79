import sharp from 'sharp';

import { useBrowser } from '../support/browser.ts';
import { plentifulProduct } from '../support/catalogue.ts';
import { mailAfter, newEmail, waitForMail } from '../support/mailbox.ts';
import { setOrderStatus } from '../support/operator.ts';
import { eventually } from '../support/servers/eventually.ts';
import { Shopper } from '../support/shopper.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();
const RUN = Date.now().toString(36);
const PHOTOGRAPH = { create: { width: 1_600, height: 900, channels: 3, background: '#7a9e63' } } as const;

it('an editor changes site content, answers a review and sends a newsletter', async () => {
  const staff = await Staff.join(visit, 'editor');
  const { main, dialog } = staff;
  const customer = await visit();
  const { page } = customer;
  const shopper = new Shopper(page, 'mouse');
  const siteShows = (path: string, text: string | RegExp) =>
    eventually(async () => {
      await page.goto(path);
      return page.getByText(text).first().isVisible();
    });
  const email = newEmail();
  const product = await plentifulProduct('paper');
  await shopper.createAccount(email);
  const number = await shopper.buy(product);
  await setOrderStatus(number, 'shipped');
  const { text: delivery } = await mailAfter(email, () => setOrderStatus(number, 'delivered'), '?review=');

  const subscriber = newEmail('reader');
  await page.goto('/newsletter');
  await shopper.waitForHydration();
  const { text: confirmation } = await mailAfter(subscriber, async () => {
    await shopper.main.getByLabel('Your email').fill(subscriber);
    await shopper.main.getByRole('button', { name: 'Subscribe' }).click();
  });
  await page.goto('about:blank');
  await page.goto(/\S+#confirm=\S+/.exec(confirmation)?.[0] ?? '');
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await page.getByText('Thank you for subscribing. You will receive our next newsletter.').waitFor();

  const editEntry = async (kind: string, title: string) => {
    await staff.open('Content');
    await staff.press(kind);
    await staff.find(title, title);
    await main.getByRole('button', { name: 'Save the draft' }).waitFor();
  };
  const publish = async () => {
    await staff.press('Save the draft');
    await main.getByRole('button', { name: 'Publish now', disabled: false }).click();
    await staff.told(/^Published/);
  };

  await staff.task('correct a text of the home page', async () => {
    await editEntry('Page texts', 'What is Kaagazz?');
    await main.getByLabel('Title').fill('What does Kaagazz do?');
    await publish();
  });
  await siteShows('/', 'What does Kaagazz do?');
  await staff.task('restore the earlier version of a text', async () => {
    await editEntry('Page texts', 'What does Kaagazz do?');
    await main
      .getByRole('button', { name: /^Restore the version of/ })
      .first()
      .click();
    await main.getByRole('button', { name: 'Publish now', disabled: false }).click();
    await staff.told(/^Published/);
  });
  await siteShows('/', 'What is Kaagazz?');

  await staff.task('edit a policy', async () => {
    await editEntry('Policies', 'Terms of Service');
    await main.getByLabel('Summary').fill(`We keep our promises since ${RUN}.`);
    await publish();
  });
  await siteShows('/terms-of-service', `promises since ${RUN}`);

  const title = `Paper for the rains ${RUN}`;
  await staff.task('publish a blog post with a cover picture', async () => {
    await staff.open('Content');
    await staff.press('New entry …');
    await dialog.getByLabel('Kind').selectOption('Blog post');
    await staff.press('Continue', dialog);
    const buffer = await sharp(PHOTOGRAPH).jpeg().toBuffer();
    await main.getByLabel(/^Cover picture/).setInputFiles({ name: 'rain.jpg', mimeType: 'image/jpeg', buffer });
    await main.locator('img[src^="/media/"]').first().waitFor();
    await staff.fill({ Title: title, Excerpt: 'How paper dries in July.', Author: 'The vat room' }, main);
    await staff.fill({ Category: 'Craft', Day: '2026-07-01' }, main);
    await main.getByLabel('What does the cover picture show?').fill('Rain on a courtyard');
    await main.getByRole('textbox', { name: 'Text', exact: true }).fill('We dry our sheets indoors.');
    await staff.press('Create the draft');
    await main.getByRole('button', { name: 'Publish now', disabled: false }).click();
    await staff.told(/^Published/);
  });
  await siteShows('/allBlogs', title);

  await staff.task('add an event', async () => {
    await staff.open('Content');
    await staff.press('New entry …');
    await dialog.getByLabel('Kind').selectOption('Event');
    await staff.press('Continue', dialog);
    await staff.fill({ Title: `Open workshop ${RUN}`, Description: 'Bring old newspapers.', Day: '2090-01-10' }, main);
    await main.getByLabel(/^Picture/).selectOption({ index: 1 });
    await staff.press('Create the draft');
    await main.getByRole('button', { name: 'Publish now', disabled: false }).click();
    await staff.told(/^Published/);
  });
  await siteShows('/community?tab=events', `Open workshop ${RUN}`);

  await page.goto(/http\S+\?review=\S+/.exec(delivery)?.[0] ?? '');
  await shopper.waitForHydration();
  await shopper.main.getByLabel('Rating').selectOption('5');
  await shopper.main.getByLabel('Your review').fill('The ink does not bleed.');
  await shopper.main.getByRole('button', { name: 'Send review' }).click();
  await shopper.main.getByText('Thank you! We’ll read your review and publish it soon.').waitFor();
  await staff.task('publish a review with an answer', async () => {
    await staff.open('Reviews');
    await staff.press('Waiting');
    await main
      .getByRole('button', { name: /^Decide on the review by/ })
      .first()
      .click();
    await dialog.getByLabel('Our answer').fill(`Thank you, Asha. ${RUN}`);
    await staff.press('Save', dialog);
    await staff.told('Saved');
  });
  await siteShows(`/products/${product._id}`, `Thank you, Asha. ${RUN}`);

  await staff.task('send a newsletter', async () => {
    await staff.open('Newsletter');
    await main.getByRole('link', { name: 'New newsletter' }).click();
    await main.getByLabel('Subject').fill('New papers for the rains');
    await main.getByLabel('Text').fill('Namaste,\n\nour monsoon papers are here.');
    await staff.press('Create the draft');
    await main.getByRole('button', { name: 'Send a test to me' }).waitFor();
    await mailAfter(staff.email, () => staff.press('Send a test to me'));
    await staff.press('Send …');
    await staff.press('Send', dialog);
    await staff.told('Sending');
  });
  await waitForMail(subscriber, 'our monsoon papers are here');
  await staff.task('find a subscriber', async () => {
    await staff.open('Newsletter');
    await main.getByRole('searchbox').fill(subscriber);
    await main.getByRole('row', { name: subscriber }).waitFor();
  });
  expect([...staff.consoleProblems, ...customer.consoleProblems]).toEqual([]);
  await Promise.all([staff.close(), customer.close()]);
});
