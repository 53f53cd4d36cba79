import type { PageBoot } from '../page-boot.ts';
import { bootOfPage, bootText } from './boot-of-page.ts';

/** Apps with a script that they begin with and ten more each. */
function bootOf(...apps: string[]): PageBoot {
  const base = (app: string) => `/releases/${app}/1/client/`;
  const release = (app: string) => ({
    version: '1',
    base: base(app),
    entry: `${base(app)}entry.js`,
    paths: [],
    menu: {},
  });
  const scripts = ['entry', ...Array.from({ length: 10 }, (_, i) => `chunk-${i}`)];
  const hashes = (app: string) => scripts.map((name) => [`${base(app)}${name}.js`, `sha384-${app}-${name}`]);
  return {
    releases: Object.fromEntries(apps.map((app) => [app, release(app)])),
    integrity: Object.fromEntries(apps.flatMap(hashes)) as PageBoot['integrity'],
    failed: [],
    clients: {},
    year: 2026,
  };
}

/** URLs of scripts of a section. */
const scriptsOf = (app: string, ...names: string[]) => names.map((name) => `/releases/${app}/1/client/${name}.js`);

it('brings what the page runs, and of each other section what it begins with', () => {
  const page = scriptsOf('mfe-shop', 'entry', 'chunk-2', 'chunk-5');

  const { integrity } = bootOfPage(bootOf('shell', 'mfe-shop', 'mfe-brand', 'mfe-print'), page);

  const brings = (app: string) => Object.keys(integrity).filter((url) => url.startsWith(`/releases/${app}/`));
  expect(brings('shell')).toHaveLength(11);
  expect(brings('mfe-shop')).toEqual(page);
  expect(brings('mfe-brand')).toEqual(scriptsOf('mfe-brand', 'entry'));
  expect(brings('mfe-print')).toEqual(scriptsOf('mfe-print', 'entry'));
});

it('brings the shell’s scripts alone where nobody owns the page', () => {
  const { integrity } = bootOfPage(bootOf('shell', 'mfe-shop'), []);

  expect(Object.keys(integrity)).toHaveLength(12);
});

it('keeps pages apart, and computes for each once', () => {
  const boot = bootOf('shell', 'mfe-shop', 'mfe-brand');
  const bringsOf = (...scripts: string[]) => bootOfPage(boot, scripts).integrity;
  const [cart, product] = [scriptsOf('mfe-shop', 'chunk-1'), scriptsOf('mfe-shop', 'chunk-3')];

  expect(Object.keys(bringsOf(...cart))).toEqual(expect.arrayContaining(cart));
  expect(Object.keys(bringsOf(...product))).not.toEqual(expect.arrayContaining(cart));
  expect(bringsOf(...product)).toBe(bringsOf(...product));
});

it('writes each page with what is its own', () => {
  const shared = bootOfPage(bootOf('shell', 'mfe-shop'), scriptsOf('mfe-shop', 'chunk-1'));
  const pages = [
    { ...shared, clients: { shop: { price: 100 } } },
    { ...shared, clients: { shop: { title: '</script>' } }, failed: ['mfe-shop'] },
  ];

  const texts = pages.map(bootText);

  expect(texts.map((text): unknown => JSON.parse(text))).toEqual(pages);
  expect(texts.join()).not.toContain('</script>');
});
