import { paperOf, printArea, printedDpi, printScale } from './print-paper.ts';

const A4 = { width: 210, height: 297 };
const A5 = { width: 148, height: 210 };

it.each([
  ['A4', { width: 210, height: 297 }],
  [' a3 ', { width: 297, height: 420 }],
  ['60 x 90 cm', { width: 600, height: 900 }],
  ['60cm×90cm', { width: 600, height: 900 }],
  ['10 x 20 inches', { width: 254, height: 508 }],
  ['M', null],
  ['', null],
  ['60 x 90', null],
])('parses the paper size %j', (size, area) => {
  expect(printArea(size)).toEqual(area);
});

it('returns the same resolution for landscape and portrait pictures', () => {
  expect([printedDpi({ width: 1654, height: 2339 }, A4), printedDpi({ width: 2339, height: 1654 }, A4)]).toEqual([
    200, 200,
  ]);
});

it.each([
  ['smaller paper', A4, A5, 0.7],
  ['larger paper', A5, A4, 1.41],
  ['the same paper, rotated', A4, { width: 297, height: 210 }, 1],
  ['a page with bleed', { width: 216, height: 303 }, A4, 1],
])('scales a page to %s', (_what, page, area, scale) => {
  expect(printScale(page, area)).toBeCloseTo(scale, 1);
});

it.each([
  ['marriage', {}, 'cotton'],
  ['certificates', { paperType: 'Textured' }, 'cotton'],
  ['certificates', { paperType: 'Matte' }, 'smooth'],
  ['certificates', { paperType: 'Glossy' }, null],
  ['business-cards', { cardType: 'Glossy', paperType: 'Recycled' }, null],
  ['business-cards', { cardType: 'Matte', paperType: 'Recycled' }, 'recycled'],
  ['custom-print', { printType: 'Mug' }, null],
  ['custom-print', { printType: 'Poster' }, 'smooth'],
] as const)('the paper of %s with %j is %s', (service, fields, paper) => {
  expect(paperOf(service, fields)).toBe(paper);
});
