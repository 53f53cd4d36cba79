import { sheetSide, textLine } from '../../../../test-support/sheet-sides.ts';
import { cropToField } from './crop-to-field.ts';

const RATIO = 0.24;
const SIDE = sheetSide([
  textLine('Asha', { field: 'brideName', y: 60, size: 10 }),
  textLine('Neem Court', { field: 'venue', y: 150 }),
  textLine('Jaipur', { field: 'venue', y: 160 }),
]);

it('the small preview is centred on the text of the focused field', () => {
  const band = cropToField([SIDE], 'brideName', RATIO);

  expect(band).toMatchObject({ side: SIDE, height: 24 });
  expect((band?.y ?? 0) + 12).toBe(57);
});

it('the small preview is centred on all lines of a multi-line field', () => {
  const band = cropToField([SIDE], 'venue', RATIO);

  expect((band?.y ?? 0) + 12).toBe((146 + 161) / 2);
});

it.each([
  ['no field', null],
  ['a field without text', 'rsvp'],
])('shows the largest text for %s', (_name, field) => {
  expect(cropToField([SIDE], field, RATIO)).toEqual(cropToField([SIDE], 'brideName', RATIO));
});

it('the small preview shows the back of the card if the field is on the back', () => {
  const back = sheetSide([textLine('98100 00000', { field: 'phone', y: 40 })]);

  expect(cropToField([SIDE, back], 'phone', RATIO)?.side).toBe(back);
});

it.each([
  ['top', 3, 0],
  ['bottom', 198, 176],
])('keeps the band inside the sheet at its %s', (_edge, y, top) => {
  expect(cropToField([sheetSide([textLine('Edge', { field: 'venue', y })])], 'venue', RATIO)?.y).toBe(top);
});

it('the small preview shows the top of a sheet that has no text', () => {
  const blank = sheetSide();

  expect(cropToField([blank], 'venue', RATIO)).toEqual({ side: blank, y: 0, height: 24 });
});

it('the small preview is never taller than the sheet', () => {
  const flat = sheetSide([textLine('Wide', { y: 5 })], { height: 10 });

  expect(cropToField([flat], null, RATIO)).toEqual({ side: flat, y: 0, height: 10 });
});

it('there is no small preview until the design has loaded', () => {
  expect(cropToField([], 'venue', RATIO)).toBeNull();
});
