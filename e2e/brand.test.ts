import type { Locator, Page } from 'playwright-core';

import { useBrowser } from './support/browser.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

async function open(page: Page, path: string): Promise<Shopper> {
  const shopper = new Shopper(page, 'mouse');
  await page.goto(path);
  await shopper.isSettled();
  return shopper;
}

/** The slide of a carousel that a visitor sees first. */
const shownSlide = (carousel: Locator) => carousel.getByRole('group').first().getAttribute('aria-label');

describe('slides', () => {
  it('pass by until the visitor pauses them, and shift nothing', async () => {
    const { page, close } = await visit({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await open(page, '/');
    const deeds = page.getByRole('region', { name: 'What Do We Do?' });
    await deeds.scrollIntoViewIfNeeded();
    await deeds.locator('[inert]').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: number }).shifts += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
    });

    await page.clock.runFor(5100);
    await deeds.getByRole('group', { name: '2 of 4' }).waitFor();
    await page.clock.runFor(5100);
    await deeds.getByRole('group', { name: '3 of 4' }).waitFor();
    await deeds.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);

    expect(await shownSlide(deeds)).toBe('3 of 4');
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    await close();
  });

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
    await page.route('https://www.instagram.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Post</title><p>The post<script>parent.postMessage('{"type":"MOUNTED"}', '*')</script>`,
      }),
    );
    // By the menu: the page comes with a document of its own, whose policy lets the frame in.
    const { main, header } = await open(page, '/');
    await header.getByRole('button', { name: 'About' }).click();
    await header.getByRole('link', { name: 'Community' }).click();
    const button = main.getByRole('button', { name: 'Show the post' }).first();
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await button.click();

    await page.frameLocator('iframe').getByText('The post').waitFor();
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('says so when a post is kept away', async () => {
    const { page, close } = await visit();
    await page.clock.install();
    await page.route('https://www.instagram.com/**', (route) => route.abort());
    const { main } = await open(page, '/community');

    await main.getByRole('button', { name: 'Show the post' }).first().click();
    await page.clock.runFor(8100);

    await main.getByRole('alert').getByText('The post does not come').waitFor();
    expect(await main.getByRole('link', { name: 'See it on Instagram' }).count()).toBe(3);
    await close();
  });
});

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
  await main.getByLabel('Full name').fill('Asha Verma');
  await main.getByLabel('Company name').fill('Neem & Co.');
  await main.getByLabel('Email').fill(newEmail());
  await main.getByLabel('Phone').fill('9876543210');
  await main.getByLabel('Service type').selectOption('Company Drive');
  await main.getByLabel('Notes').fill('<b>Four hundred</b> notebooks');
}
