import { hsnCodeProblem } from './hsn-code.ts';

it.each(['', '4820', '482010', '48201010'])('the HSN code %j is accepted', (code) => {
  expect(hsnCodeProblem(code)).toBeUndefined();
});

it.each(['48', '482', '48201', '4820101', '482010100', '48 20', 'paper'])('the HSN code %j is rejected', (code) => {
  expect(hsnCodeProblem(code)).toBe('An HSN code has 4, 6 or 8 digits.');
});
