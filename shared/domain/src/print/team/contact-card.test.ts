import fc from 'fast-check';

import { contactCard, contactCodeProblem, LARGEST_CONTACT_CARD } from '../index.ts';

const PERSON = {
  fullName: 'Nandini Devi Rao',
  jobTitle: 'Botanical printmaker',
  companyName: 'Studio Patta; Prints, etc.',
  phoneNumber: '98100 00000',
  email: 'nandini@example.in',
  website: 'https://studiopatta.example.in/a,b',
  address: '12 Champa Gali, Saket, New Delhi 110030',
};

const componentsOf = (value: string) =>
  [...value.matchAll(/((?:\\.|[^\\;])*)(?:;|$)/gs)].map(([, part = '']) =>
    part.replaceAll(/\\(.)/gs, (_, letter: string) => (letter === 'n' ? '\n' : letter)),
  );

const propertiesOf = (card: string) =>
  Object.fromEntries(
    card
      .split('\r\n')
      .slice(0, -1)
      .map((line) => {
        const [, name, value] = /^([A-Z]+):(.*)$/s.exec(line) ?? [];
        if (name === undefined || value === undefined) throw new Error(`not a property: ${line}`);
        return [name, value];
      }),
  );

it('a vCard contains all contact details', () => {
  expect(contactCard(PERSON).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Rao;Nandini Devi;;;',
    'FN:Nandini Devi Rao',
    'TEL:98100 00000',
    'EMAIL:nandini@example.in',
    String.raw`ORG:Studio Patta\; Prints\, etc.`,
    'TITLE:Botanical printmaker',
    'URL:https://studiopatta.example.in/a,b',
    String.raw`ADR:;;12 Champa Gali\, Saket\, New Delhi 110030;;;;`,
    'END:VCARD',
    '',
  ]);
});

it('special characters in a vCard are escaped without loss', () => {
  const anyText = fc.string({
    minLength: 1,
    maxLength: 20,
    unit: fc.constantFrom('a', ' ', '\\', ';', ',', ':', '\n', 'n', 'न', '"', 'BEGIN:VCARD'),
  });
  const anyPerson = fc.record({ fullName: anyText, jobTitle: anyText, companyName: anyText, address: anyText });
  fc.assert(
    fc.property(anyPerson, (person) => {
      const { FN = '', TITLE = '', ORG = '', ADR = '', N = '' } = propertiesOf(contactCard(person));

      expect(componentsOf(FN)[0]).toBe(person.fullName);
      if (TITLE !== '') expect(componentsOf(TITLE)[0]).toBe(person.jobTitle);
      if (ORG !== '') expect(componentsOf(ORG)[0]).toBe(person.companyName);
      if (ADR !== '') expect(componentsOf(ADR)[2]).toBe(person.address);
      const [family = '', given = ''] = componentsOf(N);
      expect([given, family].filter(Boolean).join(' ').replaceAll(' ', '')).toBe(person.fullName.replaceAll(' ', ''));
    }),
  );
});

it('omits the address if the vCard would be too large', () => {
  const long = (length: number) => contactCard({ ...PERSON, address: 'x'.repeat(length), website: '' });
  expect(Buffer.byteLength(contactCard({ ...PERSON, address: '' }))).toBeLessThan(LARGEST_CONTACT_CARD);

  expect(long(160)).toContain('ADR:');
  expect(long(300)).not.toContain('ADR:');
  expect(long(300)).toContain('TITLE:');
});

it('reports an email address that is too long for the contact QR code', () => {
  const fields = { ...PERSON, fullName: 'नंदिनी राव '.repeat(5), email: `${'x'.repeat(200)}@example.in` };

  expect(contactCodeProblem(fields)).toBeNull();
  expect(contactCodeProblem({ ...fields, contactCode: 'yes' })).toMatch('too long for a QR code');
});
