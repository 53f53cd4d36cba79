import type { Locator, Page } from 'playwright-core';

import { TIMEOUT_MS, WIDTHS, useBrowser } from './support/browser.ts';
import { waitForFonts } from './support/fonts.ts';
import { layoutShifts } from './support/layout-shift.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

const POSTS = 'https://www.instagram.com/';

async function open(page: Page, path: string): Promise<Shopper> {
  const shopper = new Shopper(page, 'mouse');
  await page.goto(path);
  await shopper.waitForHydration();
  return shopper;
}

async function openPaused(page: Page, path: string): Promise<Shopper> {
  await page.clock.resume();
  const shopper = await open(page, path);
  await waitForFonts(page);
  await page.screenshot();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  return shopper;
}

async function scrollTo(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[inert]').first().waitFor({ state: 'attached' });
}

async function advanceUntil(page: Page, awaited: Locator): Promise<void> {
  const latest = Date.now() + TIMEOUT_MS;
  while (!(await awaited.isVisible()) && Date.now() < latest) await page.clock.runFor(500);
  expect(await awaited.isVisible()).toBe(true);
}

const position = (carousel: Locator, text: string) => carousel.getByText(text, { exact: true });

describe.each(WIDTHS)('at %i px', (width) => {
  it('carousels and tabs don’t shift the layout of the brand pages', async () => {
    const { page, close } = await visit({ width, reducedMotion: 'no-preference' });
    await page.clock.install();
    const { main } = await openPaused(page, '/');
    const arrived = (await layoutShifts(page)).length;

    for (const caption of ['Lifted by hand', 'Dried by sun and wind', 'Ready for your words', 'Collected in Delhi'])
      await advanceUntil(page, main.getByText(caption, { exact: true }));

    const deeds = main.getByRole('region', { name: 'What Do We Do?' });
    await scrollTo(deeds);
    await advanceUntil(page, position(deeds, '2 / 4'));

    const figures = main.getByRole('region', { name: 'Our Impact Goals' }).getByRole('definition');
    await figures.last().scrollIntoViewIfNeeded();
    await advanceUntil(page, figures.getByText(/^[1-9],\d{3}\+$/));
    await advanceUntil(page, figures.getByText('10,000+'));

    const voices = main.getByRole('region', { name: 'Their Voice' });
    await scrollTo(voices);
    await advanceUntil(page, position(voices, '2 / 5'));
    await voices.getByRole('button', { name: 'Pause voices' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await position(voices, '2 / 5').waitFor();
    expect((await layoutShifts(page)).slice(arrived)).toEqual([]);

    await openPaused(page, '/sustainability');
    const asArrived = (await layoutShifts(page)).length;
    const words = main.getByRole('region', { name: 'What people make of it' });
    await scrollTo(words);
    await advanceUntil(page, position(words, '2 / 6'));
    expect((await layoutShifts(page)).slice(asArrived)).toEqual([]);

    await openPaused(page, '/community');
    const before = (await layoutShifts(page)).length;
    for (const tab of ['Events', 'Insights', 'Blogs', 'About community']) {
      await main.getByRole('tab', { name: tab }).click();
      await main.getByRole('tabpanel', { name: tab }).waitFor();
    }
    expect((await layoutShifts(page)).slice(before)).toEqual([]);
    await close();
  });
});

describe('a carousel', () => {
  it('a carousel shows the next slide after a swipe', async () => {
    const { page, close } = await visit({ width: 390 });
    await open(page, '/');
    const voices = page.getByRole('region', { name: 'Their Voice' });
    await voices.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await voices.locator('[inert]').first().waitFor({ state: 'attached' });
    const second = voices.getByRole('group', { name: '2 of 5' });
    const latest = Date.now() + TIMEOUT_MS;
    do await swipe(page, voices.getByRole('group', { name: '1 of 5' }), -120);
    while (!(await appears(second)) && Date.now() < latest);
    await page.waitForFunction(
      (slide) => Math.abs(slide.getBoundingClientRect().left) < 1,
      await second.elementHandle(),
    );
    await close();
  });
});

function appears(element: Locator): Promise<boolean> {
  return element.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step++) await touch('touchMove', (distance / 6) * step);
  await touch('touchEnd', distance);
}

describe('the community page', () => {
  it('the community page reopens the selected tab after a reload', async () => {
    const { page, close } = await visit();
    const { main } = await open(page, '/community');

    await main.getByRole('tab', { name: 'About community' }).focus();
    await page.keyboard.press('ArrowRight');
    await main.getByRole('tabpanel', { name: 'Events' }).waitFor();
    expect(await main.getByRole('tab', { name: 'Events' }).evaluate((tab) => tab === document.activeElement)).toBe(
      true,
    );
    await page.reload();

    await main.getByRole('tabpanel', { name: 'Events' }).waitFor();
    await close();
  });

  it('opening the community page sends no requests to other sites', async () => {
    const { page, consoleProblems, close } = await visit();
    const requested: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') requested.push(request.url());
    });
    const { main, header } = await open(page, '/');
    await header.getByRole('button', { name: 'About' }).click();
    await header.getByRole('link', { name: 'Community' }).click();
    await main.getByRole('list', { name: 'From our social pages' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);

    expect(await main.getByRole('button', { name: 'Show the post' }).count()).toBe(0);
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('the community page allows frames from Instagram and blocks frames from other sites', async () => {
    const { page, consoleProblems, close } = await visit();
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Post</title><p>The post' }),
    );
    await open(page, '/community');

    await frame(page, `${POSTS}p/post/embed/`);
    await page.frameLocator('iframe').getByText('The post').waitFor();
    expect(consoleProblems).toEqual([]);

    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await frame(page, 'https://elsewhere.example/');
    await refused;
    await close();
  });
});

const frame = (page: Page, address: string) =>
  page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), address);

