import { printWarnings } from '@kaagazz/domain/print';
import { DESIGNS, loadDesign } from '@kaagazz/print-design';
import { drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import fc from 'fast-check';
import { makePdf, stream } from '../../../../test-support/make-pdf.ts';
import { openPdf } from '../inspection/inspect-pdf.ts';
import { measurePdf } from './measure-pdf.ts';

const SIDE = 400;
const MM = 25.4 / 72;
const PICTURE = stream(
  '/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 8',
  Buffer.alloc(10_000, 128),
);

async function measure(content: string, { form = '', pages = 1, timeLimit = 60_000 } = {}) {
  const resources =
    '/Font << /Sans << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /Picture 10000 0 R /Form 10001 0 R >>';
  const pdf = await openPdf(
    makePdf({
      pages,
      mediaBox: `[0 0 ${SIDE} ${SIDE}] /Resources << ${resources} >>`,
      objects: [
        PICTURE,
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 ${SIDE} ${SIDE}] /Resources << ${resources} >>`,
          Buffer.from(form),
        ),
      ],
      content: Buffer.from(content),
    }),
  );
  try {
    return measurePdf(pdf, timeLimit);
  } finally {
    pdf.destroy();
  }
}

const LINE = (width: number) => `${width} w 100 100 m 200 150 l S`;
const text = (size: number, { letters = 'Asha', x = 100, mode = 0 } = {}) =>
  `BT /Sans ${size} Tf ${mode} Tr ${x} 200 Td (${letters}) Tj ET`;
const picture = (side: number, x = 100) => `q ${side} 0 0 ${side} ${x} 100 cm /Picture Do Q`;

const lengths = fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100);

it('measures line widths in points at any scale and rotation', async () => {
  await fc.assert(
    fc.asyncProperty(lengths, lengths, fc.double({ min: 0, max: 6, noNaN: true }), async (width, scale, angle) => {
      const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)].map((factor) => factor.toFixed(6));
      const turned = `q ${cos} ${sin} ${-Number(sin)} ${cos} 200 200 cm ${width} w 0 0 m 9 5 l S Q`;

      const { line } = await measure(`3 w 100 100 m 200 100 l S ${turned}`);

      expect(line?.value).toBeCloseTo(Math.min(3, width * scale), 3);
    }),
    { numRuns: 30 },
  );
});

it('measures text sizes in points at any scale', async () => {
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer({ min: 1, max: 20 }), async (scale, size) => {
      const { text: found } = await measure(`q ${scale} 0 0 ${scale} 0 0 cm ${text(size)} Q`);

      expect(found?.value).toBeCloseTo(size * scale, 3);
    }),
    { numRuns: 30 },
  );
});

it('measures the printed resolution of pictures', async () => {
  expect((await measure(picture(72))).dpi?.value).toBeCloseTo(100, 3);
  expect((await measure(picture(36))).dpi?.value).toBeCloseTo(200, 3);
});

it('measures the content of a form object at the object’s scale', async () => {
  const form = `${LINE(1)} ${text(10)} ${picture(72)}`;

  const found = await measure('q 0.5 0 0 0.5 0 0 cm /Form Do Q', { form });

  expect([found.line?.value, found.text?.value, found.dpi?.value].map((value) => value?.toFixed(2))).toEqual([
    '0.50',
    '5.00',
    '200.00',
  ]);
  expect(found.edge?.value).toBeCloseTo(50 * MM, 0);
});

it('ignores invisible text, blank text and shapes without an outline', async () => {
  const content = [
    text(2, { mode: 3, x: 1 }),
    text(1, { letters: '   ', x: 1 }),
    '0.1 w 1 1 9 9 re f',
    text(9),
    LINE(2),
  ].join('\n');

  const { text: size, line, edge } = await measure(content);

  expect([size?.value, line?.value].map((value) => value?.toFixed(2))).toEqual(['9.00', '2.00']);
  expect(edge?.value).toBeGreaterThan(20);
});

it('measures how far text and pictures are from the page edge', async () => {
  expect((await measure(picture(50, 10))).edge?.value).toBeCloseTo(10 * MM, 1);
  expect((await measure(text(20, { x: 10 }))).edge?.value).toBeCloseTo(10 * MM, 0);
  expect((await measure(text(20, { x: -20 }))).edge?.value).toBeLessThan(0);
});

it('returns no distance to the page edge for a full-page picture', async () => {
  const background = `q ${SIDE} 0 0 ${SIDE} 0 0 cm /Picture Do Q`;

  expect((await measure(background)).edge).toBeUndefined();
});

it('reports the first page that contains the thinnest line', async () => {
  expect((await measure(LINE(1), { pages: 3 })).line).toEqual({ page: 1, value: 1 });
});

it('returns no measurements for an empty page', async () => {
  expect(await measure('')).toEqual({});
});

it('stops measuring a page when the time limit is reached', async () => {
  expect(await measure(`${LINE(1)}\n`.repeat(20_000), { timeLimit: 1 })).toEqual({});
});

it('returns no measurements if PDFium fails', async () => {
  const pdf = await openPdf(makePdf({ pages: 1 }));
  const failing = Object.create(pdf, {
    getPageCount: {
      value: () => {
        throw new WebAssembly.RuntimeError('memory access out of bounds');
      },
    },
  }) as typeof pdf;

  const measures = measurePdf(failing);

  pdf.destroy();
  expect(measures).toEqual({});
});

it.each(DESIGNS)('finds no thin lines, small text or text near the edge in $service $id', async ({ service, id }) => {
  const { draw, sample } = await loadDesign(service, id);
  const pdf = await openPdf(await drawPdf(draw(sample, measureWithFonts()), { title: id }));

  const measures = measurePdf(pdf);

  pdf.destroy();
  expect(Object.keys(measures).sort()).toEqual(['edge', 'line', 'text']);
  expect(printWarnings(measures)).toEqual([]);
});
