import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { filled, NAMES } from '../../test/fillings.ts';
import { needPoppler, poppler } from '../../test/poppler.ts';
import { BLEED, DESIGNS, forGuest, loadDesign } from '../index.ts';
import { commonShapes, drawPdf, measureWithFonts } from './index.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-pdf-'));
const measure = measureWithFonts();
const RED = '#ff0000';
const points = (mm: number) => ((mm * 72) / 25.4).toFixed(1);

beforeAll(needPoppler);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function printed(service: 'marriage' | 'business-cards', id: string, names: readonly [string, string]) {
  const design = await loadDesign(service, id);
  const bytes = await drawPdf(design.draw(filled(design.sample, names), measure), { title: design.name });
  const file = path.join(folder, `${service}-${id}.pdf`);
  writeFileSync(file, bytes);
  return { design, bytes, file };
}

function box(info: string, name: string): string[] {
  const numbers = new RegExp(`${name}:\\s+(.*)`).exec(info)?.[1]?.trim().split(/\s+/) ?? [];
  return numbers.map((number) => Number(number).toFixed(1));
}

it.each(DESIGNS)('renders $service $id as a PDF with bleed, trim box and embedded fonts', async ({ service, id }) => {
  const design = await loadDesign(service, id);
  const file = path.join(folder, 'sheet.pdf');
  writeFileSync(
    file,
    await drawPdf(design.draw(filled(design.sample, NAMES.Devanagari), measure), { title: design.name }),
  );

  const info = poppler('pdfinfo', '-box', file);
  const whole = ['0.0', '0.0', points(design.width + 6), points(design.height + 6)];
  expect(box(info, 'MediaBox')).toEqual(whole);
  expect(box(info, 'BleedBox')).toEqual(whole);
  expect(box(info, 'TrimBox')).toEqual([points(3), points(3), points(design.width + 3), points(design.height + 3)]);
  const fonts = poppler('pdffonts', file).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(font).toMatch(/yes yes yes +\d+ +\d+$/);
});

it.each([
  ['short', NAMES.short],
  ['Devanagari', NAMES.Devanagari],
] as const)('renders %s names as searchable text in the PDF', async (_, names) => {
  const { file } = await printed('marriage', '1', names);

  const text = poppler('pdftotext', '-layout', file, '-');

  for (const name of names) expect(text).toContain(name);
});

it('renders identical sheets to identical PDF bytes', async () => {
  const one = await printed('marriage', '3', NAMES.long);
  const again = await printed('marriage', '3', NAMES.long);
  const other = await printed('marriage', '3', NAMES.short);

  expect(again.bytes.equals(one.bytes)).toBe(true);
  expect(other.bytes.equals(one.bytes)).toBe(false);
});

it('renders a business card with a logo as a two-page PDF', async () => {
  const card = await loadDesign('business-cards', '1');
  const logo = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#c0392b80' } })
    .png()
    .toBuffer();

  const bytes = await drawPdf(card.draw(card.sample, measure, { hasLogo: true }), { title: 'Card', logo });

  expect(bytes.toString('latin1')).toMatch(/\/Subtype \/Image/);
  const file = path.join(folder, 'card.pdf');
  writeFileSync(file, bytes);
  expect(poppler('pdfinfo', file)).toMatch(/Pages:\s+2/);
});

it('aligns a narrow logo with the left edge of the card’s text', async () => {
  const card = await loadDesign('business-cards', '1');
  const sides = card.draw(card.sample, measure, { hasLogo: true });
  const place = sides[0]?.shapes.find(({ kind }) => kind === 'image');
  const logo = await sharp({ create: { width: 20, height: 60, channels: 3, background: RED } })
    .png()
    .toBuffer();
  const file = path.join(folder, 'narrow-logo.pdf');
  writeFileSync(file, await drawPdf(sides, { title: 'Card', logo }));

  poppler('pdftoppm', '-png', '-r', '254', '-f', '1', '-singlefile', file, file);
  const { data, info } = await sharp(`${file}.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let left = info.width;
  for (let at = 0; at < data.length; at += 3) {
    const isRed = (data[at] ?? 0) > 220 && (data[at + 1] ?? 255) < 60 && (data[at + 2] ?? 255) < 60;
    if (isRed) left = Math.min(left, (at / 3) % info.width);
  }

  expect(left / 10 - BLEED).toBeCloseTo(place?.kind === 'image' ? place.x : NaN, 0);
});

it('draws a guest’s card identically in single-card and multi-card PDFs', async () => {
  const design = await loadDesign('babyshower', '2');
  const guests = ['Asha', 'सुनीता वर्मा'].map((name) => ({ name, otherName: '' }));
  const sides = guests.flatMap((guest) => design.draw(forGuest(design.sample, guest), measure));
  const sharedShapes = commonShapes(sides[0]?.shapes ?? [], sides[1]?.shapes ?? []);
  const pixelsOf = async (name: string, page: number, bytes: Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    poppler('pdftoppm', '-png', '-r', '60', '-f', String(page), '-singlefile', file, file);
    return sharp(`${file}.png`).raw().toBuffer();
  };

  const together = await drawPdf(sides, { title: 'Cards', sharedShapes });
  const alone = await drawPdf(sides.slice(1), { title: 'Card' });

  expect(sharedShapes.length).toBeGreaterThan(5);
  const [inList, onItsOwn] = [await pixelsOf('list.pdf', 2, together), await pixelsOf('own.pdf', 1, alone)];
  expect(inList.equals(onItsOwn)).toBe(true);
});
