import fc from 'fast-check';

import {
  checkPrintQuantity,
  checkPrintValues,
  PRINT_SERVICES,
  type PrintField,
  type PrintServiceId,
  SUITE_PIECES,
  writeSuiteGroups,
} from './index.ts';

const services = Object.values(PRINT_SERVICES);
const anyService = fc.constantFrom(...services);

function goodValue({ kind, choices = [], minimum = 1 }: PrintField): string {
  const values: Record<PrintField['kind'], string> = {
    text: 'Asha',
    'long-text': 'With joy.\nAsha',
    date: '2027-02-14',
    time: '18:30',
    number: String(minimum),
    choice: choices[0] ?? '',
    flag: 'yes',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    'web-address': 'https://kaagazz.example/asha',
    color: '#0b5fa5',
    'phone-or-email': 'asha@example.com',
    sample: '50',
    'suite-groups': writeSuiteGroups([{ name: 'Family', copies: 40, pieces: SUITE_PIECES.map(({ id }) => id) }]),
    'table-names': 'Udaipur\nJaipur',
    guests: 'Sunita Verma | सुनीता वर्मा\nRakesh',
    team: '',
  };
  return values[kind];
}

const filled = (id: PrintServiceId): Record<string, string> =>
  Object.fromEntries(
    PRINT_SERVICES[id].fields.map((field) => [field.name, field.name === 'cardsEach' ? '' : goodValue(field)]),
  );

const wedding = (more: Record<string, string>) => checkPrintValues('marriage', { ...filled('marriage'), ...more });
const card = (more: Record<string, string>) =>
  checkPrintValues('business-cards', { ...filled('business-cards'), ...more });

it.each(services.map(({ id }) => id))('the form %s accepts valid values unchanged', (id) => {
  expect(checkPrintValues(id, filled(id), { from: '2027-02-14' })).toEqual({ values: filled(id), problems: {} });
});

it.each(services.map(({ id }) => id))('the form %s reports each missing required field', (id) => {
  const { values, problems } = checkPrintValues(id, {});

  const required = PRINT_SERVICES[id].fields.filter(
    (field) => field.required && field.piece === undefined && !field.withNames,
  );
  expect(problems).toEqual(Object.fromEntries(required.map(({ name, missing }) => [name, missing])));
  expect(Object.values(problems).every((problem) => /^(Tell us|Choose) .+\.$/.test(problem))).toBe(true);
  expect(Object.keys(values)).toEqual(PRINT_SERVICES[id].fields.map(({ name }) => name));
});

it('reports every required field of a print service if its form is empty', () => {
  const requiredOf = (id: PrintServiceId) => Object.keys(checkPrintValues(id, {}).problems).join(' ');

  expect(requiredOf('marriage')).toBe('brideName groomName date time venue');
  expect(requiredOf('babyshower')).toBe('parentsToBe date time venue');
  expect(requiredOf('birthday')).toBe('honoreeName date time venue');
  expect(requiredOf('anniversary')).toBe('coupleNames date time venue rsvp');
  expect(requiredOf('business-cards')).toBe('fullName phoneNumber email cardType paperType');
  expect(requiredOf('suites')).toBe('brideName groomName groups date time venue');
  expect(requiredOf('custom-print')).toBe('printType');
});

it('the envelope choice is ignored if the order has no guest list', () => {
  const { values, problems } = wedding({ guests: ' ', envelopes: 'Addressed' });

  expect(values.envelopes).toBe('');
  expect(problems).toEqual({});
  expect(wedding({ envelopes: 'Addressed' }).values.envelopes).toBe('Addressed');
});

it('guests’ addresses are kept only if they are printed on envelopes', () => {
  const guests = `Asha | 12 Ridge Road, Jaipur 302001\nRavi | रवि | ${'x'.repeat(161)}`;

  expect(wedding({ guests, envelopes: 'Plain' })).toMatchObject({
    values: { guests: 'Asha\nRavi | रवि' },
    problems: {},
  });
  expect(wedding({ guests, envelopes: 'Addressed' }).problems.guests).toMatch('The address has 161 characters');
});

it('removes control characters and extra white space from a value', () => {
  const { values } = wedding({
    brideName: '  Asha \t Devi\u0000\u202e ',
    groomName: 'श्री\u200dकृष्ण',
    venue: 'Cafe\u0301\nDelhi',
    extraNotes: 'one \r\n\r\n\r\n\r\n two\u0007 ',
  });

  expect(values).toMatchObject({
    brideName: 'Asha Devi',
    groomName: 'श्री\u200dकृष्ण',
    venue: 'Café Delhi',
    extraNotes: 'one\n\ntwo',
  });
});

