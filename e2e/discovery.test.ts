import { siteUrl } from './support/site.ts';
import { productsOf } from './support/catalogue.ts';
import { publicPages, unescapeHtml } from './support/pages.ts';

interface CachedResponse {
  status: number;
  type: string;
  text: string;
}

const responses = new Map<string, Promise<CachedResponse>>();

function get(path: string): Promise<CachedResponse> {
  const response = responses.get(path) ?? fetchPath(path);
  responses.set(path, response);
  return response;
}

async function fetchPath(path: string): Promise<CachedResponse> {
  const response = await fetch(new URL(path, siteUrl()), { redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
}

async function listedPaths(): Promise<string[]> {
  const { text: index } = await get('/sitemap.xml');
  const files = await Promise.all(addressesIn(index).map((address) => get(pathOf(address))));
  return files.flatMap(({ text }) => addressesIn(text)).map(pathOf);
}

function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescapeHtml(address));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function dataOf(html: string): Record<string, Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return Object.fromEntries(
    blocks.map(([, json = '']) => {
      const data = JSON.parse(json) as Record<string, unknown>;
      return [String(data['@type']), data];
    }),
  );
}

function attributes(html: string, tag: RegExp, name: string): string[] {
  return [...html.matchAll(tag)].flatMap(([found]) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(found)?.[1];
    return value === undefined ? [] : [unescapeHtml(value)];
  });
}

const property = (html: string, name: string) =>
  attributes(html, new RegExp(`<meta property="${name}"[^>]*>`, 'g'), 'content')[0];

describe('the sitemap', () => {
  it('the sitemap lists every public page, product and article once', async () => {
    const listed = await listedPaths();

    expect(listed.filter((path, i) => listed.indexOf(path) !== i)).toEqual([]);
    const products = (await Promise.all(['stationery', 'gift-sets', 'paper', 'chitrayan'].map(productsOf))).flat();
    expect(products.length).toBeGreaterThan(30);
    expect(listed).toEqual(expect.arrayContaining(products.map(({ _id }) => `/products/${_id}`)));
    expect(listed).toEqual(expect.arrayContaining(['/', '/sustainability', '/allBlogs', '/products', '/KaagazzPrint']));
    expect(listed.filter((path) => path.startsWith('/blog/'))).toHaveLength(5);
  });

  it('the sitemap lists only canonical URLs of existing, indexable pages', async () => {
    const wrong = [];
    for (const path of await listedPaths()) {
      const { status, text } = await get(path);
      const canonical = attributes(text, /<link[^>]*rel="canonical"[^>]*>/g, 'href')[0];
      const robots = attributes(text, /<meta name="robots"[^>]*>/g, 'content')[0];
      if (status !== 200 || canonical !== siteUrl() + path || robots?.includes('noindex')) {
        wrong.push({ path, status, canonical, robots });
      }
    }

    expect(wrong).toEqual([]);
  });

  it('the sitemap doesn’t list any path that robots.txt disallows', async () => {
    const { text, type } = await get('/robots.txt');

    expect(type).toContain('text/plain');
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/cart', '/order', '/my-orders', '/profile']));
    expect(text).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
    expect((await listedPaths()).filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  });
});

describe('a public page', () => {
  it('every public page has Open Graph tags and a preview picture', async () => {
    const wrong = [];
    const pictures = new Set<string>();
    for (const path of [
      ...(await listedPaths()).filter((each) => !each.startsWith('/products/')),
      '/products/notebook-a5-marigold',
    ]) {
      const { text } = await get(path);
      const picture = property(text, 'og:image') ?? '';
      pictures.add(picture);
      const isWhole = ['og:title', 'og:description', 'og:url', 'og:type', 'og:image:alt'].every((name) =>
        property(text, name),
      );
      if (!isWhole || !picture.startsWith(siteUrl())) wrong.push(path);
    }

    expect(wrong).toEqual([]);
    expect(pictures.size).toBe(7);
    for (const picture of pictures)
      expect(await get(pathOf(picture))).toMatchObject({
        status: 200,
        type: picture.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
      });
  });

  it('every public page has valid schema.org data', async () => {
    const home = dataOf((await get('/')).text);
    expect(home.Organization).toMatchObject({
      name: 'Kaagazz',
      url: `${siteUrl()}/`,
      logo: expect.stringMatching(/^http/) as string,
    });
    expect(home.WebSite).toMatchObject({ url: `${siteUrl()}/` });

    const product = dataOf((await get('/products/notebook-a5-marigold')).text);
    expect(product.Product).toMatchObject({
      name: expect.any(String) as string,
      image: expect.arrayContaining([expect.stringMatching(/^http.*\.jpg$/)]) as string[],
      offers: {
        price: expect.any(Number) as number,
        priceCurrency: 'INR',
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/) as string,
        url: `${siteUrl()}/products/notebook-a5-marigold`,
      },
    });
    expect(product.BreadcrumbList).toMatchObject({
      itemListElement: [{ position: 1, name: 'Store' }, { position: 2 }, { position: 3 }],
    });

    const story = dataOf((await get('/blog/how-a-sheet-is-lifted')).text);
    expect(story.BlogPosting).toMatchObject({
      headline: 'How a sheet is lifted',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      image: [expect.stringMatching(/^http.*\.jpg$/)],
      author: { '@type': 'Organization' },
      publisher: { name: 'Kaagazz' },
    });
    expect(story.BreadcrumbList).toBeDefined();
  });
});

