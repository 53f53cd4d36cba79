import { INVITATION_KINDS, designPath, designsPath, invitationKindOf, proofPath } from './paths.ts';

it.each(INVITATION_KINDS)('recognises the kind of /%s in any letter case', (kind) => {
  expect(invitationKindOf(designsPath(kind))).toBe(kind);
  expect(invitationKindOf(designPath(kind, '2').toUpperCase())).toBe(kind);
});

it('rejects paths of other pages', () => {
  expect(() => invitationKindOf('/printbook')).toThrow();
});

it('escapes the id in a proof’s path', () => {
  expect(proofPath('print_1/../x')).toBe('/print-proof/print_1%2F..%2Fx');
});
