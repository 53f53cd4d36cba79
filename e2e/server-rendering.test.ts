import { useBrowser } from './support/browser.ts';
import { productsOf } from './support/catalogue.ts';
import { OWN_PAGES, missingPages, publicPages, unescapeHtml } from './support/pages.ts';
import { siteUrl } from './support/site.ts';

const visit = useBrowser();

async function html(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(siteUrl() + path, { redirect: 'manual' });
  return { status: response.status, text: unescapeHtml(await response.text()), headers: response.headers };
}

function attribute(text: string, tag: RegExp, name: string): string | undefined {
  const found = tag.exec(text)?.[0] ?? '';
  return new RegExp(`${name}="([^"]*)"`).exec(found)?.[1];
}

const NAMELESS_FIELD = /<(input|select|textarea)(?![^>]*\s(name=|type="file"))/;

function requirements(text: string, holds: string, canonical: string) {
  const href = attribute(text, /<link[^>]*rel="canonical"[^>]*>/, 'href') ?? 'none:';
  return {
    holds: text.includes(holds),
    title: /<title>[^<]*Kaagazz[^<]*<\/title>/.test(text),
    description: (attribute(text, /<meta[^>]*name="description"[^>]*>/, 'content')?.length ?? 0) > 20,
    canonical: new URL(href).href === new URL(canonical, siteUrl()).href,
    language: /<html[^>]* lang="en/.test(text),
    landmarks: ['header', 'main', 'footer', 'h1'].every((name) => new RegExp(`<${name}[\\s>]`).test(text)),
    noStyleAttribute: !/<[^>]*\sstyle="/.test(text.split('</head>')[1] ?? ''),
    noNamelessField: !NAMELESS_FIELD.test(text),
  };
}

const MET = {
  holds: true,
  title: true,
  description: true,
  canonical: true,
  language: true,
  landmarks: true,
  noStyleAttribute: true,
  noNamelessField: true,
};

describe('a public page', () => {
  it('the HTML of every public page contains its header, footer, data and metadata', async () => {
    for (const { path, canonical, holds } of await publicPages()) {
      const { status, text } = await html(path);

      expect({ path, status, ...requirements(text, holds, canonical) }).toEqual({
        path,
        status: 200,
        ...MET,
      });
    }
  });

  it.each([
    ['back-in-stock', '/products/indigo-dyed-rag', 'Tell me when it’s back'],
    ['review', '/products/indigo-dyed-rag?review=link', 'Send review'],
  ])('every field of the %s form has a name', async (_, path, button) => {
    const { text } = await html(path);

    expect([text.includes(button), NAMELESS_FIELD.exec(text)?.[0]]).toEqual([true, undefined]);
  });

  it('the HTML of a product list contains the products’ titles but not their descriptions', async () => {
    for (const path of ['/', '/shop', '/products', '/chitrayan']) {
      const { text } = await html(path);
      const [data = ''] = /"clients":.*?<\/script>/s.exec(text) ?? [];

      expect([path, data.includes('"title"'), data.includes('"description"')]).toEqual([path, true, false]);
    }
  });

  it('every public page has a unique title', async () => {
    const pages = await publicPages();
    const titles = await Promise.all(
      pages.map(async ({ path }) => /<title>([^<]*)<\/title>/.exec((await html(path)).text)?.[1]),
    );

    expect(new Set(titles).size).toBe(pages.length);
  });

  it('every public page has a strict Content-Security-Policy', async () => {
    const { headers } = await html('/');

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
  });

  it('a public page is readable without JavaScript', async () => {
    const { page, close } = await visit({ width: 390, javaScriptEnabled: false });
    const products = await productsOf('stationery');

    await page.goto('/products?category=stationery');
    for (const { title } of products.slice(0, 5)) await page.getByRole('main').getByText(title).first().waitFor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await page.locator('body').innerText()).toMatch(/JavaScript/);
    await close();
  });
});

describe("a shopper's own page", () => {
  it.each(OWN_PAGES)('%s contains only the frame and has a noindex tag', async (path) => {
    const { status, text } = await html(path);

    expect(status).toBe(200);
    expect(/<footer[\s>]/.test(text)).toBe(true);
    expect(attribute(text, /<meta[^>]*name="robots"[^>]*>/, 'content')).toContain('noindex');
  });
});

describe('a missing path', () => {
  it.each(missingPages())('%s returns 404 and links to the home page', async (path) => {
    const { status, text } = await html(path);

    expect(status).toBe(404);
    expect(text.includes('Oops! Page not found')).toBe(true);
    expect(/<a [^>]*href="\/"/.test(text)).toBe(true);
  });

  it('the page for a missing product returns 404 with the site’s header and footer', async () => {
    const { status, text } = await html('/products/no-such-product');

    expect(status).toBe(404);
    expect(text.includes('Product not found')).toBe(true);
    expect(/<footer[\s>]/.test(text)).toBe(true);
  });

  it('an unknown category returns 200 with an empty list', async () => {
    const { status, text } = await html('/products?category=spaceships');

    expect(status).toBe(200);
    expect(text.includes('No products found in this category.')).toBe(true);
  });

  it('an unknown api path returns 404 as JSON', async () => {
    const response = await fetch(`${siteUrl()}/api/no/such/call`);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });
});
