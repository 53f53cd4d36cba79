import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { BLEED } from '@kaagazz/print-design';
import pixelmatch from 'pixelmatch';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

const run = promisify(execFile);

/** The size of one side of a sheet as it is cut, in mm. */
interface SheetSize {
  width: number;
  height: number;
}

/** Pixels a millimetre. */
const COMPARED_AT = 4;
/** Pictures are taken finer than they are compared: where a letter lies between two pixels does not matter then. */
export const DEVICE_SCALE = 2;
const RASTERISED_AT = COMPARED_AT * DEVICE_SCALE;
const MM_AN_INCH = 25.4;
/** Two programs smooth the edge of a letter differently; over so many pixels they say the same. */
const SMOOTHED = 1.2;
/** How much a pixel may differ: of pixelmatch, from 0 to 1. So far no edge of a letter does, and each word in the place of another. */
const SAME_COLOUR = 0.3;

/** The first page of a print file as it is cut, drawn by somebody else's program than ours (`pdftoppm`), as PNG. */
export async function cutSheet(pdf: Buffer, { width, height }: SheetSize, folder: string): Promise<Buffer> {
  const file = path.join(folder, 'sheet.pdf');
  await writeFile(file, pdf);
  const edge = String(BLEED * RASTERISED_AT);
  const box = ['-x', edge, '-y', edge, '-W', String(width * RASTERISED_AT), '-H', String(height * RASTERISED_AT)];
  const fineness = ['-r', String(RASTERISED_AT * MM_AN_INCH)];
  const { stdout } = await run('pdftoppm', [...fineness, ...box, '-f', '1', '-l', '1', '-png', file], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/**
 * A drawing of a page as Chromium shows it at the size of `cutSheet`, as PNG; its page was opened with `DEVICE_SCALE`. Where it stands in
 * the page it would begin between two pixels.
 */
export async function shownSheet(drawing: Locator, { width, height }: SheetSize): Promise<Buffer> {
  const size = { width: width * COMPARED_AT, height: height * COMPARED_AT };
  const copy = await drawing.evaluateHandle((element, { width, height }) => {
    const alone = element.cloneNode(true) as SVGElement;
    alone.style.cssText = `position: fixed; inset: 0; z-index: 9999; width: ${width}px; height: ${height}px`;
    document.body.append(alone);
    return alone;
  }, size);
  const picture = await drawing.page().screenshot({ clip: { x: 0, y: 0, ...size } });
  await copy.evaluate((alone) => alone.remove());
  return picture;
}

/** How many pixels of two pictures of a sheet are not the same. */
export async function difference(one: Buffer, other: Buffer, { width, height }: SheetSize): Promise<number> {
  const size = { width: width * COMPARED_AT, height: height * COMPARED_AT };
  const pixels = (picture: Buffer) =>
    sharp(picture)
      .flatten({ background: 'white' })
      .resize({ ...size, fit: 'fill' })
      .blur(SMOOTHED)
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return pixelmatch(a, b, undefined, size.width, size.height, { threshold: SAME_COLOUR });
}
