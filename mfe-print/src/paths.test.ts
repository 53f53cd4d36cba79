import { DESIGN_KINDS, designPath, designsPath, designKindOf, proofPath } from './paths.ts';

it.each(DESIGN_KINDS)('recognises the kind of designs of /%s in any letter case', (kind) => {
  expect(designKindOf(designsPath(kind))).toBe(kind);
  expect(designKindOf(designPath(kind, '2').toUpperCase())).toBe(kind);
});

it('throws an error for the path of a print service that has no designs', () => {
  expect(() => designKindOf('/printbook')).toThrow();
});

it('escapes the ID in a proof’s path', () => {
  expect(proofPath('print_1/../x')).toBe('/print-proof/print_1%2F..%2Fx');
});
