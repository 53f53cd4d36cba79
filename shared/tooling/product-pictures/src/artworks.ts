import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';

import { canvas, svgDocument } from '../../illustration/src/canvas.ts';
import type { Canvas, Mark } from '../../illustration/src/canvas.ts';
import { palette } from '../../illustration/src/palette.ts';
import { deer } from '../../illustration/src/paintings/gond.ts';
import { PAINTING, birds, elephant, fishPond, sun } from '../../illustration/src/paintings/madhubani.ts';
import { lotusWheel } from '../../illustration/src/paintings/temple.ts';
import { harvest, villageDance } from '../../illustration/src/paintings/warli.ts';
import { calendarSheets } from './calendar.ts';
import { angelfishCard, bulbulCard, carpCard, kingfisherCard, peacock, treeOfLife } from './paintings.ts';

const LONGER_SIDE = 1800;
const FOLDER = join(import.meta.dirname, '../artworks');
const PRINT_DESIGNS = join(import.meta.dirname, '../../../../mfe-print/src/illustrations/designs');
const PAINTERS = join(import.meta.dirname, '../textures');

const paintings: Record<string, (c: Canvas) => Mark> = {
  fish: fishPond,
  peacock,
  deer,
  tree: treeOfLife,
  lotus: lotusWheel,
  elephant,
  sun,
  harvest,
  dance: villageDance,
  birds,
  'birds-1': kingfisherCard,
  'birds-2': bulbulCard,
  'fish-1': carpCard,
  'fish-2': angelfishCard,
};

/** Renders the artworks as PNGs, because Blender can't read SVG textures. */
export async function drawArtworks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(paintings)) {
    for (const [layer, picture] of Object.entries(layersOf(name, draw))) {
      await writeFile(join(folder, `${name}-${layer}.png`), await rasterize(picture, layer === 'shapes'));
    }
  }
  await runPython('paint_by_hand.py', folder, ...Object.keys(paintings));
  await runPython('paint_watercolours.py', folder);
  await runPython('print_blocks.py', folder);
  for (const [name, title] of Object.entries(LABELS)) {
    const painting = await readFile(join(folder, `${name}.png`));
    await writeFile(join(folder, `label-${name}.png`), await rasterize(await label(name, title, painting)));
  }
  for (const [name, svg] of calendarSheets()) {
    await writeFile(join(folder, `${name}.png`), await rasterize(svg));
  }
  for (const source of [FOLDER, PRINT_DESIGNS]) {
    for (const file of await readdir(source)) {
      const png = await rasterize(await readFile(join(source, file), 'utf8'));
      await writeFile(join(folder, `${parse(file).name}.png`), png);
    }
  }
}

const runPython = (painter: string, ...options: string[]) =>
  promisify(execFile)('/usr/bin/python3', ['-B', join(PAINTERS, painter), ...options]);

const LABELS: Record<string, string> = {
  fish: 'Madhubani Fish',
  peacock: 'Madhubani Peacock',
  dance: 'Warli Village Dance',
  deer: 'Gond Deer and Forest',
  tree: 'Kalamkari Tree of Life',
  lotus: 'Puri Lotus Wheel',
  elephant: 'The Festive Elephant',
  sun: 'Surya',
  harvest: 'Classroom Pack for Thirty',
};

async function label(name: string, title: string, painting: Buffer): Promise<string> {
  const ground = { dance: '#9a4437', harvest: palette.indigo, tree: '#f0dfb4' }[name] ?? '#ffffff';
  const small = await sharp(painting).resize(900).png().toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 760" width="600" height="760">
    <path d="M22 22H578V738H22zM30 30H570V730H30z" fill="none" stroke="${palette.ink}" stroke-width="2"/>
    <path d="M86 104H514V646H86z" fill="${ground}"/>
    <image href="data:image/png;base64,${small.toString('base64')}" x="86" y="104" width="428" height="542"/>
    <g font-family="Liberation Serif, serif" text-anchor="middle" fill="${palette.ink}">
      <text x="300" y="82" font-size="42" font-weight="bold">Kaagazz · Chitrayan</text>
      <text x="300" y="706" font-size="${Math.min(58, 1080 / title.length)}">${title}</text>
    </g></svg>`;
}

const ON_DARK_PAPER = new Set(['dance', 'harvest']);
const FOR_CHILDREN = new Set(['elephant']);

type Repaint = (colour: string, shape: number, tag: string) => string;

function layersOf(name: string, draw: (c: Canvas) => Mark): Record<'lines' | 'ink' | 'colour' | 'shapes', string> {
  const c = canvas(name);
  const blocks = new Map<string, Mark>();
  const painting = draw({
    ...c,
    define: (key, make) => c.define(key, (id) => blocks.set(id, make(id)).get(id) ?? ''),
  });
  const separate = painting.replaceAll(
    /<use href="#([^"]*)" transform="([^"]*)"\/>/g,
    (_, id: string, transform: string) => `<g transform="${transform}">${blocks.get(id) ?? ''}</g>`,
  );
  const marks = ON_DARK_PAPER.has(name) ? separate.replace(/<path [^>]*\/>/, '') : separate;
  const layer = (fill: Repaint, stroke: Repaint, width?: string) => {
    let shape = 0;
    const repainted = marks.replaceAll(/<(?:path|circle|ellipse|rect) [^>]*>/g, (tag) => {
      shape += 1;
      return tag
        .replace(/fill="([^"]*)"/, (_, colour: string) => `fill="${fill(colour, shape, tag)}"`)
        .replace(/stroke="([^"]*)"/, (_, colour: string) => `stroke="${stroke(colour, shape, tag)}"`)
        .replace(/stroke-width="[^"]*"/, (found) => (width ? `stroke-width="${width}"` : found));
    });
    return svgDocument(c, PAINTING.w, PAINTING.h, repainted);
  };
  const cover = (colour: string) => (isFlat(colour) ? '#ffffff' : 'none');
  const ink: Repaint = (colour) => (colour === palette.ink ? colour : cover(colour));
  const colour: Repaint = (found) => (found === palette.ink ? 'none' : found);
  const shapes: Repaint = (found, shape, tag) =>
    isFlat(found) && found !== palette.ink && !tag.includes('dasharray')
      ? `#${shape.toString(16).padStart(6, '0')}`
      : 'none';
  return {
    lines: layer(cover, (found) => (found === 'none' ? found : '#a39584'), FOR_CHILDREN.has(name) ? '4.4' : '1.8'),
    ink: layer(ink, ink),
    colour: layer(colour, colour),
    shapes: layer(shapes, shapes)
      .replaceAll(/ opacity="[^"]*"/g, '')
      .replace('<svg', '<svg shape-rendering="crispEdges"'),
  };
}

const isFlat = (colour: string) => colour.startsWith('#');

function rasterize(svg: string, keepColours = false): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside', kernel: keepColours ? 'nearest' : 'lanczos3' })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
