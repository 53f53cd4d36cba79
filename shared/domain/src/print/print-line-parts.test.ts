import { dayInIndia } from '../calendar/indian-clock.ts';
import { earliestOccasion, partsOfLine } from './index.ts';

it('the title of an order line for wedding cards includes the names of the couple', () => {
  expect(
    partsOfLine('marriage', {
      brideName: 'Asha',
      groomName: 'Ravi',
      date: '2027-02-14',
      time: '18:30',
      venue: 'Lodhi Garden, Delhi',
      rsvp: '',
      extraNotes: '',
    }),
  ).toEqual({
    title: 'Marriage invitation: Asha & Ravi',
    options: [
      { label: 'Date', value: '14 February 2027' },
      { label: 'Time', value: '6:30 pm' },
      { label: 'Venue', value: 'Lodhi Garden, Delhi' },
    ],
  });
});

it.each([
  ['printbook', { customTitle: 'Our Ladakh', bookType: 'Travel Journal' }, 'Print book: Our Ladakh'],
  ['printbook', { customTitle: '', bookType: 'Travel Journal' }, 'Print book: Travel Journal'],
  ['quick-print', { paperSize: 'A4', colorType: 'Color' }, 'Bulk print: A4, Color'],
  ['custom-print', { printType: 'Mug' }, 'Custom print: Mug'],
  ['business-cards', { fullName: 'Asha Rao' }, 'Business cards: Asha Rao'],
  ['birthday', {}, 'Birthday invitation'],
] as const)('gives a %s with %j the title %s', (service, fields, title) =>
  expect(partsOfLine(service, fields).title).toBe(title),
);

it('lists spare cards for a full order, but not for a sample', () => {
  const optionsOf = (fields: Record<string, string>) => partsOfLine('marriage', { guests: 'Asha', ...fields }).options;
  const spare = (value: string) => ({ label: 'Spare cards without a name', value });

  expect(optionsOf({ spareCards: '5' })).toContainEqual(spare('5 spare cards'));
  expect(optionsOf({ spareCards: '1' })).toContainEqual(spare('1 spare card'));
  expect(optionsOf({ spareCards: '0' })).toHaveLength(1);
  expect(optionsOf({ spareCards: '5', sample: '10' })).toEqual([{ label: 'Sample', value: 'One printed sample' }]);
});

it('omits options that are already part of the order line’s title', () => {
  expect(partsOfLine('printbook', { customTitle: 'Our Ladakh', bookType: 'Story Book' }).options).toEqual([
    { label: 'Book type', value: 'Story Book' },
  ]);
});

it.each([
  ['printbook', { pages: '24' }, 'Pages', '24 pages'],
  ['quick-print', { pages: '1' }, 'Pages', '1 page'],
  ['birthday', { age: '40' }, 'Age', '40 years'],
  ['anniversary', { anniversaryYear: '1' }, 'Anniversary', '1 year'],
] as const)('adds units to the numbers of a %s with %j', (service, fields, label, value) =>
  expect(partsOfLine(service, fields).options).toEqual([{ label, value }]),
);

it.each([
  ['00:05', '12:05 am'],
  ['12:00', '12:00 pm'],
  ['23:59', '11:59 pm'],
])('formats the value %s as %s', (time, words) =>
  expect(partsOfLine('birthday', { time }).options).toEqual([{ label: 'Time', value: words }]),
);

it('uses the date in India as the current date', () => {
  const lateEvening = new Date('2026-11-21T18:30:00Z');

  expect(dayInIndia(lateEvening)).toBe('2026-11-22');
  expect(earliestOccasion(lateEvening)).toBe('2026-11-21');
  expect(dayInIndia(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
});

it('an order line with an RSVP code shows "With an RSVP code"', () => {
  expect(partsOfLine('birthday', { honoreeName: 'Zoya', replyCode: 'yes' }).options).toEqual([
    { label: 'RSVP code', value: 'With an RSVP code' },
  ]);
});
