import { readFile } from 'node:fs/promises';
import type { PrintOption, PrintServiceId } from '@kaagazz/domain/print';
import { type Design, loadDesign } from '@kaagazz/print-design';
import { drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import sharp from 'sharp';
import { MOST_PIXELS } from '../files/inspection/inspect-picture.ts';
import { densityFor } from '../files/inspection/inspect-svg.ts';
import type { DrawingRequest } from '../files/inspection/inspection.ts';
import { jobSheet } from './job-sheet.ts';

/** Pixels of the longer side: 30 mm of a card at 900 DPI. */
const LOGO_SIDE = 1200;

/** What stands on a sheet that we draw: values of the form, checked and tidied. */
export interface Sheet {
  service: PrintServiceId;
  design: string | null;
  fields: Record<string, string>;
  title: string;
  options: readonly PrintOption[];
}

/** Draws a sheet as a PDF; in the process that also looks at files, because words and logos are strangers' work. */
export async function drawSheet(
  { service, design: id, fields, title, options }: Sheet,
  logo: DrawingRequest['logo'],
): Promise<Buffer> {
  const measure = measureWithFonts();
  const design = await designOf(service, id);
  const drawings = design
    ? design.draw(fields, measure, { hasLogo: logo !== null })
    : [jobSheet({ title, text: fields.customText ?? '', options }, measure)];
  return drawPdf(drawings, { title, ...(logo && { logo: await drawLogo(logo) }) });
}

/** The design that a sheet is drawn by; null: there is none but the words. Business cards have one for all. */
async function designOf(service: PrintServiceId, id: string | null): Promise<Design | null> {
  if (service === 'business-cards') return loadDesign(service, '1');
  return id === null ? null : loadDesign(service, id);
}

/** A logo as the sheet takes it up: PNG, see-through where it was. */
async function drawLogo({ path, type }: NonNullable<DrawingRequest['logo']>): Promise<Buffer> {
  const bytes = await readFile(path);
  const density = type === 'svg' ? { density: await densityFor(bytes, LOGO_SIDE) } : {};
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, ...density })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
