import { filesOf, handMadeRelease, handMadeSite } from '../testing/hand-made-release.ts';
import { checkBytes, weighHome } from './byte-budgets.ts';

const KB = 1024;

/** A remote with one page, and a library that only this page needs. */
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

it('lets the first release in when each part is within its budget, to the byte', () => {
  expect(checkBytes(shop({ entry: 8 * KB, page: 25 * KB }), handMadeSite()).details).toEqual([]);
  expect(checkBytes(shop({ entry: 8 * KB + 1 }), handMadeSite()).details).toEqual([
    'mfe-shop entry remoteEntry.js: 8.0 KB, over the budget of 8.0 KB',
  ]);
  expect(checkBytes(shop({ page: 26 * KB }), handMadeSite()).details).toEqual([
    'mfe-shop page cart-page: 31.0 KB, over the budget of 30.0 KB',
  ]);
});

it.each([
  ['2 KB on a small page', { page: 5 * KB, library: 0 }, { page: 7 * KB, library: 0 }, true],
  ['more than 2 KB on a small page', { page: 5 * KB, library: 0 }, { page: 7 * KB + 1, library: 0 }, false],
  ['10 % of a large page', { page: 20 * KB }, { page: 22.5 * KB }, true],
  ['more than 10 % of a large page', { page: 20 * KB }, { page: 22.5 * KB + 1 }, false],
  ['1 KB on the entry', { entry: 6 * KB }, { entry: 7 * KB }, true],
  ['a page that became smaller', { page: 20 * KB }, { page: 2 * KB }, true],
])('weighs %s against the release that is live', (_growth, before, after, passes) => {
  const { passed, details } = checkBytes(shop(after), handMadeSite({ before: shop(before) }));

  expect(passed).toBe(passes);
  if (!passes) expect(details).toEqual([expect.stringMatching(/^mfe-shop page cart-page: .* grown from/)]);
});

it('weighs a new page by the absolute budget alone', () => {
  const before = { ...shop(), chunks: { mfe_shop: ['client/remoteEntry.js'], routes: ['client/routes.js'] } };

  expect(checkBytes(shop(), handMadeSite({ before })).passed).toBe(true);
});

it('adds up the home page of the shell and the section that draws it, whichever of them is new', () => {
  expect(weighHome(shell(130 * KB), [brand])?.bytes).toBe(143 * KB);
  expect(checkBytes(shell(130 * KB), handMadeSite({ remotes: [brand] })).details).toEqual([]);
  expect(checkBytes(shell(131 * KB), handMadeSite({ remotes: [brand] })).details).toEqual([
    '/ (shell, entry, face and page): 144.0 KB, over the budget of 143.5 KB',
  ]);
  expect(checkBytes(brand, handMadeSite({ shell: shell(131 * KB) })).passed).toBe(false);
  expect(checkBytes(shop(), handMadeSite({ shell: shell(131 * KB), remotes: [brand] })).passed).toBe(true);
});
