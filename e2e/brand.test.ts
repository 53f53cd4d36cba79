import type { Locator, Page } from 'playwright-core';

import { PATIENCE_MS, WIDTHS, useBrowser } from './support/browser.ts';
import { wearsFonts } from './support/fonts.ts';
import { layoutShifts } from './support/layout-shift.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

/** Where the posts of the community page come from. */
const POSTS = 'https://www.instagram.com/';

async function open(page: Page, path: string): Promise<Shopper> {
  const shopper = new Shopper(page, 'mouse');
  await page.goto(path);
  await shopper.isSettled();
  return shopper;
}

/** A page whose time stands still from now on: it goes by only as the test lets it. */
async function openHeld(page: Page, path: string): Promise<Shopper> {
  await page.clock.resume();
  const shopper = await open(page, path);
  // What the fonts move, they have moved before: the last one is there, and drawn.
  await wearsFonts(page);
  await page.screenshot();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  return shopper;
}

/** Scrolls to a part of the page and waits until what the server drew there is live. */
async function comeTo(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[inert]').first().waitFor({ state: 'attached' });
}

/**
 * Lets time pass, half a second at once, until something stands on the page. The time of pages only: what moves may
 * wait for a picture, and that one takes the time of the machine.
 */
async function passUntil(page: Page, awaited: Locator): Promise<void> {
  const latest = Date.now() + PATIENCE_MS;
  while (!(await awaited.isVisible()) && Date.now() < latest) await page.clock.runFor(500);
  expect(await awaited.isVisible()).toBe(true);
}

/** Where a carousel says that it is: `2 / 4`. */
const position = (carousel: Locator, words: string) => carousel.getByText(words, { exact: true });

describe.each(WIDTHS)('at %i px', (width) => {
  it('what moves by itself pushes nothing about, and stops when the visitor says so', async () => {
    const { page, close } = await visit({ width, reducedMotion: 'no-preference' });
    await page.clock.install();
    const { main } = await openHeld(page, '/');
    const arrived = (await layoutShifts(page)).length;

    for (const caption of ['Lifted by hand', 'Dried by sun and wind', 'Ready for your words', 'Collected in Delhi'])
      await passUntil(page, main.getByText(caption, { exact: true }));

    const deeds = main.getByRole('region', { name: 'What Do We Do?' });
    await comeTo(deeds);
    await passUntil(page, position(deeds, '2 / 4'));

    const figures = main.getByRole('region', { name: 'Our Impact Goals' }).getByRole('definition');
    await figures.last().scrollIntoViewIfNeeded();
    await passUntil(page, figures.getByText(/^[1-9],\d{3}\+$/));
    await passUntil(page, figures.getByText('10,000+'));

    const voices = main.getByRole('region', { name: 'Their Voice' });
    await comeTo(voices);
    await passUntil(page, position(voices, '2 / 5'));
    await voices.getByRole('button', { name: 'Pause voices' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await position(voices, '2 / 5').waitFor();
    expect((await layoutShifts(page)).slice(arrived)).toEqual([]);

    await openHeld(page, '/sustainability');
    const asArrived = (await layoutShifts(page)).length;
    const words = main.getByRole('region', { name: 'What people make of it' });
    await comeTo(words);
    await passUntil(page, position(words, '2 / 6'));
    expect((await layoutShifts(page)).slice(asArrived)).toEqual([]);

    await openHeld(page, '/community');
    const before = (await layoutShifts(page)).length;
    for (const tab of ['Events', 'Insights', 'Blogs', 'About community']) {
      await main.getByRole('tab', { name: tab }).click();
      await main.getByRole('tabpanel', { name: tab }).waitFor();
    }
    expect((await layoutShifts(page)).slice(before)).toEqual([]);
    await close();
  });
});

describe('slides', () => {
  it('follow a finger on a phone', async () => {
    const { page, close } = await visit({ width: 390 });
    await open(page, '/');
    const voices = page.getByRole('region', { name: 'Their Voice' });
    await voices.scrollIntoViewIfNeeded();
    // What the server drew becomes live when somebody comes to it.
    await voices.locator('[inert]').first().waitFor({ state: 'attached' });
    await swipe(page, voices.getByRole('group', { name: '1 of 5' }), -120);

    const second = voices.getByRole('group', { name: '2 of 5' });
    await second.waitFor();
    // It comes to rest where the first one was.
    await page.waitForFunction(
      (slide) => Math.abs(slide.getBoundingClientRect().left) < 1,
      await second.elementHandle(),
    );
    await close();
  });
});

/** A finger goes sideways over an element. */
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
  it('is walked through by keyboard, and its address keeps the tab', async () => {
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

  it('sends nothing to the photo-sharing network before the visitor asks for a post', async () => {
    const { page, complaints, close } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') asked.push(request.url());
    });
    // By the menu: the page comes with a document of its own, whose policy lets the frame in.
    const { main, header } = await open(page, '/');
    await header.getByRole('button', { name: 'About' }).click();
    await header.getByRole('link', { name: 'Community' }).click();
    const button = main.getByRole('button', { name: 'Show the post' }).first();
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await button.click();

    // A frame for a post whose address is known; for one that is still to be filled in, word of that.
    await main.locator('iframe[sandbox]').or(main.getByRole('status')).first().waitFor({ state: 'attached' });
    expect(asked.filter((address) => !address.startsWith(POSTS))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('lets in frames of that network only', async () => {
    const { page, complaints, close } = await visit();
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Post</title><p>The post' }),
    );
    await open(page, '/community');

    await frame(page, `${POSTS}p/post/embed/`);
    await page.frameLocator('iframe').getByText('The post').waitFor();
    expect(complaints).toEqual([]);

    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await frame(page, 'https://elsewhere.example/');
    await refused;
    await close();
  });
});

/** Puts a frame into a page, as the page itself would. */
const frame = (page: Page, address: string) =>
  page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), address);

describe('the partner form', () => {
  it('is sent, once everything is right', async () => {
    const { page, complaints, close } = await visit({ width: 390 });
    const { main } = await open(page, '/partner');
    await main.getByRole('button', { name: 'Send request' }).click();
    await main.getByText('❌ Full name is required').waitFor();
    await main.getByText('❌ Phone number should be exactly 10 digits').waitFor();

    await fillIn(main);
    await main.getByRole('button', { name: 'Send request' }).click();

    await main.getByText("✅ Form submitted successfully. We'll contact you soon!").waitFor();
    expect(await main.getByLabel('Full name').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps what was typed when the api is away', async () => {
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

async function fillIn(main: Locator): Promise<void> {
  await main.getByRole('button', { name: 'Send request', disabled: false }).waitFor();
  await main.getByLabel('Full name').fill('Asha Verma');
  await main.getByLabel('Company name').fill('Neem & Co.');
  await main.getByLabel('Email').fill(newEmail());
  await main.getByLabel('Phone').fill('9876543210');
  await main.getByLabel('Service type').selectOption('Company Drive');
  await main.getByLabel('Notes').fill('<b>Four hundred</b> notebooks');
}
