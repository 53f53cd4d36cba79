import fc from 'fast-check';

import {
  checkPrintValues,
  countedPieces,
  LONGEST_GROUP_NAME,
  MAXIMUM_SUITE_GROUPS,
  partsOfLine,
  printPrice,
  type PrintPriceRow,
  readSuiteGroups,
  linesOf,
  suiteCards,
  suiteCopies,
  suiteGroupsProblem,
  suiteSize,
  SUITE_PIECES,
  writeSuiteGroups,
} from '../index.ts';

const PIECE_IDS = SUITE_PIECES.map(({ id }) => id);
const anyGroup = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z]{0,12}$/),
  copies: fc.integer({ min: 1, max: 500 }),
  pieces: fc.subarray(PIECE_IDS, { minLength: 1 }),
});
const anyGroups = fc.uniqueArray(anyGroup, {
  minLength: 1,
  maxLength: MAXIMUM_SUITE_GROUPS,
  selector: ({ name }) => name,
});
const anyTables = fc.array(fc.stringMatching(/^[A-Z][a-z]{0,12}$/), { maxLength: 5 });

const SUITE = {
  brideName: 'Asha',
  groomName: 'Ravi',
  date: '2027-02-14',
  time: '19:30',
  venue: 'Neem Court, Jaipur',
  groups: 'Family | 40 | invitation, haldi, menu\nFriends | 120 | invitation, thank-you',
  haldiDate: '2027-02-12',
  haldiTime: '10:00',
  menu: 'Dal baati churma',
};

it('suite groups can be converted to text and back without loss', () => {
  fc.assert(fc.property(anyGroups, (groups) => expect(readSuiteGroups(writeSuiteGroups(groups))).toEqual(groups)));
});

it('the number of copies of a suite card equals the number of sets that include it', () => {
  fc.assert(
    fc.property(anyGroups, anyTables, (groups, tables) => {
      const fields = { groups: writeSuiteGroups(groups), tables: tables.join('\n') };
      const cards = groups.reduce((sum, { copies, pieces }) => sum + copies * pieces.length, 0) + tables.length;
      expect(suiteCards(fields)).toBe(cards);
      for (const { id, copies } of suiteCopies(fields)) {
        const sets = groups.filter(({ pieces }) => pieces.includes(id)).map((group) => group.copies);
        expect(copies).toBe(sets.reduce((sum, one) => sum + one, 0));
      }
    }),
  );
});

it('accepts a suite group that has a name, a number of sets and at least one card', () => {
  fc.assert(
    fc.property(anyGroups, (groups) => {
      expect(suiteGroupsProblem(groups)).toBeNull();
      expect(
        checkPrintValues('suites', { ...SUITE, groups: writeSuiteGroups(groups) }).problems.groups,
      ).toBeUndefined();
    }),
  );
});

it('reading suite groups from arbitrary text returns only known cards', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { pieces } of readSuiteGroups(text)) expect(PIECE_IDS).toEqual(expect.arrayContaining([...pieces]));
    }),
  );
});

it.each([
  ['no name', ' | 40 | invitation', /^Name each group/],
  ['a long name', `${'x'.repeat(LONGEST_GROUP_NAME + 1)} | 40 | invitation`, /within 40 characters/],
  ['no sets', 'Family | 0 | invitation', 'Enter how many sets Family need.'],
  ['a name that another group has', 'A | 1 | menu\nA | 2 | menu', 'Give each group a different name.'],
  ['no cards', 'Family | 40 |', 'Choose the cards for Family.'],
])('the form rejects a group with %s', (_, groups, message) => {
  expect(checkPrintValues('suites', { ...SUITE, groups }).problems.groups).toMatch(message);
});

it('requires fields only for the cards that the suite includes', () => {
  const { values, problems } = checkPrintValues('suites', { ...SUITE, haldiTime: '', sangeetDate: '2027-02-13' });

  expect(problems).toEqual({ haldiTime: 'Tell us when the haldi begins.' });
  expect(values.sangeetDate).toBe('');
});

it('a suite’s order line lists the copies of each card and the sets of each group', () => {
  const { values } = checkPrintValues('suites', { ...SUITE, tables: 'Udaipur\nJaipur' });

  const { title, options } = partsOfLine('suites', values);

  expect(title).toBe('Wedding suite: Asha & Ravi');
  expect(options).toEqual([
    { label: 'Copies', value: 'Invitation × 160, Haldi × 40, Menu × 40, Thank you × 120, 2 table names × 1' },
    { label: '40 sets for Family', value: 'Invitation, Haldi, Menu' },
    { label: '120 sets for Friends', value: 'Invitation, Thank you' },
    { label: 'Date', value: '14 February 2027' },
    { label: 'Time', value: '7:30 pm' },
    { label: 'Venue', value: 'Neem Court, Jaipur' },
  ]);
  expect(countedPieces('suites', values)).toEqual({ quantity: 362, field: 'groups', invalidLines: 0 });
});

it('a sample of a suite has one copy of each kind of card', () => {
  const { values } = checkPrintValues('suites', { ...SUITE, tables: 'Udaipur\nJaipur', sample: '362' });
  const { title, options } = partsOfLine('suites', values);

  expect(title).toBe('Wedding suite sample: Asha & Ravi');
  expect(options).toContainEqual({
    label: 'Copies',
    value: 'Invitation × 1, Haldi × 1, Menu × 1, Thank you × 1, 1 table name × 1',
  });
  expect(options).toContainEqual({ label: 'Sample', value: 'One printed sample' });
  expect(options.map(({ label }) => label)).not.toContain('40 sets for Family');
});

it('every card of a suite is cheaper if the suite has at least five kinds of cards', () => {
  const row = (price: number, from: number, options: Record<string, string> = {}): PrintPriceRow => ({
    ...{ options, per: 'piece', from, price },
  });
  const rows = [
    row(40, 1),
    row(30, 100),
    row(-4, 1, { suiteSize: 'Five kinds or more' }),
    row(0, 1, { suiteSize: 'Up to four kinds' }),
  ];
  fc.assert(
    fc.property(anyGroups, anyTables, (groups, tables) => {
      const { values } = checkPrintValues('suites', {
        ...SUITE,
        groups: writeSuiteGroups(groups),
        tables: tables.join('\n'),
      });
      const quantity = suiteCards(values);
      const kinds = suiteCopies(values).length + Math.min(1, linesOf(values.tables).length);
      const rupees = (quantity >= 100 ? 30 : 40) - (kinds >= 5 ? 4 : 0);
      expect(printPrice(rows, { fields: values, quantity, pages: null })?.unit).toBe(rupees * 100);
      expect(values.suiteSize).toBe(suiteSize(values));
    }),
  );
});

it('rejects more than 40 tables and table names of more than 40 characters', () => {
  const problem = (tables: string) => checkPrintValues('suites', { ...SUITE, tables }).problems.tables;

  expect(problem('Udaipur\n'.repeat(40))).toBeUndefined();
  expect(problem('Udaipur\n'.repeat(41))).toBe('One suite has at most 40 tables.');
  expect(problem('x'.repeat(41))).toMatch(/^Keep each table name within 40 characters/);
});
