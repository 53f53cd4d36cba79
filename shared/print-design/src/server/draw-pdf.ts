import { hasDevanagari } from '@kaagazz/domain/print';
import PDFDocument from 'pdfkit';

import { BLEED, type Drawing, type ImageShape, type PathShape, type TextShape } from '../drawing.ts';
import { measureWithFonts, SPACED_FEATURES } from './measure-with-fonts.ts';
import { runsWithFiles } from './open-fonts.ts';

const POINTS = 72 / 25.4;
/** Of every file, so that the same sheet is the same bytes: the hash of a proof is what a shopper approves. */
const MADE = new Date(0);

/** What a file tells of itself, and what it shows that was not typed. */
export interface PdfParts {
  title: string;
  /** PNG */
  logo?: Buffer;
}

type Pdf = PDFKit.PDFDocument;

/**
 * Sheets as a print-ready PDF 1.4, one page a side: vector shapes, embedded subsets of the fonts, text that can be searched, the media box
 * `BLEED` larger than the trim box. The same drawings make the same bytes.
 */
export async function drawPdf(drawings: readonly Drawing[], { title, logo }: PdfParts): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.4',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Creator: 'Kaagazz', Producer: 'Kaagazz', CreationDate: MADE, ModDate: MADE },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const drawing of drawings) drawPage(pdf, drawing, logo);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawPage(pdf: Pdf, { width, height, ground, shapes }: Drawing, logo: Buffer | undefined): void {
  const media = [(width + 2 * BLEED) * POINTS, (height + 2 * BLEED) * POINTS] as [number, number];
  pdf.addPage({ size: media, margin: 0 });
  const trim = [BLEED, BLEED, BLEED + width, BLEED + height].map((mm) => mm * POINTS);
  Object.assign(pdf.page.dictionary.data, { BleedBox: [0, 0, ...media], TrimBox: trim });
  pdf.rect(0, 0, ...media).fill(ground);
  pdf.translate(BLEED * POINTS, BLEED * POINTS);
  for (const shape of shapes) {
    pdf.save();
    if (shape.kind === 'path') drawPath(pdf, shape);
    else if (shape.kind === 'text') drawLine(pdf, shape);
    else if (logo) drawLogo(pdf, shape, logo);
    pdf.restore();
  }
}

/** How far sharp corners of a line may reach: a PDF lets them go further, and the preview is what was promised. */
const SVG_MITER_LIMIT = 4;

function drawPath(pdf: Pdf, { d, fill, stroke, strokeWidth = 1, opacity = 1, matrix }: PathShape): void {
  pdf.scale(POINTS);
  if (matrix) pdf.transform(...matrix);
  if (opacity < 1) pdf.opacity(opacity);
  pdf.path(d).lineWidth(strokeWidth).miterLimit(SVG_MITER_LIMIT);
  if (isInk(fill) && isInk(stroke)) pdf.fillAndStroke(fill, stroke);
  else if (isInk(fill)) pdf.fill(fill);
  else if (isInk(stroke)) pdf.stroke(stroke);
}

function isInk(color: string | undefined): color is string {
  return color !== undefined && color !== 'none';
}

const measure = measureWithFonts();
const STARTS = { start: 0, middle: 0.5, end: 1 };

/** In points: where the page is scaled, poppler finds no `ActualText`. */
function drawLine(pdf: Pdf, { text, font, size, x, y, anchor, fill, spacing = 0 }: TextShape): void {
  const isDevanagari = hasDevanagari(text);
  // Shaped letters are not in the order of the text, and a syllable is several of them: a reader is told what they say.
  if (isDevanagari) pdf.markContent('Span', { actual: text });
  let left = x - measure(text, font, size, spacing) * STARTS[anchor];
  pdf.fontSize(size * POINTS).fillColor(fill);
  for (const { text: run, file } of runsWithFiles(text, font)) {
    pdf.registerFont(file.name, file.bytes);
    const options = {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(spacing !== 0 && { characterSpacing: spacing * POINTS, features: SPACED_FEATURES }),
    } as const;
    pdf.font(file.name).text(run, left * POINTS, y * POINTS, options as unknown as PDFKit.Mixins.TextOptions);
    left += measure(run, font, size, spacing) + spacing;
  }
  if (isDevanagari) pdf.endMarkedContent();
}

function drawLogo(pdf: Pdf, { x, y, width, height }: ImageShape, logo: Buffer): void {
  pdf.scale(POINTS).image(logo, x, y, { fit: [width, height], valign: 'center' });
}
