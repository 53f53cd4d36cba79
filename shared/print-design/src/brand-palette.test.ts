import fc from 'fast-check';

import { isReadableOnCard } from './brand-palette.ts';
import { type Design, type DesignFields, loadDesign, type Shape, type SheetSide, type TextShape } from './index.ts';
import { contactSymbol } from './reply-code.ts';
import { measureWithFonts } from './server/index.ts';
import { contrast } from './theme-colors.ts';

const measure = measureWithFonts();
const anyColor = fc.stringMatching(/^#[\da-f]{6}$/);
let draw: Design['draw'];
let sample: DesignFields;
beforeAll(async () => ({ draw, sample } = await loadDesign('business-cards', '1')));

const card = (colors: Record<string, string>, hasCode = false) => {
  const fields = { ...sample, contactCode: hasCode ? 'yes' : '', ...colors };
  return draw(fields, measure, { replySymbol: contactSymbol(fields) });
};
const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
const textsOf = (side?: SheetSide) => (side?.shapes ?? []).filter(isText);
const fillOf = (side: SheetSide | undefined, field: string) =>
  textsOf(side).find((shape) => shape.field === field)?.fill;
const fillsOf = (side?: SheetSide) =>
  (side?.shapes ?? []).flatMap((shape) => (shape.kind === 'path' ? [shape.fill ?? ''] : []));

it('text stays readable with any two brand colours', () => {
  fc.assert(
    fc.property(anyColor, fc.option(anyColor, { nil: '' }), fc.boolean(), (brandColor, secondColor, hasCode) => {
      const sides = card({ brandColor, secondColor }, hasCode);

      const contrasts = sides.flatMap((side) => textsOf(side).map(({ fill }) => contrast(fill, side.background)));
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
      const [, , paper = '', code = ''] = fillsOf(sides[1]);
      if (hasCode) expect(contrast(paper, code)).toBeGreaterThanOrEqual(7);
    }),
    { numRuns: 60 },
  );
});

it('uses the brand colour for the back of a business card and for the company name', () => {
  const [front, back] = card({ brandColor: '#0B3D75', secondColor: 'f2b705' });

  expect(back?.background).toBe('#0b3d75');
  expect(fillsOf(front)).toEqual(expect.arrayContaining(['#0b3d75', '#f2b705']));
  expect(fillOf(front, 'companyName')).toBe('#0b3d75');
  expect(fillOf(back, 'tagline')).toBe('#f2b705');
});

it('a brand colour that is too pale for text is used only as the background', () => {
  const [front, back] = card({ brandColor: '#f2b705' });

  expect(isReadableOnCard('#f2b705')).toBe(false);
  expect(fillOf(front, 'companyName')).toBe(fillOf(front, 'fullName'));
  expect(back?.background).toBe('#f2b705');
});

it.each([{}, { brandColor: '' }, { brandColor: 'red', secondColor: '#12' }])(
  'a card has the design’s own colours with the fields %j',
  (colors) => {
    expect(card(colors)).toEqual(draw(sample, measure));
    expect(card(colors)[1]?.background).toBe('#23482f');
  },
);
