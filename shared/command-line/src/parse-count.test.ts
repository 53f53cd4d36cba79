import { parseCount } from './parse-count.ts';

const parse = parseCount('--limit', 1, 50);

it.each(['1', '50'])('a count of %s within the limits is accepted', (text) => {
  expect(parse(text)).toBe(Number(text));
});

it.each(['0', '51', '-1', '1.5', '1e1', 'many', ''])(
  'a count of "%s" is rejected with a message that states the allowed range',
  (text) => {
    expect(() => parse(text)).toThrow(`--limit must be a whole number from 1 to 50, not ${text}`);
  },
);
