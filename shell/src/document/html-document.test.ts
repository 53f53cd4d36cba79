import { htmlDocument } from './html-document.ts';

const BASE = '/releases/shell/1/client/';

const boot = {
  releases: { shell: { version: '1', base: BASE, entry: `${BASE}main.js`, paths: [], menu: {} } },
  integrity: { [`${BASE}main.js`]: 'sha384-main', '/releases/mfe-shop/1/client/remoteEntry.js': 'sha384-remote' },
  failed: [],
  clients: {},
  year: 2026,
};

function pageOf(over: Partial<Parameters<typeof htmlDocument>[0]> = {}): Document {
  const html = htmlDocument({
    head: { title: 'Paper', description: 'Sheets', canonical: '/products' },
    origin: 'https://kaagazz.example',
    nonce: 'n0nce',
    boot,
    view: '{}',
    scripts: ['/releases/mfe-shop/1/client/remoteEntry.js'],
    fonts: [`${BASE}font.woff2`],
    icon: `${BASE}icon.svg`,
    globalCss: 'html{margin:0}',
    styles: '<style data-styled="true">.a{}</style>',
    body: '<h1>Paper</h1>',
    ...over,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

it('tells search engines what the page is, at its documented address', () => {
  const page = pageOf();

  expect(page.title).toBe('Paper | Kaagazz');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://kaagazz.example/products');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Sheets');
  expect(page.documentElement.lang).toBe('en-IN');
});

it('keeps the canonical link on the site, whatever was asked for', () => {
  const page = pageOf({ head: { title: 'x', description: 'x', canonical: '//elsewhere.example/a?b=1' } });

  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  expect(new URL(canonical).origin).toBe('https://kaagazz.example');
});

it('vouches for every script, and lets no style or script run without the nonce', () => {
  const page = pageOf();

  for (const script of page.querySelectorAll('script, style, link[as=script]')) {
    expect(script.getAttribute('nonce')).toBe('n0nce');
  }
  expect(page.querySelector('link[as=script]')?.getAttribute('integrity')).toBe('sha384-remote');
  expect(page.querySelector('script[src]')?.getAttribute('integrity')).toBe('sha384-main');
});

it('keeps what shoppers or merchants wrote from becoming markup', () => {
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
