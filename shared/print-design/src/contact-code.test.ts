import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readTeamList } from '@kaagazz/domain/print';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

import { needPoppler, poppler } from '../test/poppler.ts';
import { drawGuestCards, loadDesign } from './index.ts';
import { contactSymbol } from './reply-code.ts';
import { drawPdf, measureWithFonts } from './server/index.ts';

const measure = measureWithFonts();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-contact-'));
const sheet = path.join(folder, 'sheet');

beforeAll(needPoppler);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['the densest code', { address: 'x'.repeat(160), companyName: 'y'.repeat(44) }],
  ['a code in Devanagari', { fullName: 'नंदिनी राव', companyName: 'स्टूडियो पत्ता', address: '१२ चंपा गली, नई दिल्ली' }],
])('%s on the back of a business card can be read and is a vCard', async (_, more: Record<string, string>) => {
  const { draw, sample } = await loadDesign('business-cards', '1');
  const fields: Record<string, string> = { ...sample, ...more, contactCode: 'yes' };
  const symbol = contactSymbol(fields);
  const [, back] = draw(fields, measure, { replySymbol: symbol });

  writeFileSync(`${sheet}.pdf`, await drawPdf(back ? [back] : [], { title: 'Card' }));
  poppler('pdftoppm', '-r', '250', '-png', '-singlefile', `${sheet}.pdf`, sheet);
  const { data, info } = await sharp(`${sheet}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const text = decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });

  expect(text).toBe(symbol?.text);
  expect(text).toContain(`\r\nFN:${fields.fullName}\r\n`);
  expect(text).toContain('\r\nADR:');
});

it.each([
  [`${'W'.repeat(40)} | a@b.in`, 'The name is too long'],
  [`Asha | ${'W'.repeat(60)} | a@b.in`, 'The job title is too long'],
  [`Asha | ${'x'.repeat(60)}@example.in`, 'The email address is too long'],
  ['Asha | Head of Studio | 98100 00000 | anantharaman.venkatasubramanian@example.co.in', null],
])('%s is checked for fit', async (line, problem) => {
  const design = await loadDesign('business-cards', '1');
  const draw: typeof design.draw = (fields) => design.draw(fields, measure, { replySymbol: contactSymbol(fields) });

  const [card] = drawGuestCards({ draw }, { contactCode: 'yes' }, readTeamList(line).guests, measure);

  if (problem === null) expect(card).toMatchObject({ problem });
  else expect(card?.problem).toMatch(problem);
});
