import { PARTNER_SERVICES } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface ConnectResponse {
  success: boolean;
  message: string;
  error?: string;
  code?: string;
  field?: string;
}

interface Page {
  requests: Record<string, string>[];
  nextCursor: string | null;
}

describe('partner requests', () => {
  let shop: TestShop;
  let visitor = 0;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const operator = () => ({ authorization: `Bearer ${shop.config.operatorToken}` });
  const request = {
    fullname: 'Asha Rao',
    companyName: 'Neem & Co.',
    email: 'asha@example.com',
    phone: '9876543210',
    serviceType: 'CSR',
    estimatedTime: 'Before Diwali',
    notes: 'Four hundred notebooks.\nPlain covers.',
  };
  async function connect(change: object = {}, from = `10.0.0.${++visitor}`) {
    shop.pass(1);
    return shop.app.inject({
      method: 'POST',
      url: '/api/partner/connect',
      payload: { ...request, ...change },
      headers: { 'x-forwarded-for': from },
    });
  }
  const list = async (query = '') =>
    (await shop.app.inject({ url: `/api/operator/partner-requests${query}`, headers: operator() })).json<Page>();
  const mailsTo = async (recipient: string) => (await shop.mails()).filter((mail) => mail.recipient === recipient);

  it('submitting a partner request notifies the office and the sender by email', async () => {
    const response = await connect({ email: '  First@Example.com ', companyName: ' Neem\n& Co. ' });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ success: true });
    const [newest] = (await list()).requests;
    expect(newest).toMatchObject({ ...request, email: 'first@example.com', companyName: 'Neem & Co.' });
    const office = (await mailsTo(DEFAULT_SETTINGS.company.email)).at(-1);
    expect(office?.subject).toBe('Partner request: CSR, Neem & Co.');
    for (const value of ['Asha Rao', 'first@example.com', '9876543210', 'Before Diwali', request.notes]) {
      expect(office?.text).toContain(value);
    }
    expect((await mailsTo('first@example.com')).map(({ kind }) => kind)).toEqual(['partner-receipt']);
  });

  it('a partner request repeated within ten minutes is stored only once', async () => {
    const again = { email: 'again@example.com' };
    const sent = async () => (await list()).requests.filter(({ email }) => email === again.email);

    const responses = await Promise.all([connect(again), connect(again), connect(again)]);
    shop.pass(10 * 60_000);
    responses.push(await connect(again));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(await sent()).toHaveLength(1);
    expect(await mailsTo(again.email)).toHaveLength(1);

    shop.pass(20 * 60_000);
    await connect(again);
    expect(await sent()).toHaveLength(2);
  });

  it('a partner request is stored even if the mail server is down', async () => {
    const offline = await openTestShop({ SMTP_URL: 'smtp://127.0.0.1:1' });

    const response = await offline.app.inject({ method: 'POST', url: '/api/partner/connect', payload: request });
    await offline.runJobs('send-mail');

    expect(response.statusCode).toBe(201);
    const { requests } = (
      await offline.app.inject({ url: '/api/operator/partner-requests', headers: operator() })
    ).json<Page>();
    expect(requests).toMatchObject([request]);
    const waiting = await offline.mails();
    expect(waiting.map(({ kind }) => kind).sort()).toEqual(['partner-receipt', 'partner-request']);
    for (const mail of waiting) expect(mail).toMatchObject({ sentAt: null, failedAt: null });
    expect(waiting.find(({ kind }) => kind === 'partner-request')?.text).toContain(request.notes);
    await offline.close();
  });

  it.each(PARTNER_SERVICES)('a partner request for %s is accepted without the optional fields', async (serviceType) => {
    const response = await connect({ serviceType, estimatedTime: undefined, notes: null });

    expect(response.statusCode).toBe(201);
    expect((await list('?limit=1')).requests[0]).toMatchObject({ serviceType, estimatedTime: '', notes: '' });
  });

  it.each([
    ['no full name', { fullname: '   ' }, 'fullname'],
    ['no company', { companyName: undefined }, 'companyName'],
    ['an invalid email', { email: 'asha@example' }, 'email'],
    ['nine digits', { phone: '987654321' }, 'phone'],
    ['eleven digits', { phone: '98765432100' }, 'phone'],
    ['letters in the number', { phone: '98765abcde' }, 'phone'],
    ['an unknown service', { serviceType: 'Free lunch' }, 'serviceType'],
    ['a name of 121 characters', { fullname: 'a'.repeat(121) }, 'fullname'],
    ['a time frame of 121 characters', { estimatedTime: 'a'.repeat(121) }, 'estimatedTime'],
    ['notes of 4001 characters', { notes: 'a'.repeat(4001) }, 'notes'],
    ['a zero byte', { notes: 'a\u0000b' }, 'notes'],
  ])('a partner request with %s is rejected', async (_, change, field) => {
    const before = (await list()).requests.length;

    const response = await connect(change);

    expect(response.statusCode).toBe(400);
    const { success, message, error, code, field: named } = response.json<ConnectResponse>();
    expect({ success, code, named }).toEqual({ success: false, code: 'VALIDATION', named: field });
    expect(error).toBe(message);
    expect((await list()).requests).toHaveLength(before);
  });

  it.each(['98765 43210', ' +91 (98765) 43210 ', '0-98765-43210'])(
    'the phone number %j is stored as ten digits',
    async (phone) => {
      const response = await connect({ phone, estimatedTime: `Call ${phone.trim()}` });

      expect(response.statusCode).toBe(201);
      expect((await list('?limit=1')).requests[0]).toMatchObject({
        phone: '9876543210',
        estimatedTime: `Call ${phone.trim()}`,
      });
    },
  );

  it('a partner request with a megabyte of notes is rejected with 413', async () => {
    const response = await connect({ notes: 'a'.repeat(1024 * 1024) });

    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'BODY_TOO_LARGE',
      error: 'The request is too large.',
    });
  });

  it('markup in a partner request is escaped in the emails', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'&';

    await connect({
      fullname: markup,
      companyName: markup,
      estimatedTime: markup,
      notes: markup,
      email: 'm@example.com',
    });

    expect((await list('?limit=1')).requests[0]).toMatchObject({ fullname: markup, notes: markup });
    const office = (await mailsTo(DEFAULT_SETTINGS.company.email)).at(-1);
    expect(office?.text).toContain(`Notes: ${markup}`);
    expect(office?.html).not.toContain('<img src=x');
    expect(office?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;');
    const [receipt] = await mailsTo('m@example.com');
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toContain('onerror');
  });

  it('an IP address can send at most 200 partner requests an hour', async () => {
    const from = '203.0.113.7';
    for (let taken = 0; taken < 200; taken += 1) expect((await connect({}, from)).statusCode).toBe(201);

    const refused = await connect({}, from);
    const fromElsewhere = await connect({}, '203.0.113.8');
    shop.pass(HOUR);
    const later = await connect({}, from);

    expect(refused.statusCode).toBe(429);
    const { code, error, message } = refused.json<ConnectResponse>();
    expect({ code, error }).toEqual({ code: 'TOO_MANY_REQUESTS', error: message });
    expect(refused.headers['retry-after']).toBe('3600');
    expect(fromElsewhere.statusCode).toBe(201);
    expect(later.statusCode).toBe(201);
  });

  it('a mailbox gets at most three confirmations of partner requests an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await connect({ email: 'flooded@example.com', notes: `Letter ${sent}` });
    }

    expect(await mailsTo('flooded@example.com')).toHaveLength(3);
    const kept = (await list()).requests.filter(({ email }) => email === 'flooded@example.com');
    expect(kept).toHaveLength(5);
  });

  it('only operators can list partner requests', async () => {
    const whole = (await list('?limit=100')).requests;
    const first = await list('?limit=3');
    const second = await list(`?limit=3&cursor=${first.nextCursor ?? ''}`);
    const stranger = await shop.app.inject({ url: '/api/operator/partner-requests' });

    expect([...first.requests, ...second.requests]).toEqual(whole.slice(0, 6));
    expect(stranger.statusCode).toBe(404);
  });

  it('partner requests are deleted after two years', async () => {
    shop.pass(2 * 365 * DAY + 1);

    await shop.runJobs('forget-old-partner-requests');
    await shop.runJobs('forget-throttle-counts');

    expect((await list()).requests).toEqual([]);
  });
});
