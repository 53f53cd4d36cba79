import fc from 'fast-check';
import {
  countReplies,
  repliesKeptUntil,
  REPLY_CODE_ALPHABET,
  REPLY_CODE_LENGTH,
  replyCodeOf,
  replyDays,
  type ReplyFunction,
} from './index.ts';

const code = fc.string({
  unit: fc.constantFrom(...REPLY_CODE_ALPHABET.split('')),
  minLength: REPLY_CODE_LENGTH,
  maxLength: REPLY_CODE_LENGTH,
});
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const functions = fc
  .array(day, { minLength: 1, maxLength: 8 })
  .map((days) => days.map((on, index): ReplyFunction => ({ id: String(index), name: 'Sangeet', day: on })));

it('an RSVP code has at least 64 bits of entropy', () => {
  expect(REPLY_CODE_LENGTH * Math.log2(REPLY_CODE_ALPHABET.length)).toBeGreaterThanOrEqual(64);
});

it('every RSVP code is accepted in upper and lower case', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(replyCodeOf(made)).toBe(made);
      expect(replyCodeOf(made.toLowerCase())).toBe(made);
    }),
  );
});

it('letters that look like digits are read as digits in an RSVP code', () => {
  expect(replyCodeOf('OIL0123456789')).toBe('0110123456789');
});

it.each(['', '012345678901', '01234567890123', '012345678901U', '0123456789-12', '०१२३४५६७८९०१२'])(
  '%j is not an RSVP code',
  (typed) => expect(replyCodeOf(typed)).toBeNull(),
);

it('the date range of an invitation includes every wedding event', () => {
  fc.assert(
    fc.property(functions, (all) => {
      const { first, last } = replyDays(all);
      for (const { day: on } of all) expect(first <= on && on <= last).toBe(true);
    }),
  );
});

it('replies are kept for 30 days after the last wedding event', () => {
  expect(repliesKeptUntil('2027-12-20')).toBe('2028-01-19');
  fc.assert(
    fc.property(day, (last) => {
      const days = (Date.parse(repliesKeptUntil(last)) - Date.parse(last)) / 86_400_000;
      expect(days).toBe(30);
    }),
  );
});

it('counts the guests for each wedding event across all replies', () => {
  const reply = fc.record({ guests: fc.dictionary(fc.constantFrom('0', '1', 'removed'), fc.nat(20)) });
  fc.assert(
    fc.property(functions, fc.array(reply), (all, replies) => {
      const counts = countReplies(all, replies);
      for (const { id } of all) {
        const answered = replies.filter(({ guests }) => Object.hasOwn(guests, id));
        const guests = answered.reduce((sum, given) => sum + (given.guests[id] ?? 0), 0);
        expect(counts[id]?.guests).toBe(guests);
        expect((counts[id]?.coming ?? 0) + (counts[id]?.declined ?? 0)).toBe(answered.length);
      }
    }),
  );
});

it('ignores replies without an answer for a wedding event', () => {
  const sangeet = { id: 'a', name: 'Sangeet', day: '2027-12-19' };

  expect(countReplies([sangeet], [{ guests: { a: 2 } }, { guests: { a: 0 } }, { guests: {} }])).toEqual({
    a: { guests: 2, coming: 1, declined: 1 },
  });
});
