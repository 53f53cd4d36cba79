import { isDeepStrictEqual } from 'node:util';

import { hasDevanagari } from '@kaagazz/domain/print';
import PDFDocument from 'pdfkit';

import { BLEED, type ImageShape, type PathShape, type Shape, type SheetSide, type TextShape } from '../sheet-side.ts';
import { measureWithFonts, SPACED_FEATURES } from './measure-with-fonts.ts';
import { fontRuns } from './open-fonts.ts';
import { preparePress } from './press-pdf.ts';

const POINTS = 72 / 25.4;
/** The creation date is fixed, so that the same design always produces exactly the same PDF. */
const FILE_DATE = new Date(0);

export interface PdfOptions {
  title: string;
  logo?: Buffer;
  forOffice?: boolean;
  /** Shapes that several sides share. The PDF stores them only once to save space. */
  sharedShapes?: readonly Shape[];
}

type Pdf = PDFKit.PDFDocument;

export async function drawPdf(
  sides: Iterable<SheetSide>,
  { title, logo, forOffice = false, sharedShapes = [] }: PdfOptions,
): Promise<Buffer> {
  const bleed = forOffice ? 0 : BLEED;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: forOffice ? '1.4' : '1.6',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Creator: 'Kaagazz', Producer: 'Kaagazz', CreationDate: FILE_DATE, ModDate: FILE_DATE },
  });
  const press = forOffice ? null : preparePress(pdf, { title, logo, sharedShapes, date: FILE_DATE });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const drawShared = sharedContent(pdf, sharedShapes);
  for (const side of sides) {
    const own = drawPage(pdf, side, { bleed, logo, drawShared });
    press?.addPage({ ...side, shapes: own });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

interface PageOptions {
  bleed: number;
  logo: Buffer | undefined;
  drawShared: (side: SheetSide, bleed: number) => readonly Shape[];
}

function drawPage(pdf: Pdf, side: SheetSide, { bleed, logo, drawShared }: PageOptions): readonly Shape[] {
  const { width, height } = side;
  const media = [(width + 2 * bleed) * POINTS, (height + 2 * bleed) * POINTS] as [number, number];
  pdf.addPage({ size: media, margin: 0 });
  const trim = [bleed, bleed, bleed + width, bleed + height].map((mm) => mm * POINTS);
  Object.assign(pdf.page.dictionary.data, { BleedBox: [0, 0, ...media], TrimBox: trim });
  const own = drawShared(side, bleed);
  if (own === side.shapes) drawBackground(pdf, side, bleed);
  pdf.translate(bleed * POINTS, bleed * POINTS);
  drawShapes(pdf, own, logo);
  return own;
}

function drawBackground(pdf: Pdf, { width, height, background }: SheetSide, bleed: number): void {
  pdf.rect(0, 0, (width + 2 * bleed) * POINTS, (height + 2 * bleed) * POINTS).fill(background);
}

function sharedContent(pdf: Pdf, shared: readonly Shape[]): PageOptions['drawShared'] {
  let first: { side: SheetSide; content: PDFKit.PDFKitReference; states: object } | undefined;
  return (side, bleed) => {
    const { page } = pdf;
    if (shared.length === 0 || !startsWith(side.shapes, shared)) return side.shapes;
    if (!first) {
      const own = page.content;
      const content = pdf.ref({});
      page.content = content;
      pdf.save().transform(1, 0, 0, -1, 0, page.height);
      drawBackground(pdf, side, bleed);
      pdf.translate(bleed * POINTS, bleed * POINTS);
      drawShapes(pdf, shared, undefined);
      pdf.restore();
      content.end(Buffer.alloc(0));
      page.content = own;
      first = { side, content, states: { ...(page.ext_gstates as object) } };
    }
    const { width, height, background } = first.side;
    if (side.width !== width || side.height !== height || side.background !== background) return side.shapes;
    Object.assign(page.dictionary.data, { Contents: [first.content, page.content] });
    Object.assign(page.ext_gstates, first.states);
    return side.shapes.slice(shared.length);
  };
}

export function commonShapes(one: readonly Shape[], other: readonly Shape[]): readonly Shape[] {
  const different = one.findIndex((shape, index) => !isSameShape(shape, other[index]));
  return different < 0 ? one : one.slice(0, different);
}

function startsWith(shapes: readonly Shape[], start: readonly Shape[]): boolean {
  return start.every((shape, index) => isSameShape(shape, shapes[index]));
}

function isSameShape(one: Shape, other: Shape | undefined): boolean {
  return one === other || (one.kind === 'path' && isDeepStrictEqual(one, other));
}

function drawShapes(pdf: Pdf, shapes: readonly Shape[], logo: Buffer | undefined): void {
  for (const shape of shapes) {
    pdf.save();
    if (shape.kind === 'path') drawPath(pdf, shape);
    else if (shape.kind === 'text') drawLine(pdf, shape);
    else if (logo) drawLogo(pdf, shape, logo);
    pdf.restore();
  }
}

/** SVG's default miter limit. PDF's default is different and would change sharp corners. */
const SVG_MITER_LIMIT = 4;

function drawPath(pdf: Pdf, { d, fill, stroke, strokeWidth = 1, opacity = 1 }: PathShape): void {
  pdf.scale(POINTS);
  if (opacity < 1) pdf.opacity(opacity);
  pdf.path(d).lineWidth(strokeWidth).miterLimit(SVG_MITER_LIMIT);
  if (isVisible(fill) && isVisible(stroke)) pdf.fillAndStroke(fill, stroke);
  else if (isVisible(fill)) pdf.fill(fill);
  else if (isVisible(stroke)) pdf.stroke(stroke);
}

function isVisible(color: string | undefined): color is string {
  return color !== undefined && color !== 'none';
}

const measure = measureWithFonts();
const STARTS = { start: 0, middle: 0.5, end: 1 };

/**
 * Converts millimetres to points instead of scaling the page, because Poppler ignores `ActualText`
 * in scaled content.
 */
function drawLine(pdf: Pdf, { text, font, size, x, y, anchor, fill, spacing = 0 }: TextShape): void {
  const isDevanagari = hasDevanagari(text);
  // Add the original text, because Devanagari can't be searched or copied from its glyphs alone.
  if (isDevanagari) pdf.markContent('Span', { actual: text });
  let left = x - measure(text, font, size, spacing) * STARTS[anchor];
  pdf.fontSize(size * POINTS).fillColor(fill);
  for (const { text: run, file } of fontRuns(text, font)) {
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