it.each(['', '   ', '\u200d', '\u00a0\u202e', '\u3164', '\ufe0f'])('treats the value %j as empty', (brideName) => {
  expect(wedding({ brideName }).problems).toEqual({ brideName: 'Tell us the bride’s name.' });
});

it.each([
  ['தமிழ் செல்வி', 'These can’t be printed: த மி ழ் செ ல் வி – use Latin or Devanagari letters, digits and common signs.'],
  ['ਸਿਮਰਨ', 'These can’t be printed: ਸਿ ਮ ਰ ਨ – use Latin or Devanagari letters, digits and common signs.'],
  ['عائشہ', 'These can’t be printed: ع ا ئ ش ہ – use Latin or Devanagari letters, digits and common signs.'],
  ['অনন্যা', 'These can’t be printed: অ ন ন্যা – use Latin or Devanagari letters, digits and common signs.'],
  ['Asha 💍', 'This can’t be printed: 💍 – use Latin or Devanagari letters, digits and common signs.'],
])('rejects the name %s with “%s”', (brideName, problem) =>
  expect(wedding({ brideName }).problems).toEqual({ brideName: problem }),
);

it('the error message lists at most twelve characters that can’t be printed', () => {
  const { extraNotes = '' } = wedding({ extraNotes: 'абвгдежзийклмнопрст' }).problems;

  expect(extraNotes).toContain('а б в г д е ж з и й к л … –');
});

it.each([
  'Élodie d’Souza–Rāṇā & Co.',
  '“Asha” weds ‘Ravi’ — 7:30 pm…',
  'श्रीकृष्ण, श्री\u200dकृष्ण और आराध्या।',
  '₹ 500 (incl. €) @ #12/3, A-wing; 50 % off!',
  'Kṛṣṇa, Śiva, Lakṣmī, Ñāṇa, Łukasz, Žofie',
  'संख्या १२३४',
  'Cafe\u0301',
  'Ash\u200da\u200b ©\ufe0f',
])('accepts the printable name %j', (brideName) => expect(wedding({ brideName }).problems).toEqual({}));

it('allows unprintable letters in fields that are not printed', () => {
  const party = checkPrintValues('birthday', { ...filled('birthday'), themeColors: 'தங்கம் 💛' });
  const book = checkPrintValues('printbook', { ...filled('printbook'), notes: 'நன்றி 🙏', customTitle: 'கதை' });
  const paper = checkPrintValues('certificates', { ...filled('certificates'), customTitle: 'சான்று' });
  const mug = checkPrintValues('custom-print', { ...filled('custom-print'), customText: '🎂', material: '🎂' });
  const office = card({ tagline: '📮', email: 'ஆஷா@example.com', notes: '🙏', jobTitle: 'Ärztin' });

  const wrong = [party, book, paper, mug, office].map(({ problems }) => Object.keys(problems).join(' '));
  expect(wrong).toEqual(['', 'customTitle', 'customTitle', 'customText', 'email tagline']);
});

it('reports the length of a name that is too long', () => {
  expect(wedding({ brideName: 'a'.repeat(61) }).problems).toEqual({
    brideName: 'Keep it within 60 characters: it has 61.',
  });
});

it.each(['2027-02-29', '2027-13-01', '14.02.2027', '2027-2-14', '0000-00-00', '9999-01-01'])(
  'rejects the date %s',
  (date) => expect(wedding({ date }).problems.date).toContain('valid date'),
);

it('rejects an occasion date in the past', () => {
  const on = (date: string) => checkPrintValues('marriage', { ...filled('marriage'), date }, { from: '2026-11-21' });

  expect(on('2026-11-21').problems).toEqual({});
  expect(on('2026-11-20').problems).toEqual({
    date: '20 November 2026 is over: choose a day that is still to come.',
  });
});

it.each(['24:00', '7 pm', '6:30', '18:60'])('rejects the time %s', (time) =>
  expect(wedding({ time }).problems).toEqual({ time: 'Enter a time, such as 18:30.' }),
);

it.each([
  ['0', false],
  ['1', true],
  ['120', true],
  ['121', false],
  ['-3', false],
  ['2.5', false],
  ['five', false],
  ['', true],
])('validates the age %j (valid: %s)', (age, isValid) => {
  const { problems } = checkPrintValues('birthday', { ...filled('birthday'), age });

  expect(problems).toEqual(isValid ? {} : { age: 'Enter a whole number from 1 to 120.' });
});

it.each([
  ['https://kaagazz.example', 'https://kaagazz.example'],
  ['www.kaagazz.example/a?b#c', 'https://www.kaagazz.example/a?b#c'],
  ['HTTP://kaagazz.example:8080', 'HTTP://kaagazz.example:8080'],
])('accepts the URL %s', (website, kept) => {
  expect(card({ website })).toMatchObject({ values: { website: kept }, problems: {} });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://kaagazz.example',
  'kaagazz',
  'https://a@b.example',
])('rejects the URL %s', (website) => expect(Object.keys(card({ website }).problems)).toEqual(['website']));

