import { catalogClient, newProduct } from '../test-support/catalog-client.ts';
import { testPhotograph } from '../test-support/test-photograph.ts';
import { ADDRESS, type AttackedShop, openAttackedShop } from './attacked-shop.ts';
import { faultOf } from './refusal.ts';

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">Your code</a>',
  '</title><meta http-equiv=refresh content=0;url=https://attacker.example>',
  '<!--',
  '&lt;b&gt;',
] as const;
const INJECTED_SEARCHES = [
  "' or '1'='1",
  "'; drop table products; --",
  "' union select id, code_hash from mailbox_codes --",
  "\\'; select pg_sleep(10); --",
  '1) or (1=1',
  "notebook' and (select count(*) from users) > 0 --",
  '$$; select 1; $$',
  "%' or title like '%",
];

describe('injection attacks', () => {
  let shop: AttackedShop;
  beforeAll(async () => {
    shop = await openAttackedShop();
    await shop.addProduct({ id: 'secret-sample', title: 'Secret sample', onSale: false });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.pass(61 * 60_000));

  const find = async (path: string) => {
    const response = await shop.app.inject(path);
    return { response, ids: (response.json<{ products?: { _id: string }[] }>().products ?? []).map(({ _id }) => _id) };
  };

  describe('searches and cursors', () => {
    it.each(INJECTED_SEARCHES)('searching for %s has no side effects', async (words) => {
      const q = encodeURIComponent(words);
      for (const path of [
        `/api/product/list?q=${q}`,
        `/api/product/suggest?q=${q}`,
        `/api/product/category/${q}`,
        `/api/product/list?category=${q}`,
        `/api/product/list?sort=${q}`,
        `/api/product/list?minPrice=${q}`,
        `/api/product/${q}`,
      ]) {
        const { response, ids } = await find(path);

        expect({ path, fault: faultOf(response) }).toEqual({ path, fault: undefined });
        expect(response.payload).not.toMatch(/code_hash|[0-9a-f]{64}/);
        expect(ids).not.toContain('secret-sample');
      }
      expect((await find('/api/product/list')).ids.toSorted()).toEqual(['notebook', 'pen']);
    });

    it('a search with wildcards never finds unavailable products', async () => {
      for (const q of ['%', '_', '*', 'secr%', 'secr_t', 'secret', '.*', '*:*']) {
        const listed = await find(`/api/product/list?q=${encodeURIComponent(q)}&limit=100`);
        const suggested = await find(`/api/product/suggest?q=${encodeURIComponent(q)}`);

        expect([q, ...listed.ids, ...suggested.ids]).not.toContain('secret-sample');
        expect(faultOf(listed.response) ?? faultOf(suggested.response)).toBeUndefined();
      }
      expect((await shop.app.inject('/api/product/secret-sample')).statusCode).toBe(404);
      expect((await shop.app.inject('/api/product/secret-sample/related')).payload).not.toContain('Secret sample');
    });

    it('a search text with query operators never causes a server error', async () => {
      for (const q of [
        'a & b | !c',
        '((((',
        ')))',
        'a:*',
        'a <-> b',
        "'",
        '\\',
        ':',
        '&',
        '!!!!',
        'a'.repeat(200),
        '('.repeat(200),
        '😀',
        'ऄ'.repeat(60),
      ]) {
        const { response } = await find(`/api/product/list?q=${encodeURIComponent(q)}`);

        expect({ q, status: response.statusCode }).toEqual({ q, status: 200 });
      }
    });

    it('a forged cursor is rejected and never reveals unavailable products', async () => {
      const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const forged = [
        'nonsense',
        '%00',
        '__proto__',
        write(null),
        write({}),
        write([]),
        write(['newest', 1e300, 'pen']),
        write(['newest', -1, 'pen']),
        write(['price-asc', 2 ** 31, 'pen']),
        write(['newest', '1 or 1=1', 'pen']),
        write(['newest', 1, "pen' or '1'='1"]),
        write(['newest', 1, { $gt: '' }]),
        write(['price; drop table products', 1, 'pen']),
        write(['__proto__', 1, 'pen']),
        write(['newest', 1, 'pen', 'more']),
        `${write(['newest', 1, 'pen'])}.${write({})}`,
        'A'.repeat(500),
      ];
      for (const cursor of forged) {
        const { response } = await find(`/api/product/list?cursor=${cursor}`);
        expect({ cursor, status: response.statusCode, fault: faultOf(response) }).toEqual({
          cursor,
          status: 400,
          fault: undefined,
        });
      }

      const fromTheEnd = await find(
        `/api/product/list?cursor=${write(['newest', Date.UTC(9998, 0), 'zzz'])}&limit=100`,
      );
      expect(fromTheEnd.ids.toSorted()).toEqual(['notebook', 'pen']);
    });

    it('an operator list rejects forged cursors and invalid page sizes', async () => {
      const headers = { authorization: `Bearer ${shop.config.operatorToken}` };
      const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      for (const list of ['orders', 'audit', 'partner-requests', 'bulk-orders']) {
        for (const cursor of [
          write(['0000-01-01T00:00:00Z', shop.asha.sessionId]),
          write(["2026-01-01T00:00:00Z' or 1=1", shop.asha.sessionId]),
          write(['2026-01-01T00:00:00Z', 'x']),
          'x',
        ]) {
          const response = await shop.app.inject({ url: `/api/operator/${list}?cursor=${cursor}`, headers });
          expect({ list, status: response.statusCode, fault: faultOf(response) }).toEqual({
            list,
            status: 400,
            fault: undefined,
          });
        }
        for (const limit of ['0', '-1', '101', '1e3', 'all', '1;drop']) {
          const response = await shop.app.inject({ url: `/api/operator/${list}?limit=${limit}`, headers });
          expect({ list, limit, status: response.statusCode }).toEqual({ list, limit, status: 400 });
        }
      }
    });
  });

  describe('emails', () => {
    async function writeEverywhere(words: string): Promise<void> {
      const mallory = await shop.signInAgain(shop.mallory);
      const post = (url: string, payload: object, headers = {}) =>
        shop.app.inject({ method: 'POST', url, payload, headers });
      const name = words.slice(0, 60);
      const person = { email: 'mallory@example.com', phone: '9876543210', notes: words };
      await post('/api/auth/register', {
        fullname: name,
        email: `new-${Math.random().toString(36).slice(2)}@example.com`,
      });
      await post('/api/partner/connect', {
        fullname: name,
        companyName: name,
        serviceType: 'CSR',
        estimatedTime: name,
        ...person,
      });
      await post('/api/bulk-order/submit', { name, productId: 'pen', quantity: 10, ...person }, mallory.headers);
      const shippingAddress = { ...ADDRESS, name, address: words };
      const created = await shop.createOrder(mallory, [{ productId: 'pen', quantity: 1 }], { shippingAddress });
      if (created.statusCode === 200) await shop.verifyOrder(mallory, await shop.pay(created.json().order.id));
    }

    it('every email escapes HTML that was typed into a form', async () => {
      const before = (await shop.mails()).length;
      for (const words of MARKUP) await writeEverywhere(`Mallory ${words}`);

      const mails = (await shop.mails()).slice(before);
      expect(mails.length).toBeGreaterThan(MARKUP.length);
      for (const { html } of mails) {
        expect(html).not.toMatch(
          /<script|<img (?!loading)|<svg|<a href="javascript|<meta http-equiv=refresh|<!--(?!\[if mso\])/i,
        );
        expect(html).not.toMatch(/<[^>]*\sonmouseover=/i);
      }
    });

    it('line breaks in a form cannot add recipients or headers to an email', async () => {
      const before = (await shop.mails()).length;
      for (const words of [
        'Mallory\r\nbcc: everybody@example.com',
        'Mallory\nsubject: You won',
        'Mallory\r\n\r\n<h1>Hi</h1>',
        'Mallory\u2028to: x@y.co',
        'Mallory\u0085cc: x@y.co',
        'Mallory%0d%0abcc: x@y.co',
      ]) {
        await writeEverywhere(words);
      }

      const mails = (await shop.mails()).slice(before);
      expect(mails.length).toBeGreaterThan(0);
      for (const { recipient, subject } of mails) {
        expect(recipient).toMatch(/^[^\s,;<>]+@[^\s,;<>]+$/);
        expect(subject).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      }
    });

    it('a name with invisible or bidirectional characters is rejected', async () => {
      for (const fullname of [
        'Asha\u202eoaR',
        '\u2066Asha\u2069',
        '\u200b\u200b',
        '\u00a0',
        'As\u0007ha',
        'As\u0000ha',
      ]) {
        const response = await shop.app.inject({
          method: 'POST',
          url: '/api/auth/register',
          payload: { fullname, email: 'new@example.com' },
        });

        expect({ fullname, status: response.statusCode }).toEqual({ fullname, status: 400 });
      }
    });
  });

  describe('files', () => {
    it('a title that looks like a formula is escaped in the exported catalogue', async () => {
      const catalog = catalogClient(shop);
      const titles = [
        '=HYPERLINK("http://attacker.example","Price")',
        '+1+cmd|calc',
        '-2+3',
        '@SUM(1)',
        "'=1",
        '=1,"x"\r\ny'.replace('\r\n', ' '),
      ];
      const imported = await catalog.importRows(
        titles.map((title, n) => newProduct({ id: `formula-${n}`, title: `'${title}`, description: `'${title}` })),
      );
      expect(imported.statusCode).toBe(200);

      const rows = (await catalog.exportRows()).filter(({ id }) => id?.startsWith('formula-'));

      expect(rows).toHaveLength(titles.length);
      for (const { title, description } of rows) {
        for (const cell of [title, description]) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }
    });

    it('a catalogue import rejects URLs as picture names', async () => {
      const catalog = catalogClient(shop);
      for (const images of [
        'http://169.254.169.254/latest/meta-data/',
        'https://attacker.example/x.svg',
        'file:///etc/passwd',
        '//attacker.example/x.svg',
        '../../../../etc/passwd',
        'data:image/svg+xml,<svg/>',
      ]) {
        const response = await catalog.importRows([newProduct({ id: 'with-picture', images })]);

        expect({
          images,
          status: response.statusCode,
          fault: faultOf({ statusCode: response.statusCode, payload: JSON.stringify(response.json()) }),
        }).toEqual({ images, status: 422, fault: undefined });
      }
    });

    it('the name of an uploaded photograph does not affect where the photograph is stored', async () => {
      const photograph = await testPhotograph(900, 900).jpeg().toBuffer();
      for (const file of [
        '..%2f..%2fevil.jpg',
        '..%5c..%5cevil.php',
        '%2fetc%2fpasswd',
        'evil.jpg%00.svg',
        'CON.jpg',
        '<b>.jpg',
        '.htaccess',
        '__proto__',
      ]) {
        const response = await shop.app.inject({
          method: 'PUT',
          url: `/api/operator/media/${file}?dryRun=true`,
          headers: { authorization: `Bearer ${shop.config.operatorToken}`, 'content-type': 'application/octet-stream' },
          payload: photograph,
        });

        expect({ file, fault: faultOf(response) }).toEqual({ file, fault: undefined });
        if (response.statusCode === 200) {
          expect(response.json<{ picture: string }>().picture).toMatch(
            /^[a-z0-9-]{1,60}\.[0-9a-f]{8}\.w(800|1200)\.webp$/,
          );
        }
      }
    });

    it.each([
      '/media/..%2f..%2fpackage.json',
      '/media/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/media/%2e%2e/%2e%2e/etc/passwd',
      '/media/....//....//etc/passwd',
      '/media/..%5c..%5cpackage.json',
      '/media/%252e%252e%252fpackage.json',
      '/media/%c0%ae%c0%ae%c0%afpackage.json',
      '/media/journal-cotton-rag-hero.00000000.w800.webp%00.png',
      '/media/share/..%2f..%2f..%2fpackage.json.jpg',
      '/api/docs/static/..%2f..%2f..%2fpackage.json',
      '/api/docs/static/%2e%2e/%2e%2e/package.json',
    ])('%s does not return a file outside the public folders', async (path) => {
      const response = await shop.app.inject(path);

      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.payload).not.toMatch(/root:|"name"\s*:\s*"|"dependencies"/);
    });

    it('a picture is served with a Content-Security-Policy that forbids scripts', async () => {
      const response = await shop.app.inject('/media/journal-cotton-rag-hero.00000000.w800.webp');

      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    });
  });
});
