import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { openTestShop, type Shopper, type TestShop } from '../../../test-support/test-shop.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Page {
  requests: Record<string, unknown>[];
  nextCursor: string | null;
}

describe('bulk orders', () => {
  let shop: TestShop;
  let asha: Shopper;
  let networks = 0;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.addProduct({ id: 'notebook', title: 'Notebook <b>A5</b>' });
    asha = await shop.signIn('asha@example.com');
  });
  afterAll(() => shop.close());

  const request = {
    name: 'Asha Rao',
    email: 'office@example.com',
    phone: '1123456789',
    notes: 'For a wedding.\nIn red.',
    productId: 'notebook',
    quantity: 10,
  };
  async function submit(change: object = {}, { as = asha.headers }: { as?: object } = {}) {
    shop.pass(1);
    return shop.app.inject({
      method: 'POST',
      url: '/api/bulk-order/submit',
      payload: { ...request, ...change },
      headers: { ...as, 'x-forwarded-for': `10.1.0.${++networks}` },
    });
  }
  const list = async (query = '') => {
    const headers = { authorization: `Bearer ${shop.config.operatorToken}` };
    return (await shop.app.inject({ url: `/api/operator/bulk-orders${query}`, headers })).json<Page>();
  };
  const mailsTo = async (recipient: string) => (await shop.mails()).filter((mail) => mail.recipient === recipient);

  it('submitting a bulk order request notifies the office and the sender by email', async () => {
    const response = await submit({ email: ' Office@Example.com ', quantity: 250 });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ success: true, message: 'Bulk order request sent successfully.' });
    expect((await list('?limit=1')).requests[0]).toMatchObject({
      ...request,
      quantity: 250,
      productTitle: 'Notebook <b>A5</b>',
    });
    const office = (await mailsTo(DEFAULT_SETTINGS.company.email)).at(-1);
    expect(office).toMatchObject({ kind: 'bulk-order-request', subject: 'Bulk order: 250 × Notebook <b>A5</b>' });
    for (const words of ['250', 'Asha Rao', 'office@example.com', '1123456789', request.notes]) {
      expect(office?.text).toContain(words);
    }
    expect(office?.html).toContain('Notebook &lt;b&gt;A5&lt;/b&gt; (notebook)');
    expect((await mailsTo('office@example.com')).map(({ kind }) => kind)).toEqual(['bulk-order-receipt']);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no name at all', { name: undefined }, 'name', 'Name is required'],
    ['an invisible name', { name: '\u200b' }, 'name', 'Name is required'],
    ['a right-to-left override in the name', { name: 'Asha \u202eoaR' }, 'name', 'cannot be printed'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'name', 'at most 120'],
    ['no email', { email: '' }, 'email', 'Email is required'],
    ['an invalid email', { email: 'asha@example' }, 'email', 'Please enter a valid email'],
    ['nine digits', { phone: '987654321' }, 'phone', 'Phone number should be exactly 10 digits'],
    ['eleven digits', { phone: '98765432100' }, 'phone', 'Phone number should be exactly 10 digits'],
    ['no phone number', { phone: null }, 'phone', 'Phone number should be exactly 10 digits'],
    ['nine pieces', { quantity: 9 }, 'quantity', 'Minimum quantity is 10'],
    ['a fractional quantity', { quantity: 10.5 }, 'quantity', 'Minimum quantity is 10'],
    ['a quantity that is not a number', { quantity: 'many' }, 'quantity', 'Minimum quantity is 10'],
    ['a quantity above the maximum', { quantity: 100_001 }, 'quantity', 'Maximum quantity is 100000'],
    ['notes of 4001 characters', { notes: 'a'.repeat(4001) }, 'notes', 'at most 4000'],
    ['a zero byte', { productId: 'note\u0000book' }, 'productId', 'cannot be printed'],
    ['no product', { productId: undefined }, 'productId', 'is required'],
  ])('a bulk order with %s is rejected', async (_what, change, field, words) => {
    const before = (await list()).requests.length;

    const response = await submit(change);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION', field });
    expect(response.json<{ message: string }>().message).toContain(words);
    expect((await list()).requests).toHaveLength(before);
  });

  it.each(['98765 43210', ' +91 (98765) 43210 ', '0-98765-43210'])(
    'the phone number %j is stored as ten digits',
    async (phone) => {
      const response = await submit({ phone });

      expect(response.statusCode).toBe(201);
      expect((await list('?limit=1')).requests[0]).toMatchObject({ phone: '9876543210' });
    },
  );

  it('a bulk order for an unknown product returns 404 PRODUCT_NOT_FOUND', async () => {
    const stranger = await submit({}, { as: {} });
    const unknown = await submit({ productId: 'moon' });
    const endless = await submit({ productId: 'a'.repeat(5000) });

    expect([stranger.statusCode, unknown.statusCode, endless.statusCode]).toEqual([401, 404, 400]);
    expect(unknown.json()).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });

  it('emails about a bulk order request escape HTML that the customer entered', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'&';

    await submit({ name: markup, notes: markup, email: 'm@example.com' });

    const office = (await mailsTo(DEFAULT_SETTINGS.company.email)).at(-1);
    expect(office?.text).toContain(`Notes: ${markup}`);
    expect(office?.html).not.toContain('<img src=x');
    expect(office?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;');
    const [receipt] = await mailsTo('m@example.com');
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toContain('onerror');
    expect(receipt?.text).toMatch(/bulk order request to Kaagazz: \d+ × Notebook/);
  });

  it('the 21st bulk order request from one account within an hour is rejected with 429', async () => {
    const flood = { email: 'flooded@example.com' };
    const as = (await shop.signIn()).headers;
    for (let taken = 0; taken < 20; taken += 1) {
      const letter = { ...flood, notes: `Letter ${taken}` };
      expect((await submit(letter, { as })).statusCode).toBe(201);
    }

    const refused = await submit(flood, { as });

    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await mailsTo('flooded@example.com')).toHaveLength(3);
  });

  it('operators can page through bulk orders', async () => {
    const whole = (await list('?limit=100')).requests;
    const first = await list('?limit=3');
    const second = await list(`?limit=3&cursor=${first.nextCursor ?? ''}`);
    const stranger = await shop.app.inject({ url: '/api/operator/bulk-orders', headers: asha.headers });

    expect([...first.requests, ...second.requests]).toEqual(whole.slice(0, 6));
    expect(stranger.statusCode).toBe(404);
  });

  it('a bulk order is deleted after two years', async () => {
    expect((await submit()).statusCode).toBe(201);

    shop.pass(2 * 365 * DAY + 1);
    await shop.runJobs('forget-old-bulk-order-requests');
    expect((await list()).requests).toEqual([]);
  });
});
