import { FALLBACK_FONT, type FontId, type Measure, type Shape, type SheetSide } from '@kaagazz/print-design';
import { fitText, type FittedText } from '@kaagazz/print-design/layout';
import { drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import { code128, isBarcode } from './code-128.ts';
import type { LabelPaper, Paper, TablePaper } from './paper.ts';

const INK = '#1d1510';
const QUIET = '#5d4d3d';
const RULE = '#b9a88f';
const BOLD: FontId = 'mukta-600';
const A4 = { width: 210, height: 297 };
const MARGIN = 15;
const INNER = A4.width - 2 * MARGIN;
/** 4 by 6 inches in mm, the standard size for label printers. */
const LABEL = { width: 101.6, height: 152.4 };
const LABEL_MARGIN = 5;

interface Style {
  size: number;
  font?: FontId;
  fill?: string;
  align?: 'start' | 'end';
  lines?: number;
}

/** Call this function only in the sandbox, because it lays out untrusted text from shoppers. */
export function paperPdf({ title, papers }: { title: string; papers: readonly Paper[] }): Promise<Buffer> {
  const measure = measureWithFonts();
  const sides = papers.flatMap((paper) =>
    paper.kind === 'label' ? [labelSide(paper, measure)] : tableSides(paper, measure),
  );
  return drawPdf(sides, { title, forOffice: true });
}

class Page {
  readonly shapes: Shape[] = [];
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  write(text: string, box: { x: number; y: number; width: number }, style: Style): number {
    const { size, font = FALLBACK_FONT, fill = INK, align = 'start' } = style;
    const fitted = this.fit(text, box.width, style);
    if (!fitted) return 0;
    const x = align === 'start' ? box.x : box.x + box.width;
    fitted.lines.forEach((line, at) =>
      this.shapes.push({
        kind: 'text',
        text: line,
        font,
        size: fitted.size,
        x,
        y: box.y + fitted.ascent + at * fitted.lineHeight,
        anchor: align,
        fill,
      }),
    );
    return heightOf(fitted, size);
  }

  fit(text: string, width: number, { size, font = FALLBACK_FONT, lines = 20 }: Style): FittedText | undefined {
    return fitText(text, { font, size, fill: INK, smallest: size, lines }, width, this.#measure);
  }

  rule(y: number, x: number, width: number): void {
    this.shapes.push({ kind: 'path', d: `M${x} ${y}h${width}`, stroke: RULE, strokeWidth: 0.25 });
  }

  barcode(text: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    const widths = code128(text);
    const unit = width / (widths.reduce((sum, each) => sum + each, 0) + 20);
    let left = x + 10 * unit;
    const bars = widths.map((each, at) => {
      const start = left;
      left += each * unit;
      return at % 2 === 0 ? `M${round(start)} ${y}h${round(each * unit)}v${height}h${round(-each * unit)}z` : '';
    });
    this.shapes.push({ kind: 'path', d: bars.join(''), fill: '#000000' });
  }
}

function labelSide(paper: LabelPaper, measure: Measure): SheetSide {
  const { number, courier, tracking, to, from, notice } = paper;
  const page = new Page(measure);
  const width = LABEL.width - 2 * LABEL_MARGIN;
  const at = (y: number, height = 0) => ({ x: LABEL_MARGIN, y, width, height });
  page.write(courier || 'Courier', at(6), { size: 6, font: BOLD, lines: 1 });
  page.write(number, at(6.8), { size: 4, align: 'end', lines: 1 });
  page.rule(15, LABEL_MARGIN, width);
  page.write('Ship to', at(17.5), { size: 3, fill: QUIET });
  page.write(to, at(22.5), { size: fittingSize(page, to, width, 6, 56), font: BOLD });
  page.rule(80, LABEL_MARGIN, width);
  if (notice) page.write(notice, at(82), { size: 5, font: BOLD, lines: 2 });
  const code = tracking && isBarcode(tracking) ? tracking : number;
  page.barcode(code, { x: LABEL_MARGIN, y: 96, width, height: 22 });
  page.write(code, at(119.5), { size: 4.2, lines: 1 });
  page.rule(127, LABEL_MARGIN, width);
  page.write('From, and return to if undelivered', at(129), { size: 2.6, fill: QUIET });
  page.write(from, at(133), { size: fittingSize(page, from, width, 3.4, 15) });
  return { ...LABEL, background: '#ffffff', shapes: page.shapes };
}

function fittingSize(page: Page, text: string, width: number, largest: number, height: number): number {
  let size = largest;
  while (size > 2.4) {
    const fitted = page.fit(text, width, { size });
    if (!fitted || heightOf(fitted, size) <= height) break;
    size -= 0.3;
  }
  return size;
}

function tableSides(paper: TablePaper, measure: Measure): SheetSide[] {
  const pages: Page[] = [];
  let page = new Page(measure);
  let y = 0;
  const turn = () => {
    page = new Page(measure);
    pages.push(page);
    y = MARGIN;
  };
  turn();
  y = drawHead(page, paper);
  y = drawRow(page, paper, { cells: paper.columns.map(({ label }) => label), y, isHead: true });
  for (const cells of paper.rows) {
    if (y + rowHeight(page, paper, cells) > A4.height - MARGIN) {
      turn();
      y = drawRow(page, paper, { cells: paper.columns.map(({ label }) => label), y, isHead: true });
    }
    y = drawRow(page, paper, { cells, y });
  }
  const tail = paper.sums.length * 6 + paper.notes.reduce((sum, note) => sum + noteHeight(page, note), 8);
  if (y + tail > A4.height - MARGIN) turn();
  drawTail(page, paper, y + 3);
  pages.forEach((each, at) => {
    if (pages.length === 1) return;
    const place = { x: MARGIN, y: A4.height - 11, width: INNER };
    each.write(`${at + 1} of ${pages.length}`, place, { size: 3, fill: QUIET, align: 'end' });
  });
  return pages.map(({ shapes }) => ({ ...A4, background: '#ffffff', shapes }));
}

function drawHead(page: Page, { title, barcode, facts, parties }: TablePaper): number {
  page.write(title, { x: MARGIN, y: MARGIN, width: 100 }, { size: 8, font: BOLD, lines: 1 });
  if (isBarcode(barcode)) page.barcode(barcode, { x: A4.width - MARGIN - 70, y: MARGIN - 1, width: 70, height: 11 });
  let y = MARGIN + 15;
  for (const { label, value } of facts) {
    page.write(label, { x: MARGIN, y, width: 34 }, { size: 3.4, fill: QUIET });
    y += page.write(value, { x: MARGIN + 36, y, width: INNER - 36 }, { size: 3.4 }) + 0.8;
  }
  y += 5;
  const width = INNER / Math.max(1, parties.length) - 5;
  const heights = parties.map(({ heading, text }, at) => {
    const x = MARGIN + at * (width + 5);
    const head = page.write(heading, { x, y, width }, { size: 3, fill: QUIET });
    return head + 1 + page.write(text, { x, y: y + head + 1, width }, { size: 3.8 });
  });
  return y + Math.max(0, ...heights) + 7;
}

const CELL: Style = { size: 3.4 };

function rowHeight(page: Page, { columns }: TablePaper, cells: readonly string[]): number {
  const heights = columns.map(({ width }, at) => {
    const fitted = page.fit(cells[at] ?? '', width - 3, CELL);
    return fitted ? heightOf(fitted, CELL.size) : 0;
  });
  return Math.max(...heights) + 3;
}

function drawRow(
  page: Page,
  paper: TablePaper,
  { cells, y, isHead = false }: { cells: readonly string[]; y: number; isHead?: boolean },
): number {
  let x = MARGIN;
  paper.columns.forEach(({ width, align }, at) => {
    const style = { ...CELL, align, ...(isHead && { font: BOLD }) };
    page.write(cells[at] ?? '', { x: x + (align === 'end' ? 3 : 0), y, width: width - 3 }, style);
    x += width;
  });
  const bottom = y + rowHeight(page, paper, cells);
  page.rule(bottom - 1.5, MARGIN, INNER);
  return bottom;
}

function drawTail(page: Page, { sums, notes }: TablePaper, top: number): void {
  let y = top;
  sums.forEach(({ label, value }, at) => {
    const style = { size: 3.6, font: at === sums.length - 1 ? BOLD : FALLBACK_FONT, align: 'end' } as const;
    page.write(label, { x: MARGIN + 60, y, width: 80 }, style);
    page.write(value, { x: MARGIN + 140, y, width: INNER - 140 }, style);
    y += 6;
  });
  y += 4;
  for (const note of notes) {
    page.write(note, { x: MARGIN, y, width: INNER }, { size: 3.4 });
    y += noteHeight(page, note);
  }
}

function noteHeight(page: Page, note: string): number {
  const fitted = page.fit(note, INNER, { size: 3.4 });
  return (fitted ? heightOf(fitted, 3.4) : 0) + 2;
}

function heightOf({ ascent, descent, lines, lineHeight }: FittedText, size: number): number {
  return Math.max(size, ascent + descent + (lines.length - 1) * lineHeight);
}

function round(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}
