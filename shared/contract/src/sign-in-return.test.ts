import fc from 'fast-check';

import { returnPath, signInPath } from './sign-in-return.ts';

it('comes back to the page that asked for sign-in, query string included', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const wanted = `/${path.replace(/^\/+/, '')}${query && `?${query}`}`;
      const { pathname, search } = new URL(wanted, 'https://site.invalid');
      // `/.//` is no page of the site: what comes out of it names another one
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
])('never leaves the site: %s', (wanted) => expect(returnPath(`?${new URLSearchParams({ next: wanted })}`)).toBe('/'));

it('gives a path of this site, whatever it is asked for', () => {
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
