import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

import { needPoppler, poppler } from '../test/poppler.ts';
import { DESIGNS, loadDesign } from './index.ts';
import { replySymbol } from './reply-code.ts';
import { drawPdf, measureWithFonts } from './server/index.ts';

const URL = 'https://kaagazz.example/r/0123456789ABC';
const measure = measureWithFonts();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-code-'));
const sheet = path.join(folder, 'sheet');

beforeAll(needPoppler);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pixels({ d, modules }: ReturnType<typeof replySymbol>, scale: number) {
  const side = modules * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, left, top, right] of d.matchAll(/M(\d+) (\d+)L(\d+)/g)) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1) {
      data.fill(0, (y * side + Number(left) * scale) * 4, (y * side + Number(right) * scale) * 4);
    }
  }
  return { data, width: side, height: side };
}

it('the QR code of any web address decodes to that address', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'small' }), (url) => {
      expect(decodeQR(pixels(replySymbol(url), 4))).toBe(url);
    }),
    { numRuns: 30 },
  );
});

it('the QR code has a light margin of four modules on every side', () => {
  const { d, modules } = replySymbol(URL);

  const numbers = (d.match(/\d+/g) ?? []).map(Number);

  expect(Math.min(...numbers)).toBe(4);
  expect(Math.max(...numbers)).toBe(modules - 4);
});

const CARDS = DESIGNS.filter(({ service }) => service !== 'business-cards');
/** Rendering takes half a second per sheet, so only `npm run test:long` tests every variant. */
const VARIANTS = process.env.LONG
  ? [{}, { themeColors: 'navy and gold' }, { themeColors: 'lavender' }, { venue: 'लोधी गार्डन, दिल्ली' }]
  : [{}];

it.each(CARDS.map(({ service, id }) => [service, id] as const))(
  'the QR code on the printed sheet of %s %s can be read',
  async (service, id) => {
    const { draw, sample } = await loadDesign(service, id);
    for (const variant of VARIANTS) {
      const sides = draw({ ...sample, ...variant }, measure, { replySymbol: replySymbol(URL) });
      writeFileSync(`${sheet}.pdf`, await drawPdf(sides, { title: 'Card' }));
      poppler('pdftoppm', '-r', '200', '-png', '-singlefile', `${sheet}.pdf`, sheet);
      const { data, info } = await sharp(`${sheet}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

      expect(decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe(URL);
    }
  },
);
