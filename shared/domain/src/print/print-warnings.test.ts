import fc from 'fast-check';
import { PRINT_LIMITS, type PrintMeasures, printWarnings } from './print-warnings.ts';

const codes = (measures: PrintMeasures, scale?: number) => printWarnings(measures, scale).map(({ code }) => code);
const at = (value: number, page = 1) => ({ page, value });
const GOOD: PrintMeasures = {
  outOfGamut: at(PRINT_LIMITS.outOfGamut),
  line: at(PRINT_LIMITS.line),
  text: at(PRINT_LIMITS.text),
  dpi: at(PRINT_LIMITS.dpi),
  edge: at(PRINT_LIMITS.edge),
};

it('returns no warnings for measurements exactly at their limits', () => {
  expect([...printWarnings(GOOD), ...printWarnings({})]).toEqual([]);
});

it.each([
  [{ outOfGamut: at(0.1, 2) }, 'COLOURS_OUT_OF_GAMUT', /^10% of page 2 /],
  [{ line: at(0.1) }, 'THIN_LINES', /^A line on page 1 is 0\.1 pt wide/],
  [{ text: at(4.56, 3) }, 'SMALL_TEXT', /^Text on page 3 is 4\.5 pt /],
  [{ dpi: at(96.8) }, 'LOW_RESOLUTION', /^A picture on page 1 has 96 DPI /],
  [{ edge: at(2.04) }, 'OUTSIDE_SAFE_AREA', / is 2 mm from the edge /],
  [{ edge: at(-3) }, 'OUTSIDE_SAFE_AREA', / is at the edge /],
] as const)('warns about %j', (worse, code, text) => {
  const warnings = printWarnings({ ...GOOD, ...worse });

  expect(warnings).toEqual([{ code, text: expect.stringMatching(text) as string }]);
});

it('making a print smaller never removes a warning about lines, text or edges', () => {
  const value = fc.double({ min: 0, max: 400, noNaN: true }).map((number) => at(number));
  const measured = fc.record({ line: value, text: value, edge: value });
  const scales = fc.tuple(fc.double({ min: 0.1, max: 4, noNaN: true }), fc.double({ min: 0.1, max: 1, noNaN: true }));
  fc.assert(
    fc.property(measured, scales, (measures, [scale, smaller]) => {
      expect(codes(measures, scale * smaller)).toEqual(expect.arrayContaining(codes(measures, scale)));
    }),
  );
});

it('printing a picture larger lowers its resolution', () => {
  expect([codes({ dpi: at(250) }), codes({ dpi: at(250) }, 2)]).toEqual([[], ['LOW_RESOLUTION']]);
});
