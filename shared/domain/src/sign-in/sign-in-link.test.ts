import fc from 'fast-check';

import { codeLinkPath, readCodeLink, returnPath, signInPath } from './sign-in-link.ts';

it('returns to the page that required sign-in, including its query string', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const wanted = `/${path.replace(/^\/+/, '')}${query && `?${query}`}`;
      const { pathname, search } = new URL(wanted, 'https://site.invalid');
      fc.pre(!pathname.startsWith('//'));

      const { search: remembered } = new URL(signInPath(wanted), 'https://site.invalid');

      expect(returnPath(remembered)).toBe(pathname + search);
    }),
  );
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '',
])('returns to the home page for the unsafe path %s', (wanted) =>
  expect(returnPath(`?${new URLSearchParams({ next: wanted })}`)).toBe('/'),
);

it('a return path never leads to another site', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%2e',
    '%2f',
    '\t',
    'a',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = returnPath(`?${new URLSearchParams({ next: `/${pieces.join('')}` })}`);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
    }),
  );
});

it('a sign-in link contains the email and code only in its fragment', () => {
  const path = codeLinkPath({ email: 'asha+shop@example.com', code: '012345', next: '/order?a=b' });

  const { pathname, search, hash } = new URL(path, 'https://shop.example');
  expect([pathname, returnPath(search)]).toEqual(['/login', '/order?a=b']);
  expect(search).not.toMatch(/asha|012345/);
  expect(readCodeLink(hash)).toEqual({ email: 'asha+shop@example.com', code: '012345' });
});

it.each(['', '#faq', '#email=asha%40example.com', '#code=123456'])(
  'ignores the fragment "%s" of a sign-in link',
  (hash) => expect(readCodeLink(hash)).toBeNull(),
);
