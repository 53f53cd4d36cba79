import { INVITATION_KINDS, designPath, designsPath, invitationKindOf, proofPath } from './paths.ts';

it.each(INVITATION_KINDS)('recognises the invitation kind of /%s in any letter case', (kind) => {
  expect(invitationKindOf(designsPath(kind))).toBe(kind);
  expect(invitationKindOf(designPath(kind, '2').toUpperCase())).toBe(kind);
});

it('rejects paths that are not for invitations', () => {
  expect(() => invitationKindOf('/printbook')).toThrow();
});

it('escapes the id in a proof’s path', () => {
  expect(proofPath('print_1/../x')).toBe('/print-proof/print_1%2F..%2Fx');
});
