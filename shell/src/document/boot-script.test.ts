import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import type { PageBoot } from '../page-boot.ts';
import { bootForPage } from './boot-script.ts';

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
    settings: DEFAULT_SETTINGS,
  };
}

const scriptsOf = (app: string, ...names: string[]) => names.map((name) => `/releases/${app}/1/client/${name}.js`);

it('removes the hashes of scripts that the page does not need', () => {
  const page = scriptsOf('mfe-shop', 'entry', 'chunk-2', 'chunk-5');

  const { integrity } = bootForPage(bootOf('shell', 'mfe-shop', 'mfe-brand', 'mfe-print'), page);

  const listed = (app: string) => Object.keys(integrity).filter((url) => url.startsWith(`/releases/${app}/`));
  expect(listed('shell')).toHaveLength(11);
  expect(listed('mfe-shop')).toEqual(page);
  expect(listed('mfe-brand')).toEqual(scriptsOf('mfe-brand', 'entry'));
  expect(listed('mfe-print')).toEqual(scriptsOf('mfe-print', 'entry'));
});

it('keeps the hashes of the shell’s scripts if the URL belongs to no section', () => {
  const { integrity } = bootForPage(bootOf('shell', 'mfe-shop'), []);

  expect(Object.keys(integrity)).toHaveLength(12);
});
