import type { PDFiumDocument } from '@hyzyla/pdfium';
import type { PrintMeasures } from '@kaagazz/domain/print';
import { type Box, multiply, type Matrix, transformBox, UNCHANGED } from './affine.ts';
import { OBJECT, Pdfium, type PdfiumInternals } from './pdfium-objects.ts';

const MM_PER_POINT = 25.4 / 72;
/** Measuring stops after this many milliseconds, so that the sandbox doesn't time out. */
const TIME_LIMIT = 1_000;
const DEEPEST = 8;
/**
 * Minimum side length in pixels. Smaller pictures are ignored, because they usually contain only a
 * gradient or a flat colour.
 */
const SMALLEST_PICTURE = 16;

type Smallest = Omit<PrintMeasures, 'outOfGamut'>;

export function measurePdf(document: PDFiumDocument, timeLimit = TIME_LIMIT): Smallest {
  try {
    return measurePages(document, Date.now() + timeLimit);
  } catch {
    return {};
  }
}

function measurePages(document: PDFiumDocument, end: number): Smallest {
  const { module, documentIdx } = document as unknown as PdfiumInternals;
  const pdfium = new Pdfium(module);
  const measures: Smallest = {};
  try {
    for (let index = 0; index < document.getPageCount() && Date.now() < end; index += 1) {
      const page = pdfium.openPage(documentIdx, index);
      if (page === null) continue;
      try {
        measurePage(pdfium, page, end, (name, value) => {
          if (value < (measures[name]?.value ?? Infinity)) measures[name] = { page: index + 1, value };
        });
      } finally {
        pdfium.closePage(page);
      }
    }
    return measures;
  } finally {
    pdfium.free();
  }
}

function measurePage(
  pdfium: Pdfium,
  page: { handle: number; text: number },
  end: number,
  note: (name: keyof Smallest, value: number) => void,
): void {
  const trim = pdfium.trimBox(page.handle);

  function measureAll(objects: Iterable<number>, outer: Matrix, depth: number): void {
    for (const object of objects) {
      if (Date.now() >= end) return;
      measure(object, outer, depth);
    }
  }

  function measure(object: number, outer: Matrix, depth: number): void {
    const type = pdfium.typeOf(object);
    if (type === OBJECT.form) {
      if (depth === DEEPEST) return;
      const inner = multiply(pdfium.matrixOf(object), outer);
      measureAll(pdfium.objectsInForm(object), inner, depth + 1);
      return;
    }
    const bounds = pdfium.boundsOf(object);
    if (!bounds) return;
    const box = transformBox(bounds, outer);
    const [a, b, c, d] = multiply(pdfium.matrixOf(object), outer);
    if (type === OBJECT.path) {
      const width = pdfium.strokeWidth(object);
      if (width !== null) note('line', width * Math.sqrt(Math.abs(a * d - b * c)));
    } else if (type === OBJECT.text) {
      if (!pdfium.isVisibleText(object, page.text)) return;
      note('text', pdfium.fontSize(object) * Math.hypot(c, d));
      note('edge', distance(box, trim));
    } else if (type === OBJECT.image) {
      const { width, height } = pdfium.pixelsOf(object);
      if (Math.min(width, height) < SMALLEST_PICTURE) return;
      note('dpi', 72 * Math.min(width / Math.hypot(a, b), height / Math.hypot(c, d)));
      const sides = distances(box, trim).filter((mm) => mm > FULL_BLEED_DISTANCE_MM);
      if (sides.length > 0) note('edge', Math.min(...sides));
    }
  }

  measureAll(pdfium.objectsOnPage(page.handle), UNCHANGED, 0);
}

const FULL_BLEED_DISTANCE_MM = 0.1;

function distance(box: Box, trim: Box): number {
  return Math.min(...distances(box, trim));
}

function distances(box: Box, trim: Box): number[] {
  return [box.left - trim.left, box.bottom - trim.bottom, trim.right - box.right, trim.top - box.top].map(
    (points) => points * MM_PER_POINT,
  );
}