describe('the feed of the blog', () => {
  it('the blog’s feed contains the full text of all articles', async () => {
    const { text: page } = await get('/allBlogs');
    const [feed = ''] = attributes(page, /<link rel="alternate" type="application\/rss\+xml"[^>]*>/g, 'href');

    const { status, type, text } = await get(feed);

    expect({ status, type }).toEqual({ status: 200, type: 'application/rss+xml; charset=utf-8' });
    expect(text.match(/<item>/g)).toHaveLength(5);
    const links = [...text.matchAll(/<guid>([^<]*)<\/guid>/g)].map(([, address = '']) => pathOf(address));
    for (const link of links) expect((await get(link)).status).toBe(200);
    expect(text.length).toBeGreaterThan(5 * 3_000);
  });
});

describe('links', () => {
  it('every link leads to an existing page and anchor', async () => {
    const dead = new Set<string>();
    const pages = [...new Set([...(await publicPages()).map(({ path }) => path), ...(await listedPaths())])];
    for (const path of pages) {
      const { text } = await get(path);
      const links = attributes(text, /<a\s[^>]*>/g, 'href');
      const pictures = attributes(text, /<(?:img|source)\s[^>]*>/g, 'src');
      for (const link of [...links, ...pictures]) {
        const fault = await faultOf(link, path);
        if (fault) dead.add(`${path} -> ${link}: ${fault}`);
      }
    }

    expect([...dead]).toEqual([]);
  });
});

async function faultOf(link: string, from: string): Promise<string | undefined> {
  if (!URL.canParse(link, siteUrl() + from)) return 'is not a URL';
  const url = new URL(link, siteUrl() + from);
  if (url.protocol === 'mailto:')
    return url.pathname === '' || url.pathname.includes('@') ? undefined : 'is not an email address';
  if (url.protocol === 'tel:')
    return /^\+?[\d ]+$/.test(decodeURIComponent(url.pathname)) ? undefined : 'is not a phone number';
  if (url.protocol === 'data:') return undefined;
  if (url.origin !== siteUrl()) return url.protocol === 'https:' ? undefined : 'does not use HTTPS';
  const { status, text } = await get(url.pathname + url.search);
  if (status !== 200) return `has status ${status}`;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || text.includes(`id="${id}"`) ? undefined : `has no ${url.hash}`;
}
