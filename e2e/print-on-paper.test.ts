import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

import { useBrowser } from './support/browser.ts';
import { layoutShift } from './support/layout-shift.ts';
import { ROOT } from './support/running-process.ts';

const visit = useBrowser();

const SHEETS = [
  { path: '/marriage/1', picture: 'portrait', field: 'venue' },
  { path: '/marriage/2', picture: 'landscape', field: 'venue' },
  { path: '/babyshower/2', picture: 'square', field: 'venue' },
  { path: '/business-cards', picture: 'business-cards', field: 'fullName' },
];
const PICTURES = path.join(ROOT, 'mfe-print/src/illustrations/pictures');
const COMPARED = 400;
/** Minimum brightness difference that counts as ink, on a scale from 0 to 255. */
const INK = 24;
const SETTLES_WITHIN_MS = 60_000;

const brightness = (image: Buffer, blur: number) =>
  sharp(image).resize(COMPARED, COMPARED, { fit: 'fill' }).removeAlpha().greyscale().blur(blur).raw().toBuffer();

async function readMask(picture: string): Promise<Buffer> {
  const file = await readFile(path.join(PICTURES, `print-blank-${picture}-hero.mask.webp`));
  return sharp(file).extractChannel('alpha').resize(COMPARED, COMPARED).raw().toBuffer();
}

async function screenshot(paper: Locator): Promise<Buffer> {
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  let last = await paper.screenshot();
  while (Date.now() < deadline) {
    const next = await paper.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the picture never stopped changing');
}

async function differentPixels(one: Buffer, other: Buffer, blur = 0.3): Promise<number[]> {
  const [a, b] = await Promise.all([brightness(one, blur), brightness(other, blur)]);
  return Array.from(a.keys()).filter((at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > INK);
}

async function openOnPaper(page: Page): Promise<Locator> {
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'See it on paper' }).click();
  const paper = page
    .locator('figure div:has(> picture)')
    .filter({ has: page.getByRole('img', { name: /on paper: / }) });
  await paper.locator('picture img').evaluate((image: HTMLImageElement) => image.decode());
  return paper;
}

describe.each([390, 1440])('a design on paper at %d px', (width) => {
  it.each(SHEETS)('the text of $path is printed inside the card', async ({ path: address, picture, field }) => {
    const { page, consoleProblems, close } = await visit({ width });
    await page.goto(address);
    const paper = await openOnPaper(page);
    const input = page.locator(`[name="${field}"]`);
    await input.fill('W');
    await page.locator(`[data-field="${field}"]`, { hasText: /^W$/ }).first().waitFor();
    const before = await screenshot(paper);

    await input.fill('MMMM WWWW MMMM WWWW');
    await page.locator(`[data-field="${field}"]`, { hasText: 'MMMM' }).first().waitFor();
    const ink = await differentPixels(before, await screenshot(paper));

    const mask = await readMask(picture);
    expect(ink.length).toBeGreaterThan(50);
    expect(ink.filter((at) => (mask[at] ?? 0) < 250)).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(consoleProblems).toEqual([]);
    await close();
  });
});

it('the downloaded image of an invitation matches its on-screen preview', async () => {
  const { page, consoleProblems, close } = await visit();
  await page.goto('/marriage/1');
  const fields = { brideName: 'Asha', groomName: 'Ravi', date: '2090-02-14', time: '19:30', venue: 'Ridge Lawns' };
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
  await page.getByText('This is what we will print').waitFor();
  const paper = await openOnPaper(page);
  const shown = await screenshot(paper);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as an image' }).click();
  const download = await downloading;
  const saved = await readFile(await download.path());

  expect(download.suggestedFilename()).toBe('marriage-1-on-paper.jpg');
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 1280 });
  expect((await differentPixels(shown, saved, 2)).length).toBeLessThan(0.01 * COMPARED * COMPARED);
  expect(consoleProblems).toEqual([]);
  await close();
});
