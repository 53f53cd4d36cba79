import { randomUUID } from 'node:crypto';
import { inTransaction } from '../src/db/transaction.ts';
import { ROTATION_GRACE_MS, Sessions } from '../src/modules/auth/sessions.ts';
import type { Shopper } from '../test-support/test-shop.ts';
import { ADDRESS, type AttackedShop, openAttackedShop } from './attacked-shop.ts';
import { faultOf } from './refusal.ts';

const NO_CODES = [
  ['a list of codes', ['000000', '000001']],
  ['an object', { $ne: '' }],
  ['a number', 123456],
  ['a number without its leading zeros', 42],
  ['true', true],
  ['null', null],
  ['digits of another script', '٠١٢٣٤٥'],
  ['full-width digits', '０１２３４５'],
  ['mathematical digits', '𝟎𝟏𝟐𝟑𝟒𝟓'],
  ['five digits', '12345'],
  ['seven digits', '1234567'],
  ['an exponent', '1e5000'],
  ['a sign', '-12345'],
  ['hexadecimal', '0x1234'],
  ['a wildcard', '%%%%%%'],
  ['a pattern', '......'],
  ['a zero byte', '12345\0'],
  ['nothing', ''],
  ['SQL', "' or 1=1"],
] as const;

describe('attacks on other accounts', () => {
  let shop: AttackedShop;
  let mallory: Shopper;
  let ashasBefore: unknown;

  beforeAll(async () => {
    shop = await openAttackedShop();
    ashasBefore = await shop.ashasData();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.pass(61 * 60_000);
    mallory = await shop.signInAgain(shop.mallory);
  });

  const auth = (call: string, payload: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'POST', url: `/api/auth/${call}`, payload, headers });
  const asMallory = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    shop.app.inject({ method, url, headers: mallory.headers, ...(payload && { payload }) });

  async function codeFor(email: string): Promise<string> {
    const mail = (await shop.mails()).findLast(({ recipient }) => recipient === email);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  }

  describe('ids of other shoppers', () => {
    it.each([
      ['order', (id: string) => `/api/auth/my-order/${id}`, 'GET'],
      ['order to cancel', (id: string) => `/api/auth/my-order/${id}/cancel`, 'POST'],
      ['address to read over', (id: string) => `/api/auth/addresses/${id}`, 'PUT'],
      ['address to remove', (id: string) => `/api/auth/addresses/${id}`, 'DELETE'],
      ['session to end', (id: string) => `/api/auth/sessions/${id}`, 'DELETE'],
    ] as const)("a shopper gets the same response for Asha's %s as for a missing one", async (what, url, method) => {
      const { orderNumber, addressId, sessionId } = shop.asha;
      const ashas = what.includes('order') ? orderNumber : what.includes('address') ? addressId : sessionId;
      const nobodys = what.includes('order') ? orderNumber.replace(/\d{6}$/, '999999') : randomUUID();
      const body = method === 'PUT' ? { ...ADDRESS, name: 'Mallory' } : undefined;

      const hers = await asMallory(method, url(ashas), body);
      const none = await asMallory(method, url(nobodys), body);

      expect(hers.statusCode).toBe(404);
      expect(hers.payload.replaceAll(ashas, 'it')).toBe(none.payload.replaceAll(nobodys, 'it'));
    });

    it("a shopper's own lists never contain another shopper's data", async () => {
      const lists = ['my-order', 'addresses', 'sessions', 'my-data', 'last-address', 'me'];
      const responses = await Promise.all(
        lists.map((list) =>
          asMallory('GET', `/api/auth/${list}?userId=${shop.asha.shopper.id}&email=asha@example.com`),
        ),
      );

      for (const { statusCode, payload } of responses) {
        expect(statusCode).toBe(200);
        for (const ashas of [
          shop.asha.shopper.id,
          'asha@example.com',
          shop.asha.orderNumber,
          shop.asha.addressId,
          shop.asha.sessionId,
        ]) {
          expect(payload).not.toContain(ashas);
        }
      }
    });

    it('saving a profile or an address ignores any id, owner or role in the request', async () => {
      const wish = {
        _id: shop.asha.shopper.id,
        id: shop.asha.shopper.id,
        userId: shop.asha.shopper.id,
        buyerId: shop.asha.shopper.id,
        email: 'asha@example.com',
        username: 'admin',
        profilePic: 'http://169.254.169.254/latest/meta-data/',
        role: 'admin',
        isAdmin: true,
        operator: true,
        status: 'delivered',
        createdAt: '2000-01-01T00:00:00Z',
      };

      const updated = await asMallory('PUT', '/api/auth/update-user', { fullname: 'Mallory', ...wish });
      const saved = await asMallory('POST', '/api/auth/addresses', {
        ...ADDRESS,
        ...wish,
        name: 'Mallory',
        lastUsedAt: '2999-01-01T00:00:00Z',
      });
      const created = await asMallory('POST', '/api/payment/create-order', {
        products: [{ productId: 'pen', quantity: 1 }],
        ...wish,
        state: 'paid',
      });
      const me = await asMallory('GET', '/api/auth/me');

      expect([updated.statusCode, saved.statusCode, created.statusCode]).toEqual([200, 201, 200]);
      expect(me.json()).toMatchObject({
        user: { _id: mallory.id, email: 'mallory@example.com', username: null, profilePic: null },
      });
      expect(Object.keys(me.json<{ user: object }>().user).toSorted()).toEqual([
        '_id',
        'brandColors',
        'email',
        'fullname',
        'name',
        'phone',
        'profilePic',
        'username',
      ]);
      expect(saved.json<{ address: { lastUsedAt: string; _id: string } }>().address).toMatchObject({
        lastUsedAt: shop.now().toISOString(),
      });
      expect(await shop.myOrders(mallory)).toEqual([]);
    });
  });

  describe('sign-in codes', () => {
    it.each(NO_CODES)('nobody can sign in with %s instead of a code', async (_what, otp) => {
      await auth('login', { email: 'asha@example.com' });

      const response = await auth('verify-otp', { email: 'asha@example.com', otp });

      expect(response.statusCode).toBe(400);
      expect(faultOf(response)).toBeUndefined();
    });

    it('an attacker gets only five guesses at a code, even with 60 simultaneous requests', async () => {
      const { email } = await shop.signIn();
      await auth('login', { email });
      const right = await codeFor(email);
      const guesses = Array.from({ length: 60 }, (_, n) =>
        String((Number(right) + n + 1) % 1_000_000).padStart(6, '0'),
      );

      const responses = await Promise.all(guesses.map((otp) => auth('verify-otp', { email, otp })));
      const late = await auth('verify-otp', { email, otp: right });

      expect(
        responses.filter((response) => response.json<{ code: string }>().code === 'INVALID_OTP').length,
      ).toBeLessThanOrEqual(5);
      expect(late.statusCode).toBeGreaterThanOrEqual(400);
    });

    it('an attacker gets no extra guesses by spelling the email address differently', async () => {
      const { email } = await shop.signIn();
      await auth('login', { email });
      const right = await codeFor(email);
      const wrong = right === '111111' ? '222222' : '111111';
      const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('example', 'EXAMPLE')];

      for (const spelled of spellings) await auth('verify-otp', { email: spelled, otp: wrong });
      const response = await auth('verify-otp', { email, otp: right });

      expect(response.statusCode).toBeGreaterThanOrEqual(400);
    });

    it('login returns 400 if `email` is not a single valid address', async () => {
      for (const email of [
        'asha@example.com,mallory@example.com',
        'asha@example.com\nmallory@example.com',
        'asha@example.com\r\nbcc: mallory@example.com',
        '"asha@example.com" <mallory@example.com>',
        'asha@example.com\0@mallory.example',
        'asha@example.com;mallory@example.com',
        ['asha@example.com', 'mallory@example.com'],
        { email: 'asha@example.com' },
      ]) {
        const before = (await shop.mails()).length;
        const response = await auth('login', { email });

        expect({ email, status: response.statusCode }).toEqual({ email, status: 400 });
        expect(await shop.mails()).toHaveLength(before);
      }
    });

    it('a sign-in code cannot be used twice or with another email address', async () => {
      const { email } = await shop.signIn();
      await auth('login', { email });
      const otp = await codeFor(email);
      await auth('login', { email: 'mallory@example.com' });
      const elsewhere = await auth('verify-otp', { email: 'mallory@example.com', otp });

      const responses = await Promise.all(Array.from({ length: 5 }, () => auth('verify-otp', { email, otp })));
      const again = await auth('verify-otp', { email, otp });

      expect(elsewhere.statusCode).toBe(400);
      expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(again.statusCode).toBe(400);
    });

    it('an account cannot be deleted with a code sent to another mailbox', async () => {
      await auth('delete-account/code', {}, { ...mallory.headers });
      const otp = await codeFor('mallory@example.com');
      const asha = await shop.signInAgain(shop.asha.shopper);

      const response = await shop.app.inject({
        method: 'DELETE',
        url: '/api/auth/account',
        headers: asha.headers,
        payload: { otp, email: 'mallory@example.com' },
      });

      expect(response.statusCode).toBe(400);
    });

    it('responses do not reveal whether a person has an account', async () => {
      const traces = async (email: string) => {
        const responses = [];
        for (const call of ['login', 'resend-otp'] as const) {
          const { statusCode, payload, headers } = await auth(call, { email });
          responses.push({
            statusCode,
            payload: payload.replace(/\d+ s\b/, 'a while').replace(/"retryAfter":\d+/, ''),
            headers: Object.keys(headers).toSorted(),
          });
        }
        const wrong = await auth('verify-otp', { email, otp: '000000' });
        return [...responses, { statusCode: wrong.statusCode, payload: wrong.payload }];
      };

      expect(await traces('asha@example.com')).toEqual(await traces(`nobody-${randomUUID()}@example.com`));
    });
  });

  describe('sessions', () => {
    async function openSession(id: string) {
      return inTransaction(shop.database, (tx) =>
        new Sessions(shop.database, shop.now).open(tx, id, 'Chrome on Android'),
      );
    }
    const renew = (refreshToken: string, headers: Record<string, string> = {}) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auth/refresh-token',
        cookies: { 'kaagazz-refresh': refreshToken },
        headers,
      });

    it('using a refresh token twice ends the session', async () => {
      const { refreshToken } = await openSession(shop.asha.shopper.id);
      const stolen = refreshToken;
      const honest = await renew(refreshToken);
      const ashas = honest.json<{ accessToken: string }>().accessToken;
      shop.pass(ROTATION_GRACE_MS + 1_000);

      const thief = await renew(stolen);
      const after = await shop.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${ashas}` } });

      expect(thief.json()).toMatchObject({ success: false, code: 'NO_SESSION' });
      expect(after.statusCode).toBe(401);
    });

    it('a session can be renewed only with its refresh token', async () => {
      const { refreshToken } = await openSession(shop.asha.shopper.id);
      const access = shop.asha.shopper.headers.authorization.replace('Bearer ', '');
      for (const token of [
        access,
        `${refreshToken}x`,
        refreshToken.slice(1),
        refreshToken.toLowerCase() + '=',
        '%',
        "' or ''='",
        '__proto__',
        'a'.repeat(4_000),
        `${refreshToken}, ${refreshToken}`,
      ]) {
        const response = await renew(token);

        expect({ token, body: response.json<object>() }).toMatchObject({
          token,
          body: { success: false, code: 'NO_SESSION' },
        });
      }
    });

    it('signing in creates a new refresh token even if the client sends one', async () => {
      const { email } = await shop.signIn();
      await auth('login', { email });
      const chosen = 'chosen-by-mallory';
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/auth/verify-otp',
        cookies: { 'kaagazz-refresh': chosen },
        payload: {
          email,
          otp: await codeFor(email),
          sessionId: chosen,
          refreshToken: chosen,
        },
      });

      expect(response.statusCode).toBe(200);
      expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
      expect(response.cookies[0]?.value).not.toContain(chosen);
      expect(response.payload).not.toContain(response.cookies[0]?.value);
    });

    it('an access token is rejected after logout', async () => {
      const asha = await shop.signInAgain(shop.asha.shopper);
      await auth('logout', {}, { ...asha.headers });

      const response = await shop.app.inject({ url: '/api/auth/me', headers: asha.headers });

      expect(response.statusCode).toBe(401);
    });

    it("logging out cannot end another shopper's session", async () => {
      const asha = await shop.signInAgain(shop.asha.shopper);
      await auth('logout', { sessionId: shop.asha.sessionId, userId: shop.asha.shopper.id });
      await auth('logout', {}, { ...mallory.headers });

      const response = await shop.app.inject({ url: '/api/auth/me', headers: asha.headers });

      expect(response.statusCode).toBe(200);
    });
  });

  it("attacks on accounts never change another shopper's data", async () => {
    expect(await shop.ashasData()).toEqual(ashasBefore);
  });
});
