import type { PrintServiceId } from './print-service.ts';

/** A size in mm. */
interface PrintArea {
  width: number;
  height: number;
}

export const MM_PER_INCH = 25.4;
const PAPER_SIZES: Record<string, PrintArea> = {
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
  square: { width: 210, height: 210 },
};
const MM_PER_UNIT: Record<string, number> = { mm: 1, cm: 10, in: MM_PER_INCH, inch: MM_PER_INCH, inches: MM_PER_INCH };
const BLEED_AT_MOST = 12;

/** Parses a paper size (`A3`) or dimensions (`60 x 90 cm`). Returns null for anything else. */
export function printArea(size: string): PrintArea | null {
  const text = size.trim().toLowerCase();
  const paper = PAPER_SIZES[text];
  if (paper) return paper;
  const [, width, height, unit = ''] =
    /^(\d+(?:\.\d+)?)\s*(?:mm|cm|in|inch|inches)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|inches|inch|in)$/.exec(text) ?? [];
  const scale = MM_PER_UNIT[unit];
  return scale === undefined ? null : { width: Number(width) * scale, height: Number(height) * scale };
}

export function printedDpi(pixels: PrintArea, area: PrintArea): number {
  return Math.floor(smallestRatio(pixels, area) * MM_PER_INCH);
}

export function printScale(page: PrintArea, area: PrintArea): number {
  const excess = inOrder(page).map((side, index) => side - (inOrder(area)[index] ?? 0));
  return excess.every((mm) => Math.abs(mm) <= BLEED_AT_MOST) ? 1 : smallestRatio(area, page);
}

function smallestRatio(one: PrintArea, other: PrintArea): number {
  const sides = inOrder(other);
  return Math.min(...inOrder(one).map((side, index) => side / (sides[index] ?? 1)));
}

function inOrder({ width, height }: PrintArea): number[] {
  return [width, height].sort((one, other) => one - other);
}

export type PrintPaper = 'cotton' | 'recycled' | 'smooth';

type Fields = Readonly<Record<string, string>>;

export function paperOf(service: PrintServiceId, fields: Fields): PrintPaper | null {
  const { printType, paperType = '', cardType = '', material = '' } = fields;
  if (printType !== undefined && printType !== 'Poster') return null;
  if (/gloss|vinyl|canvas|fabric|cloth/i.test(`${paperType} ${cardType} ${material}`)) return null;
  if (paperType === 'Recycled') return 'recycled';
  return paperType === 'Textured' || INVITATIONS.has(service) ? 'cotton' : 'smooth';
}

const INVITATIONS: ReadonlySet<PrintServiceId> = new Set(['marriage', 'babyshower', 'birthday', 'anniversary']);

export function isPrintedInGrey({ colorType }: Fields): boolean {
  return colorType === 'Black & White';
}
