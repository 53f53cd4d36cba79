import { readFile } from 'node:fs/promises';
import { type PrintServiceId, readNames, spareCards } from '@kaagazz/domain/print';
import { type Design, type DesignFields, loadDesign, type Measure } from '@kaagazz/print-design';
import { contactSymbol, replySymbol } from '@kaagazz/print-design/reply-code';
import { drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import sharp from 'sharp';
import { MOST_PIXELS } from '../inspection/inspect-picture.ts';
import { densityFor } from '../inspection/inspect-svg.ts';
import { codesOn, type DrawnCards, drawCards, suiteCards } from './draw-guest-cards.ts';
import { jobSheet } from './job-sheet.ts';
import type { Logo, Sheet } from './sandbox-messages.ts';

/** Length of a logo's longer side in pixels, enough for 30 mm at 900 DPI. */
const LOGO_SIDE = 1200;

type DrawnPdf = Omit<DrawnCards, 'cards'> & { cards: DrawnCards['cards'] | null };

/** Must run in the sandbox, because the text and logo come from shoppers. */
export async function drawSheet(sheet: Sheet, logo: Logo | null): Promise<DrawnPdf> {
  const { service, design: id, title, options, replyUrl, serials } = sheet;
  const design = await designOf(service, id);
  const verifyAt = serials?.verifyUrl.replace(/^https?:\/\//, '');
  const fields: Sheet['fields'] = { ...sheet.fields, ...(verifyAt !== undefined && { verifyAt }) };
  const guests = readNames(service, fields).guests.map((guest, index) => {
    const serial = serials?.numbers[index];
    return serial === undefined ? guest : { ...guest, serial };
  });
  const code = replyUrl === null ? undefined : replySymbol(replyUrl);
  const ownCode = (texts: DesignFields) => {
    const { serial } = texts;
    if (serials && serial !== undefined) return replySymbol(`${serials.verifyUrl}/${serial}`);
    return contactSymbol(texts) ?? code;
  };
  const draw = (texts: DesignFields, measure: Measure) =>
    design?.draw(texts, measure, { hasLogo: logo !== null, replySymbol: ownCode(texts) }) ?? [];
  const picture = logo ? { logo: await drawLogo(logo) } : {};
  if (design && guests.length > 0) {
    return drawCards({ draw }, { fields, title }, guests, { code, spare: spareCards(fields), ...picture });
  }
  const measure = measureWithFonts();
  const sides = design ? draw(fields, measure) : [jobSheet({ title, text: fields.customText ?? '', options }, measure)];
  const cards = design && service === 'suites' ? suiteCards(sides, code) : null;
  const bytes = await drawPdf(sides, { title, ...picture });
  return { bytes, cards, problems: [], codes: codesOn(sides) };
}

async function designOf(service: PrintServiceId, id: string | null): Promise<Design | null> {
  if (service === 'business-cards' || service === 'certificates') return loadDesign(service, '1');
  return id === null ? null : loadDesign(service, id);
}

async function drawLogo({ path, type }: Logo): Promise<Buffer> {
  const bytes = await readFile(path);
  const density = type === 'svg' ? { density: await densityFor(bytes, LOGO_SIDE) } : {};
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, ...density })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
