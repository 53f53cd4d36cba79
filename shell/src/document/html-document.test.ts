import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { breadcrumbData } from '@kaagazz/contract/structured-data';

import { htmlDocument } from './html-document.ts';

const BASE = '/releases/shell/1/client/';

const boot = {
  releases: { shell: { version: '1', base: BASE, entry: `${BASE}main.js`, paths: [], menu: {} } },
  integrity: { [`${BASE}main.js`]: 'sha384-main', '/releases/mfe-shop/1/client/remoteEntry.js': 'sha384-remote' },
  failed: [],
  clients: {},
  year: 2026,
  settings: DEFAULT_SETTINGS,
};

function pageOf(over: Partial<Parameters<typeof htmlDocument>[0]> = {}): Document {
  const html = htmlDocument({
    head: { title: 'Paper', description: 'Sheets', canonical: '/products' },
    origin: 'https://kaagazz.example',
    nonce: 'n0nce',
    boot,
    view: '{}',
    scripts: ['/releases/mfe-shop/1/client/remoteEntry.js'],
    prefetched: ['/releases/mfe-shop/1/client/integrity.json'],
    fonts: [['Mukta', '400', `${BASE}font.woff2`]],
    fontsCss: `@font-face{src:url('${BASE}font.woff2')}`,
    icon: `${BASE}icon.svg`,
    card: `${BASE}card.png`,
    globalCss: 'html{margin:0}',
    styles: '<style data-styled="true">.a{}</style>',
    body: '<h1>Paper</h1>',
    ...over,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

it('the document has a title, a description and a canonical link', () => {
  const page = pageOf();

  expect(page.title).toBe('Paper | Kaagazz');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://kaagazz.example/products');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Sheets');
  expect(page.documentElement.lang).toBe('en-IN');
});

it('the canonical link stays on this site even if the path looks like a host', () => {
  const page = pageOf({ head: { title: 'x', description: 'x', canonical: '//elsewhere.example/a?b=1' } });

  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  expect(new URL(canonical).origin).toBe('https://kaagazz.example');
});

it('the page contains @font-face rules only inside a noscript element', () => {
  const page = pageOf();

  expect(page.querySelector('link[as=font]')).toBeNull();
  expect(page.querySelector('head > script:not([type])')?.textContent).toContain(
    `[["Mukta","400","${BASE}font.woff2"]]`,
  );
  const styles = [...page.querySelectorAll('style')].filter((style) => !style.closest('noscript'));
  expect(styles.map((style) => style.textContent).join()).not.toContain('@font-face');
  expect(page.querySelector('head > noscript > style')?.textContent).toContain(`${BASE}font.woff2`);
});

it('every script and style has a nonce', () => {
  const page = pageOf();

  for (const script of page.querySelectorAll('script, style')) expect(script.getAttribute('nonce')).toBe('n0nce');
  expect(page.head.textContent).toContain(JSON.stringify(boot.integrity));
});

it('scripts are loaded only after the first paint', () => {
  const page = pageOf();

  expect(page.querySelector('script[src], link[as=script]')).toBeNull();
  expect(page.body.lastElementChild?.textContent).toContain(
    `("${BASE}main.js",["/releases/mfe-shop/1/client/remoteEntry.js"],["/releases/mfe-shop/1/client/integrity.json"])`,
  );
});

it('the document preloads the images in head.preloadImage', () => {
  const preloadImage = [
    { href: '/media/hero.1.svg', media: '(min-width: 640px)' },
    {
      href: '/media/card.1.w800.webp',
      widths: { srcSet: '/media/card.1.w400.avif 400w', sizes: '50vw', type: 'image/avif' },
    },
  ];
  const page = pageOf({ head: { title: 'x', description: 'x', canonical: '/', preloadImage } });

  const [illustration, photograph] = page.querySelectorAll('link[as=image]');
  expect(illustration?.getAttribute('href')).toBe('/media/hero.1.svg');
  expect(illustration?.getAttribute('media')).toBe('(min-width: 640px)');
  expect(photograph?.hasAttribute('href')).toBe(false);
  expect(photograph?.getAttribute('imagesrcset')).toBe('/media/card.1.w400.avif 400w');
  expect(photograph?.getAttribute('imagesizes')).toBe('50vw');
  expect(photograph?.getAttribute('type')).toBe('image/avif');
});

function properties(page: Document): Record<string, string> {
  const metas = [...page.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')];
  return Object.fromEntries(metas.map((meta): [string, string] => [meta.getAttribute('property') ?? '', meta.content]));
}

function dataOf(page: Document): Record<string, unknown>[] {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].map((block) => JSON.parse(block.textContent) as Record<string, unknown>);
}

it('the document has Open Graph tags with absolute URLs', () => {
  expect(properties(pageOf())).toMatchObject({
    'og:site_name': 'Kaagazz',
    'og:type': 'website',
    'og:title': 'Paper',
    'og:description': 'Sheets',
    'og:url': 'https://kaagazz.example/products',
    'og:image': `https://kaagazz.example${BASE}card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  const share = { type: 'article' as const, picture: { href: '/own.png', alt: 'A sheet' } };
  const head = { title: 'Paper', description: 'Sheets', canonical: '/products', share };
  expect(properties(pageOf({ head }))).toMatchObject({
    'og:type': 'article',
    'og:image': 'https://kaagazz.example/own.png',
    'og:image:alt': 'A sheet',
  });
});

it('a personal page has no Open Graph tags', () => {
  expect(properties(pageOf({ head: { title: 'Cart', description: 'x', canonical: '/cart', noIndex: true } }))).toEqual(
    {},
  );
});

it('a page hidden from search engines can have Open Graph tags', () => {
  const share = { picture: { href: '/card.jpg', alt: 'A card' } };
  const head = { title: 'Invitation', description: 'x', canonical: '/i/1', noIndex: true, share };

  expect(properties(pageOf({ head }))).toMatchObject({ 'og:image': 'https://kaagazz.example/card.jpg' });
});

it('only the home page has structured data about the company', () => {
  const home = dataOf(pageOf({ head: { title: null, description: 'Paper', canonical: '/' } }));

  expect(home.map((each) => each['@type'])).toEqual(['Organization', 'WebSite']);
  expect(home[0]).toMatchObject({ name: 'Kaagazz', url: 'https://kaagazz.example/' });
  expect(home[1]).toMatchObject({ publisher: { '@id': home[0]?.['@id'] } });
  expect(home[0]).not.toHaveProperty('legalName');
  expect(dataOf(pageOf())).toEqual([]);
});

it('structured data is escaped', () => {
  const evil = '</script><script>alert(1)</script><!--\u2028';
  const head = {
    title: 'Paper',
    description: 'Sheets',
    canonical: '/products',
    structuredData: (absolute: (path: string) => string) => [breadcrumbData([{ label: evil, to: '/x' }], absolute)],
  };

  const page = pageOf({ head });

  expect(dataOf(page)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: evil, item: 'https://kaagazz.example/x' }],
    },
  ]);
  expect(page.querySelectorAll('script')).toHaveLength(3);
});

it('the document links to the page’s feed', () => {
  const feed = { path: '/blog/feed.xml', title: 'Stories & more' };
  const page = pageOf({ head: { title: 'Stories', description: 'x', canonical: '/allBlogs', feed } });

  const link = page.querySelector('link[rel=alternate]');
  expect(link?.getAttribute('href')).toBe('/blog/feed.xml');
  expect(link?.getAttribute('title')).toBe('Stories & more');
});

it('the document escapes titles, descriptions and query data', () => {
  const evil = '"><script>alert(1)</script>\u2028<!--';
  const page = pageOf({
    head: { title: evil, description: evil, canonical: '/products' },
    boot: { ...boot, clients: { shop: { queries: evil } } },
  });

  expect(page.title).toContain('<script>alert(1)</script>');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(evil);
  expect(page.querySelectorAll('script')).toHaveLength(2);
  expect(page.querySelector('h1')?.textContent).toBe('Paper');
});
