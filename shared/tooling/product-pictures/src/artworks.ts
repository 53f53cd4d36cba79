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
    const svg = svgDocument(c, PAINTING.w, PAINTING.h, draw(c));
    const lines = await rasterize(keyLines(svg));
    await writeFile(join(folder, `${name}.png`), await rasterize(ON_DARK_PAPER.has(name) ? withoutGround(svg) : svg));
    await writeFile(join(folder, `${name}-lines.png`), lines);
    await writeFile(join(folder, `${name}-begun.png`), await startPainting(lines, svg));
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
    .replaceAll(/stroke="(?!none)[^"]*"/g, 'stroke="#a39584"')
    .replaceAll(/stroke-width="[^"]*"/g, 'stroke-width="1.8"');
}

/** Paintings in white on dyed paper, which serves as their background. */
const ON_DARK_PAPER = new Set(['dance', 'harvest']);

function withoutGround(svg: string): string {
  return svg.replace(/(<\/defs>|width="\d+" height="\d+">)<path [^>]*\/>/, '$1');
}

/**
 * Returns a partly painted sheet. Paints every other colour on the whole sheet, because people fill
 * all areas of one colour before they clean the brush. The paint strays slightly over the outlines.
 */
async function startPainting(lines: Buffer, svg: string): Promise<Buffer> {
  const colours = [...new Set(svg.match(/fill="#[^"]*"/g))].slice(1);
  const painted = new Set(colours.filter((_, index) => index % 2 === 0));
  const fills = svg
    .replaceAll(/stroke="[^"]*"/g, 'stroke="none"')
    .replaceAll(/fill="[^"]*"/g, (fill) => (painted.has(fill) ? fill : 'fill="none"'))
    .replace(
      /(<svg[^>]*>)(.*)<\/svg>/s,
      `$1<filter id="brush"><feTurbulence baseFrequency="0.03" numOctaves="3"/>
        <feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>
        <g filter="url(#brush)">$2</g></svg>`,
    );
  return sharp(await rasterize(fills))
    .composite([{ input: lines }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}

function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside' })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
