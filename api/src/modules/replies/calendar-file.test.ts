import { calendarFile } from './calendar-file.ts';

const NOW = new Date('2026-11-26T08:30:00.123Z');
const INVITATION = {
  code: '0123456789ABC',
  title: 'Marriage invitation: Asha & रवि',
  venue: 'Lodhi Garden; Gate 1, New Delhi \\ Delhi\nNear the lake',
  time: '18:30',
  functions: [
    { id: 'card', name: 'Wedding', day: '2027-02-14' },
    { id: 'a', name: 'संगीत संध्या और मेहंदी की रस्म, परिवार और मित्रों के साथ', day: '2027-02-13' },
  ],
};
const calendar = () => calendarFile(INVITATION, 'https://shop.example/r/0123456789ABC', NOW);
const unfolded = () => calendar().replaceAll('\r\n ', '').split('\r\n');

it('the calendar file has an entry for each wedding event', () => {
  const lines = unfolded();

  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20270214T183000');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270213');
  expect(lines).toContain('TZOFFSETTO:+0530');
  expect(lines).toContain('DTSTAMP:20261126T083000Z');
  expect(lines).toContain('SUMMARY:Wedding: Asha & रवि');
  const [card, other] = lines.join('\n').split('END:VEVENT');
  expect(card).toContain('LOCATION:Lodhi Garden');
  expect(other).not.toContain('LOCATION:');
});

it('the calendar file escapes separators, backslashes and line breaks', () => {
  const [location] = unfolded().filter((line) => line.startsWith('LOCATION:'));

  expect(location).toBe('LOCATION:Lodhi Garden\\; Gate 1\\, New Delhi \\\\ Delhi\\nNear the lake');
});

it('folds the calendar file’s lines at 75 octets without splitting a character', () => {
  const lines = calendar().split('\r\n');

  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(unfolded().join()).toContain('संगीत संध्या और मेहंदी की रस्म\\, परिवार और मित्रों के साथ');
});

it('the calendar file has a unique, stable ID for each event', () => {
  const ids = unfolded().filter((line) => line.startsWith('UID:'));

  expect(new Set(ids).size).toBe(2);
  expect(calendar()).toBe(calendar());
  expect(calendar()).not.toContain(INVITATION.code);
});
