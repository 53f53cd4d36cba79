import { siteUrl } from './support/site.ts';
import { productsOf } from './support/catalogue.ts';
import { publicPages, unescapeHtml } from './support/pages.ts';

interface Answer {
  status: number;
  type: string;
  text: string;
}

const answers = new Map<string, Promise<Answer>>();

/** Asked once for each address: several tests look at the same pages. */
function ask(path: string): Promise<Answer> {
  const known = answers.get(path) ?? fetchAnswer(path);
  answers.set(path, known);
  return known;
}

async function fetchAnswer(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, siteUrl()), { redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
}

/** Every page that the sitemap names, as a path. */
async function listedPaths(): Promise<string[]> {
  const { text: index } = await ask('/sitemap.xml');
  const files = await Promise.all(addressesIn(index).map((address) => ask(pathOf(address))));
  return files.flatMap(({ text }) => addressesIn(text)).map(pathOf);
}

function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescapeHtml(address));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** What a page says of itself by `<script type="application/ld+json">`, by type. */
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
  it('names every public page, every product and every story, once', async () => {
    const listed = await listedPaths();

    expect(listed.filter((path, i) => listed.indexOf(path) !== i)).toEqual([]);
    const products = (await Promise.all(['stationery', 'gift-sets', 'paper', 'chitrayan'].map(productsOf))).flat();
    expect(products.length).toBeGreaterThan(30);
    expect(listed).toEqual(expect.arrayContaining(products.map(({ _id }) => `/products/${_id}`)));
    expect(listed).toEqual(expect.arrayContaining(['/', '/sustainability', '/allBlogs', '/products', '/KaagazzPrint']));
    expect(listed.filter((path) => path.startsWith('/blog/'))).toHaveLength(5);
  });

  it('names pages that are there, by their one address, and that want to be found', async () => {
    const wrong = [];
    for (const path of await listedPaths()) {
      const { status, text } = await ask(path);
      const canonical = attributes(text, /<link[^>]*rel="canonical"[^>]*>/g, 'href')[0];
      const robots = attributes(text, /<meta name="robots"[^>]*>/g, 'content')[0];
      if (status !== 200 || canonical !== siteUrl() + path || robots?.includes('noindex')) {
        wrong.push({ path, status, canonical, robots });
      }
    }

    expect(wrong).toEqual([]);
  });

  it('and robots.txt keep out of what belongs to one shopper', async () => {
    const { text, type } = await ask('/robots.txt');

    expect(type).toContain('text/plain');
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/cart', '/order', '/my-orders', '/profile']));
    expect(text).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
    expect((await listedPaths()).filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  });
});

describe('a public page', () => {
  it('has a title, a sentence and a picture for sites that show a preview of it', async () => {
    const wrong = [];
    const pictures = new Set<string>();
    for (const path of [
      ...(await listedPaths()).filter((each) => !each.startsWith('/products/')),
      '/products/notebook-a5-marigold',
    ]) {
      const { text } = await ask(path);
      const picture = property(text, 'og:image') ?? '';
      pictures.add(picture);
      const isWhole = ['og:title', 'og:description', 'og:url', 'og:type', 'og:image:alt'].every((name) =>
        property(text, name),
      );
      if (!isWhole || !picture.startsWith(siteUrl())) wrong.push(path);
    }

    expect(wrong).toEqual([]);
    // the shop's own, one for each story, and the product's
    expect(pictures.size).toBe(7);
    for (const picture of pictures)
      expect(await ask(pathOf(picture))).toMatchObject({ status: 200, type: 'image/png' });
  });

  it('tells search engines what it is, in the words of schema.org', async () => {
    const home = dataOf((await ask('/')).text);
    expect(home.Organization).toMatchObject({
      name: 'Kaagazz',
      url: `${siteUrl()}/`,
      logo: expect.stringMatching(/^http/) as string,
    });
    expect(home.WebSite).toMatchObject({ url: `${siteUrl()}/` });

    const product = dataOf((await ask('/products/notebook-a5-marigold')).text);
    expect(product.Product).toMatchObject({
      name: expect.any(String) as string,
      image: [
        expect.stringMatching(/^http.*\.png$/),
        expect.anything(),
        expect.anything(),
        expect.anything(),
      ] as string[],
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

    const story = dataOf((await ask('/blog/how-a-sheet-is-lifted')).text);
    expect(story.BlogPosting).toMatchObject({
      headline: 'How a sheet is lifted',
      datePublished: '2025-01-20',
      image: [expect.stringMatching(/^http.*\.png$/)],
      author: { '@type': 'Organization' },
      publisher: { name: 'Kaagazz' },
    });
    expect(story.BreadcrumbList).toBeDefined();
  });
});

describe('the feed of the blog', () => {
  it('is named by the pages of the blog, and brings all stories in full', async () => {
    const { text: page } = await ask('/allBlogs');
    const [feed = ''] = attributes(page, /<link rel="alternate" type="application\/rss\+xml"[^>]*>/g, 'href');

    const { status, type, text } = await ask(feed);

    expect({ status, type }).toEqual({ status: 200, type: 'application/rss+xml; charset=utf-8' });
    expect(text.match(/<item>/g)).toHaveLength(5);
    const links = [...text.matchAll(/<guid>([^<]*)<\/guid>/g)].map(([, address = '']) => pathOf(address));
    for (const link of links) expect((await ask(link)).status).toBe(200);
    expect(text.length).toBeGreaterThan(5 * 3_000);
  });
});

describe('links', () => {
  it('lead to pages that are there, and to places on them that are there', async () => {
    const dead = new Set<string>();
    const pages = [...new Set([...(await publicPages()).map(({ path }) => path), ...(await listedPaths())])];
    for (const path of pages) {
      const { text } = await ask(path);
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

/** What is wrong with a link on a page; links to elsewhere are only read, not followed. */
async function faultOf(link: string, from: string): Promise<string | undefined> {
  if (!URL.canParse(link, siteUrl() + from)) return 'is no address';
  const url = new URL(link, siteUrl() + from);
  if (url.protocol === 'mailto:')
    return url.pathname === '' || url.pathname.includes('@') ? undefined : 'is no mail address';
  if (url.protocol === 'tel:')
    return /^\+?[\d ]+$/.test(decodeURIComponent(url.pathname)) ? undefined : 'is no phone number';
  if (url.protocol === 'data:') return undefined;
  if (url.origin !== siteUrl()) return url.protocol === 'https:' ? undefined : 'is not safe';
  const { status, text } = await ask(url.pathname + url.search);
  if (status !== 200) return `answers ${status}`;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || text.includes(`id="${id}"`) ? undefined : `has no ${url.hash}`;
}