it.each(['#0B5FA5', ' 0b5fa5 '])('accepts the colour %j', (brandColor) => {
  expect(card({ brandColor })).toMatchObject({ values: { brandColor: '#0b5fa5' }, problems: {} });
});

it.each(['blue', '#fff', '#0b5fag', '0b5fa51'])('rejects the colour %s', (brandColor) =>
  expect(card({ brandColor }).problems).toEqual({ brandColor: 'Enter a colour code such as #1f7a55.' }),
);

it.each(['98765', 'call me', '+91 98765 43210 98765', '९८७६५४३२१०'])('rejects the phone number %s', (phoneNumber) =>
  expect(Object.keys(card({ phoneNumber }).problems)).toEqual(['phoneNumber']),
);

it.each(['asha@example.com', '011-2345 6789', '+91 (98765) 43210'])('accepts the RSVP %s', (rsvp) =>
  expect(checkPrintValues('anniversary', { ...filled('anniversary'), rsvp }).problems).toEqual({}),
);

it('rejects invalid values and unknown fields in a print form', () => {
  const { problems } = checkPrintValues('anniversary', { ...filled('anniversary'), rsvp: 'Asha' });
  const book = checkPrintValues('printbook', { ...filled('printbook'), size: 'A6', __proto__: 'x', price: '1' });

  expect(problems).toEqual({ rsvp: 'Enter a phone number or an email address.' });
  expect(book.problems).toEqual({
    size: 'Choose one: A4, A5, Square, Custom.',
    price: 'Unknown field. Reload the page and try again.',
  });
});

it('validating the values of a print form twice gives the same result as validating them once', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 700 }),
    fc.string({ unit: fc.constantFrom(' ', '\n', '\r', 'a', 'é', '\u0301', '\ud800', '\u200d', ':', '.', '0', '9') }),
  );
  fc.assert(
    fc.property(anyService, fc.array(typed, { minLength: 12, maxLength: 12 }), ({ id, fields }, texts) => {
      const once = checkPrintValues(id, Object.fromEntries(fields.map(({ name }, i) => [name, texts[i] ?? ''])));
      const twice = checkPrintValues(id, once.values);

      expect(twice).toEqual(once);
      expect(Object.values(once.values).every((value) => value.isWellFormed() && !/[^\P{Cc}\n]/u.test(value))).toBe(
        true,
      );
    }),
  );
});

describe('checkPrintQuantity', () => {
  it.each([
    ['quick-print', '49', 'Please order minimum 50 copies.'],
    ['marriage', '9', 'Please order minimum 10 cards.'],
    ['printbook', '0', 'Please order minimum 1 book.'],
    ['printbook', '', 'Tell us how many books you need.'],
    ['certificates', '2.5', 'Enter a whole number of certificates, such as 1.'],
    ['quick-print', '-60', 'Enter a whole number of copies, such as 50.'],
    ['quick-print', '1e3', 'Enter a whole number of copies, such as 50.'],
    ['birthday', '10001', 'At most 10,000 cards fit into one order; for more, write to us.'],
  ] as const)('rejects for %s the quantity %j with “%s”', (service, typed, problem) =>
    expect(checkPrintQuantity(service, typed)).toEqual({ quantity: null, problem }),
  );

  it('accepts every integer print quantity within the limits', () => {
    fc.assert(
      fc.property(anyService, fc.nat(), ({ id, quantity: { minimum, maximum } }, number) => {
        const quantity = minimum + (number % (maximum - minimum + 1));

        expect(checkPrintQuantity(id, quantity)).toEqual({ quantity, problem: null });
        expect(checkPrintQuantity(id, ` ${quantity} `)).toEqual({ quantity, problem: null });
      }),
    );
  });

  it.each([Number.NaN, Infinity, 0.5, -1, 1e21])('rejects %d as a print quantity', (number) =>
    expect(checkPrintQuantity('printbook', number).quantity).toBeNull(),
  );
});

it('certificates for a list of names require an issuer and a date', () => {
  const typed = { certType: 'Completion', size: 'A4', orientation: 'Portrait', paperType: 'Matte', issuer: 'Studio' };

  const withNames = { ...typed, guests: 'Asha', issuedOn: '2020-01-02' };
  expect(checkPrintValues('certificates', withNames, { from: '2026-01-01' }).problems).toEqual({});
  expect(Object.keys(checkPrintValues('certificates', { ...withNames, issuer: '', issuedOn: '' }).problems)).toEqual([
    'issuer',
    'issuedOn',
  ]);
  expect(checkPrintValues('certificates', typed).values).toMatchObject({ issuer: '', issuedOn: '' });
});