describe('the partner form', () => {
  it('the partner form can be submitted after its invalid fields are corrected', async () => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const { main } = await open(page, '/partner');
    await main.getByRole('button', { name: 'Send request' }).click();
    await main.getByText('❌ Full name is required').waitFor();
    await main.getByText('❌ Phone number should be exactly 10 digits').waitFor();

    await fillIn(main);
    await main.getByRole('button', { name: 'Send request' }).click();

    await main.getByText("✅ Form submitted successfully. We'll contact you soon!").waitFor();
    expect(await main.getByLabel('Full name').inputValue()).toBe('');
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('the partner form keeps its values when the api is unavailable', async () => {
    const { page, close } = await visit();
    const { main } = await open(page, '/partner');
    await page.route('**/api/partner/connect', (route) => route.abort());
    await fillIn(main);

    await main.getByRole('button', { name: 'Send request' }).click();

    await main.getByText('❌ Something went wrong. Please try again later.').waitFor();
    expect(await main.getByLabel('Notes').inputValue()).toBe('<b>Four hundred</b> notebooks');
    await close();
  });
});

it('a visitor subscribes to the newsletter with the link in an email', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const { main } = await open(page, '/newsletter');
  const email = newEmail('reader');

  await main.getByText(/^We use your address only for the newsletter, and keep it until you unsubscribe/).waitFor();
  const { text } = await mailAfter(email, async () => {
    await main.getByLabel('Your email').fill(email);
    await main.getByRole('button', { name: 'Subscribe' }).click();
  });
  await page.goto('/privacy-policy');
  const retention = main.getByRole('region', { name: 'How long we keep it' });
  for (const term of ['Reviews', 'Back-in-stock alerts', 'Newsletter']) {
    await retention.getByText(term, { exact: true }).waitFor();
  }
  await page.goto('about:blank');
  await page.goto(/\S+#confirm=\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();

  await page.getByText('Thank you for subscribing. You will receive our next newsletter.').waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});

async function fillIn(main: Locator): Promise<void> {
  await main.getByRole('button', { name: 'Send request', disabled: false }).waitFor();
  await main.getByLabel('Full name').fill('Asha Verma');
  await main.getByLabel('Company name').fill('Neem & Co.');
  await main.getByLabel('Email').fill(newEmail());
  await main.getByLabel('Phone').fill('9876543210');
  await main.getByLabel('Service type').selectOption('Company Drive');
  await main.getByLabel('Notes').fill('<b>Four hundred</b> notebooks');
}
