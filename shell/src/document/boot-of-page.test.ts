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

it('brings what the page runs, and of each other section what it begins with', () => {
  const { integrity } = bootOfPage(bootOf('shell', 'mfe-shop', 'mfe-brand', 'mfe-print'), 'mfe-shop');

  const brings = (app: string) => Object.keys(integrity).filter((url) => url.startsWith(`/releases/${app}/`));
  expect(brings('shell')).toHaveLength(11);
  expect(brings('mfe-shop')).toHaveLength(11);
  expect(brings('mfe-brand')).toEqual(['/releases/mfe-brand/1/client/entry.js']);
  expect(brings('mfe-print')).toEqual(['/releases/mfe-print/1/client/entry.js']);
});

it('brings the shell’s scripts alone where nobody owns the page', () => {
  const { integrity } = bootOfPage(bootOf('shell', 'mfe-shop'), undefined);

  expect(Object.keys(integrity)).toHaveLength(12);
});

it('keeps pages of different sections apart', () => {
  const boot = bootOf('shell', 'mfe-shop', 'mfe-brand');

  const [shop, brand] = ['mfe-shop', 'mfe-brand'].map((app) => Object.keys(bootOfPage(boot, app).integrity));

  expect(shop).toContain('/releases/mfe-shop/1/client/chunk-3.js');
  expect(brand).toContain('/releases/mfe-brand/1/client/chunk-3.js');
  expect(brand).not.toContain('/releases/mfe-shop/1/client/chunk-3.js');
});

it('writes each page with what is its own', () => {
  const shared = bootOfPage(bootOf('shell', 'mfe-shop'), 'mfe-shop');
  const pages = [
    { ...shared, clients: { shop: { price: 100 } } },
    { ...shared, clients: { shop: { title: '</script>' } }, failed: ['mfe-shop'] },
  ];

  const texts = pages.map(bootText);

  expect(texts.map((text): unknown => JSON.parse(text))).toEqual(pages);
  expect(texts.join()).not.toContain('</script>');
});
