import { sign } from '@kaagazz/releases';

import { PageTokens } from './page-tokens.ts';

const SECRET = 'a secret of at least thirty-two characters';
const VIEW = { releases: { shell: '1.0.0-a', 'mfe-shop': '1.2.0-b' }, owner: 'mfe-shop' };
const HOUR = 60 * 60_000;

it('another server with the same secret can read a page token', () => {
  const token = new PageTokens(SECRET).issue(VIEW);

  expect(new PageTokens(SECRET).read(token)).toMatchObject({ ...VIEW, counted: true });
  expect(token).toMatch(/^[\w.~-]+$/);
});

it('every page token has a unique id', () => {
  const tokens = new PageTokens(SECRET);
  const ids = Array.from({ length: 100 }, () => tokens.read(tokens.issue(VIEW))).map(
    (view) => (view as { id: string }).id,
  );

  expect(new Set(ids).size).toBe(100);
});

it('a page token preserves the page view’s `owner` and `counted` fields', () => {
  const tokens = new PageTokens(SECRET);

  expect(tokens.read(tokens.issue({ ...VIEW, owner: undefined, counted: false }))).toMatchObject({
    owner: undefined,
    counted: false,
  });
});

it('a page token expires after a day', () => {
  let time = Date.UTC(2026, 0, 1);
  const tokens = new PageTokens(SECRET, () => time);
  const token = tokens.issue(VIEW);

  time += 24 * HOUR;
  expect(tokens.read(token)).toMatchObject(VIEW);
  time += 1;
  expect(tokens.read(token)).toBe('expired');
  time -= 25 * HOUR;
  expect(tokens.read(token)).toBe('expired');
});

it('a page token without a valid signature is rejected', async () => {
  const tokens = new PageTokens(SECRET);
  const [text, signature] = cut(tokens.issue(VIEW));
  const [otherText] = cut(tokens.issue({ ...VIEW, releases: { shell: '9.9.9-z' } }));

  for (const forged of [
    new PageTokens(`${SECRET}!`).issue(VIEW),
    await sign(SECRET, 'tester', VIEW, 60),
    `${otherText}~${signature}`,
    `${text}~`,
    `${text}~${signature}~${signature}`,
    `${text}~${signature.slice(0, -4)}`,
    '',
    '~',
    signature,
    'x'.repeat(5000),
  ]) {
    expect(tokens.read(forged)).toBeUndefined();
  }
});

function cut(token: string): [text: string, signature: string] {
  const end = token.lastIndexOf('~');
  return [token.slice(0, end), token.slice(end + 1)];
}
