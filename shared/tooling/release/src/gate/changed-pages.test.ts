import { handMadeRelease } from '../testing/hand-made-release.ts';
import { changedPages } from './changed-pages.ts';

const PAGES = ['/print', '/book'].map((route) => ({ app: 'mfe-print', route, path: route }));

function release({ print = 'a', book = 'a', routes = 'a', shared = 'a' }: Record<string, string> = {}) {
  return handMadeRelease({
    app: 'mfe-print',
    chunks: {
      routes: [`client/routes.${routes}.js`],
      'print-page': [`client/shared.${shared}.js`, `client/print.${print}.js`],
      'book-page': [`client/book.${book}.js`],
    },
    pageChunks: { '/print': ['print-page'], '/book': ['book-page'] },
  });
}

const changedBy = (files: Record<string, string>) =>
  changedPages(release(files), release(), PAGES).map(({ route }) => route);

it.each<[string, Record<string, string>, string[]]>([
  ['its own chunk', { book: 'b' }, ['/book']],
  ['a chunk that it shares', { shared: 'b' }, ['/print']],
  ['the routes, which all pages use', { routes: 'b' }, ['/print', '/book']],
  ['the server bundle only', {}, ['/print', '/book']],
])('a page counts as changed after a change to %s', (_what, files, expected) => {
  expect(changedBy(files)).toEqual(expected);
});

it('checks all pages if the stable release does not list its chunks', () => {
  const old = handMadeRelease({ app: 'mfe-print', chunks: release().chunks });

  expect(changedPages(release(), undefined, PAGES)).toEqual(PAGES);
  expect(changedPages(release(), old, PAGES)).toEqual(PAGES);
});
