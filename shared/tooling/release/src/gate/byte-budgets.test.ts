import { filesOf, handMadeRelease, handMadeSite } from '../testing/hand-made-release.ts';
import { checkBytes, weighHome } from './byte-budgets.ts';

const KB = 1024;

function shop({ entry = 6 * KB, face = 2 * KB, page = 15 * KB, library = 5 * KB } = {}) {
  const sizes = {
    'client/remoteEntry.js': entry,
    'client/routes.js': face,
    'client/library.js': library,
    'client/cart-page.js': page,
  };
  return handMadeRelease({
    app: 'mfe-shop',
    chunks: {
      mfe_shop: ['client/remoteEntry.js'],
      routes: ['client/routes.js'],
      'cart-page': ['client/library.js', 'client/routes.js', 'client/cart-page.js'],
    },
    files: filesOf(sizes),
  });
}

function shell(main: number) {
  return handMadeRelease({
    app: 'shell',
    entry: 'client/main.js',
    chunks: { main: ['client/main.js'], vitals: ['client/vitals.js'] },
    files: filesOf({ 'client/main.js': main, 'client/vitals.js': 3 * KB }),
  });
}

const brand = handMadeRelease({
  app: 'mfe-brand',
  chunks: { routes: ['client/routes.js'], 'home-page': ['client/home-page.js'] },
  files: filesOf({ 'client/remoteEntry.js': 6 * KB, 'client/routes.js': 2 * KB, 'client/home-page.js': 5 * KB }),
});

it('accepts a first release that exactly meets its budgets', () => {
  expect(checkBytes(shop({ entry: 7 * KB, page: 25 * KB }), handMadeSite()).details).toEqual([]);
});

it('reports an entry file that is one byte over its budget', () => {
  expect(checkBytes(shop({ entry: 7 * KB + 1 }), handMadeSite()).details).toEqual([
    'mfe-shop entry remoteEntry.js: 7.0 KB, over the budget of 7.0 KB',
  ]);
});

it('a page’s size includes the libraries that the page loads', () => {
  expect(checkBytes(shop({ page: 26 * KB }), handMadeSite()).details).toEqual([
    'mfe-shop page cart-page: 31.0 KB, over the budget of 30.0 KB',
  ]);
});

it.each([
  ['accepts 2 KB more on a small page', { page: 5 * KB, library: 0 }, { page: 7 * KB, library: 0 }, true],
  ['refuses over 2 KB more on a small page', { page: 5 * KB, library: 0 }, { page: 7 * KB + 1, library: 0 }, false],
  ['accepts 10 % more on a large page', { page: 20 * KB }, { page: 22.5 * KB }, true],
  ['refuses over 10 % more on a large page', { page: 20 * KB }, { page: 22.5 * KB + 1 }, false],
  ['accepts 1 KB more on the entry', { entry: 6 * KB }, { entry: 7 * KB }, true],
  ['accepts a smaller page', { page: 20 * KB }, { page: 2 * KB }, true],
])('%s', (_growth, before, after, passes) => {
  const { passed, details } = checkBytes(shop(after), handMadeSite({ before: shop(before) }));

  expect(passed).toBe(passes);
  if (!passes) expect(details).toEqual([expect.stringMatching(/^mfe-shop page cart-page: .* grown from/)]);
});

it('does not apply the growth limit to a new page', () => {
  const before = { ...shop(), chunks: { mfe_shop: ['client/remoteEntry.js'], routes: ['client/routes.js'] } };

  expect(checkBytes(shop(), handMadeSite({ before })).passed).toBe(true);
});

it('the home page’s size includes the scripts of the shell and of the app that owns the page', () => {
  expect(weighHome(shell(142 * KB), [brand])?.bytes).toBe(155 * KB);
});

it('rejects a shell that exceeds the home page’s byte budget', () => {
  expect(checkBytes(shell(142 * KB), handMadeSite({ remotes: [brand] })).details).toEqual([]);
  expect(checkBytes(shell(143 * KB), handMadeSite({ remotes: [brand] })).details).toEqual([
    '/ (shell, entry, face and page): 156.0 KB, over the budget of 155.0 KB',
  ]);
  expect(checkBytes(brand, handMadeSite({ shell: shell(143 * KB) })).passed).toBe(false);
});

it('accepts a remote even if another app’s home page is over budget', () => {
  expect(checkBytes(shop(), handMadeSite({ shell: shell(143 * KB), remotes: [brand] })).passed).toBe(true);
});

it('an app that is mounted at /desk has no byte budget', () => {
  const desk = { ...shop({ entry: 90 * KB, page: 900 * KB }), app: 'mfe-desk', mountedAt: '/desk' };

  expect(checkBytes(desk, handMadeSite()).passed).toBe(true);
});
