import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import sharp from 'sharp';

import { canvas, group, svgDocument } from '../../illustration/src/canvas.ts';
import type { Canvas, Mark } from '../../illustration/src/canvas.ts';
import { palette } from '../../illustration/src/palette.ts';
import { deer } from '../../illustration/src/paintings/gond.ts';
import { PAINTING, birds, elephant, fish, fishPond, peacock, sun } from '../../illustration/src/paintings/madhubani.ts';
import { lotusWheel, treeOfLife } from '../../illustration/src/paintings/temple.ts';
import { harvest, villageDance } from '../../illustration/src/paintings/warli.ts';

const LONGER_SIDE = 1800;
const FOLDER = join(import.meta.dirname, '../artworks');
const PRINT_DESIGNS = join(import.meta.dirname, '../../../../mfe-print/src/illustrations/designs');

const paintings: Record<string, (c: Canvas) => Mark> = {
  fish: fishPond,
  peacock,
  deer,
  tree: treeOfLife,
  lotus: lotusWheel,
  elephant,
  sun,
  birds,
  harvest,
  dance: villageDance,
  'one-fish': (c) =>
    group('translate(300 380) rotate(-24) scale(1.35)', fish(c, palette.terracotta, palette.leaf, palette.marigold)),
};

/**
 * Draws a PNG of everything that is printed or painted on paper, because Blender can't read SVG
 * textures.
 */
export async function drawArtworks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(paintings)) {
    const c = canvas(name);
    const painted = await rasterize(svgDocument(c, PAINTING.w, PAINTING.h, draw(c)));
    const lines = await rasterize(keyLines(svgDocument(c, PAINTING.w, PAINTING.h, draw(c))));
    await writeFile(join(folder, `${name}.png`), painted);
    await writeFile(join(folder, `${name}-lines.png`), lines);
    await writeFile(join(folder, `${name}-begun.png`), await paintUpperPart(lines, painted));
  }
  for (const source of [FOLDER, PRINT_DESIGNS]) {
    for (const file of await readdir(source)) {
      const png = await rasterize(await readFile(join(source, file), 'utf8'));
      await writeFile(join(folder, `${parse(file).name}.png`), png);
    }
  }
}

/** Returns the unpainted sheet that a kit contains, with outlines in pale grey. */
function keyLines(svg: string): string {
  return svg
    .replaceAll(/fill="(?!none)[^"]*"/g, 'fill="none"')
    .replaceAll(/stroke="(?!none)[^"]*"/g, 'stroke="#b8aa98"');
}

/** Returns a sheet that is half painted: the paint ends in an uneven line from left to right. */
async function paintUpperPart(lines: Buffer, painted: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(painted).metadata();
  const done = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100"
      preserveAspectRatio="none"><path d="M0 0H100V38C90 36 88 46 78 45S66 55 58 52 46 63 37 60 24 72 15 69 4 76 0 74Z"/></svg>`,
  );
  const paint = await sharp(painted)
    .composite([{ input: done, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(lines)
    .composite([{ input: paint }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}

function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside' })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
