import fc from 'fast-check';

import {
  checkPrintValues,
  countedPieces,
  guestLine,
  MAXIMUM_GUESTS,
  normaliseGuestList,
  partsOfLine,
  readTeamList,
} from '../index.ts';

const NANDINI = 'Nandini Rao | Printmaker | 98100 00000 | nandini@example.in';
const CHOICES = { cardType: 'Standard', paperType: '300 GSM' };
const COLORS = { brandColor: '0B5FA5', secondColor: '#f2b705' };
const check = (fields: Record<string, string>) => checkPrintValues('business-cards', { ...CHOICES, ...fields });

it.each([
  [NANDINI, ['Printmaker', '98100 00000', 'nandini@example.in']],
  ['Nandini Rao | nandini@example.in | +91 98100-00000', ['', '+91 98100-00000', 'nandini@example.in']],
  ['Nandini Rao |  |  | nandini@example.in', ['', '', 'nandini@example.in']],
  ['Nandini Rao\t98100 00000\tCEO', ['CEO', '98100 00000', '']],
])('the details in %j are recognised in any order', (line, [jobTitle, phoneNumber, email]) => {
  const { guests, problems } = readTeamList(line);

  expect(problems).toEqual([]);
  expect(guests).toMatchObject([{ person: { fullName: 'Nandini Rao', jobTitle, phoneNumber, email } }]);
});

it.each([
  ['| Printmaker | 98100 00000', 'The name is missing.'],
  ['Nandini Rao | Printmaker', 'Add a phone number or an email address.'],
  ['Nandini | CEO | 98100 00000 | nandini.example.in', '“nandini.example.in” is not a phone number or an email'],
  ['Nandini | CEO | a@b.in | ext. 7', '“ext. 7” is not a phone number'],
  ['Nandini | 123', '“123” is not a phone number'],
  ['Nandini | a@b', '“a@b” is not a phone number'],
  [`${'x'.repeat(61)} | a@b.in`, 'The name has 61 characters. Shorten it to 60.'],
  ['Nandini | CEO 🎉 | a@b.in', 'We can’t print 🎉.'],
])('the line %s is listed with its number and the reason', (line, reason) => {
  const { guests, problems } = readTeamList(`${NANDINI}\n\n${line}`);

  expect(guests).toHaveLength(1);
  expect(problems).toEqual([{ line: 3, reason: expect.stringContaining(reason) as unknown }]);
});

it('reports a problem for every person after the first 500 in a team list', () => {
  expect(readTeamList(`${NANDINI}\n`.repeat(MAXIMUM_GUESTS + 1)).problems).toEqual([
    { line: MAXIMUM_GUESTS + 1, reason: 'One order has at most 500 names.' },
  ]);
});

it('each non-empty line of a team list is either a person or a problem', () => {
  const anyCell = fc.constantFrom('', 'Asha', 'CEO', '98100 00000', 'a@b.in', '🎉', 'a@', '12');
  const anyList = fc.array(fc.array(anyCell, { maxLength: 5 }).map(guestLine)).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(anyList, (text) => {
      const { guests, problems } = readTeamList(text);
      const filled = text.split('\n').filter((line) => line !== '').length;

      expect(guests.length + problems.length).toBe(filled);
      expect(readTeamList(normaliseGuestList(text))).toEqual({ guests, problems });
    }),
  );
});

it('an order for a team ignores the fields for a single person', () => {
  const { values, problems } = check({ guests: NANDINI, cardsEach: '200', fullName: 'Asha', phoneNumber: 'x' });

  expect(problems).toEqual({});
  expect(values).toMatchObject({ guests: NANDINI, cardsEach: '200', fullName: '', phoneNumber: '' });
});

it('the number of cards per person is ignored if the order isn’t for a team', () => {
  expect(check({ cardsEach: 'many' }).values.cardsEach).toBe('');
});

it('the quantity of a team order is the total number of cards for all people', () => {
  const fields = { guests: `${NANDINI}\n${NANDINI}`, cardsEach: '250' };

  expect(countedPieces('business-cards', fields)).toEqual({ quantity: 500, field: 'guests', invalidLines: 0 });
  expect(countedPieces('business-cards', { ...fields, cardsEach: 'x' })?.quantity).toBe(0);
  expect(countedPieces('business-cards', { ...fields, guests: '' })).toBeNull();
});

it('an order line for a team’s cards is named after the company', () => {
  const { values } = check({
    guests: NANDINI,
    cardsEach: '200',
    companyName: 'Studio Patta',
    contactCode: 'yes',
    ...COLORS,
  });

  expect(partsOfLine('business-cards', values)).toEqual({
    title: 'Business cards: Studio Patta',
    options: [
      { label: 'People', value: '1 person' },
      { label: 'Cards per person', value: '200 cards each' },
      { label: 'QR code with my contact details', value: 'QR code on the back' },
      { label: 'Main colour', value: '#0b5fa5 as the main colour' },
      { label: 'Second colour', value: '#f2b705 as the second colour' },
      { label: 'Card type', value: 'Standard' },
      { label: 'Paper', value: '300 GSM' },
    ],
  });
});
