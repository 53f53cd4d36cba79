import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { BLEED } from '@kaagazz/print-design';
import pixelmatch from 'pixelmatch';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

const run = promisify(execFile);

interface SheetSize {
  width: number;
  height: number;
}

const PIXELS_PER_MM = 4;
export const DEVICE_SCALE = 2;
const RASTER_PIXELS_PER_MM = PIXELS_PER_MM * DEVICE_SCALE;
const MM_PER_INCH = 25.4;
/** Blur radius in pixels. Blurring hides differences in anti-aliasing. */
const BLUR = 1.2;
const COLOUR_THRESHOLD = 0.3;

/**
 * Renders a page of a print file with `pdftoppm`. Returns a PNG without bleed, in screen colours.
 */
export async function rasterizePrint(
  pdf: Buffer,
  { width, height }: SheetSize,
  folder: string,
  page = 1,
): Promise<Buffer> {
  const file = path.join(folder, 'sheet.pdf');
  // Rename the output intent, because Poppler would otherwise use the intent's colour profile to
  // simulate printed colours.
  await writeFile(file, pdf.toString('latin1').replace('/OutputIntents', '/IgnoredIntent'), 'latin1');
  const edge = String(BLEED * RASTER_PIXELS_PER_MM);
  const size = [width, height].map((mm) => String(mm * RASTER_PIXELS_PER_MM));
  const box = ['-x', edge, '-y', edge, '-W', size[0] ?? '', '-H', size[1] ?? ''];
  const resolution = ['-r', String(RASTER_PIXELS_PER_MM * MM_PER_INCH)];
  const { stdout } = await run(
    'pdftoppm',
    [...resolution, ...box, '-f', String(page), '-l', String(page), '-png', file],
    {
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return stdout;
}

/**
 * Takes a screenshot of the preview. Copies the preview to the top left corner first, because the
 * original may not be aligned to whole pixels.
 */
export async function screenshotPreview(drawing: Locator, { width, height }: SheetSize): Promise<Buffer> {
  const size = { width: width * PIXELS_PER_MM, height: height * PIXELS_PER_MM };
  const copy = await drawing.evaluateHandle((element, { width, height }) => {
    const alone = element.cloneNode(true) as SVGElement;
    alone.style.cssText = `position: fixed; inset: 0; z-index: 9999; width: ${width}px; height: ${height}px`;
    (element.closest('dialog') ?? document.body).append(alone);
    return alone;
  }, size);
  const picture = await drawing.page().screenshot({ clip: { x: 0, y: 0, ...size } });
  await copy.evaluate((alone) => alone.remove());
  return picture;
}

export async function countDifferentPixels(one: Buffer, other: Buffer, { width, height }: SheetSize): Promise<number> {
  const size = { width: width * PIXELS_PER_MM, height: height * PIXELS_PER_MM };
  const pixels = (picture: Buffer) =>
    sharp(picture)
      .flatten({ background: 'white' })
      .resize({ ...size, fit: 'fill' })
      .blur(BLUR)
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return pixelmatch(a, b, undefined, size.width, size.height, { threshold: COLOUR_THRESHOLD });
}
