import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { openTestShop, type Shopper, type TestShop } from '../../../test-support/test-shop.ts';
import { authKeys } from './auth-keys.ts';

interface OpenSession {
  _id: string;
  current: boolean;
  device: string;
  createdAt: string;
  lastUsedAt: string;
}

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

describe("a shopper's own account", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const update = (shopper: Pick<Shopper, 'headers'>, payload: object) =>
    shop.app.inject({ method: 'PUT', url: '/api/auth/update-user', headers: shopper.headers, payload });
  const me = (shopper: Pick<Shopper, 'headers'>) => shop.app.inject({ url: '/api/auth/me', headers: shopper.headers });
  const sessionsOf = async (shopper: Pick<Shopper, 'headers'>) =>
    (await shop.app.inject({ url: '/api/auth/sessions', headers: shopper.headers })).json<{ sessions: OpenSession[] }>()
      .sessions;
  const end = (shopper: Pick<Shopper, 'headers'>, id = '') =>
    shop.app.inject({ method: 'DELETE', url: `/api/auth/sessions${id && `/${id}`}`, headers: shopper.headers });

  async function signInOn(userAgent: string, email: string) {
    await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: { email, fullname: 'Asha Rao' } });
    const otp = /\b\d{6}\b/.exec((await shop.mails()).findLast((mail) => mail.recipient === email)?.text ?? '')?.[0];
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      headers: { 'user-agent': userAgent },
      payload: { email, otp },
    });
    const refreshToken = response.cookies[0]?.value ?? '';
    return {
      headers: { authorization: `Bearer ${response.json<{ token: string }>().token}` },
      renew: () =>
        shop.app.inject({
          method: 'POST',
          url: '/api/auth/refresh-token',
          cookies: { 'kaagazz-refresh': refreshToken },
        }),
    };
  }

  describe('name and phone', () => {
    it('PUT /update-user changes the name and the phone number', async () => {
      const asha = await shop.signIn();

      const response = await update(asha, { fullname: ' Asha  Rao Iyer ', phone: '9876543210' });

      expect(response.statusCode).toBe(200);
      const { user } = response.json<{ user: object }>();
      expect(user).toMatchObject({ name: 'Asha Rao Iyer', fullname: 'Asha Rao Iyer', phone: '9876543210' });
      expect((await me(asha)).json()).toEqual({ success: true, user });
    });

    it('PUT /update-user keeps a name or phone number that the request omits', async () => {
      const asha = await shop.signIn();
      await update(asha, { fullname: 'आशा राव', phone: '9876543210' });

      expect((await update(asha, { fullname: 'Asha' })).json()).toMatchObject({ user: { phone: '9876543210' } });
      expect((await update(asha, { phone: '' })).json()).toMatchObject({ user: { fullname: 'Asha', phone: null } });
      expect((await update(asha, { phone: null })).json()).toMatchObject({ user: { fullname: 'Asha', phone: null } });
    });

    it('PUT /update-user ignores fields other than the name and the phone number', async () => {
      const [asha, meera] = [await shop.signIn(), await shop.signIn()];

      const response = await update(asha, {
        _id: meera.id,
        id: meera.id,
        email: 'other@example.com',
        username: 'root',
        profilePic: 'https://example.com/x.png',
        fullname: 'Changed',
      });

      expect(response.json()).toMatchObject({
        user: { _id: asha.id, email: asha.email, username: null, profilePic: null, fullname: 'Changed' },
      });
      expect((await me(meera)).json()).toMatchObject({ user: { fullname: 'Asha Rao', email: meera.email } });
    });

    it.each([
      { fullname: '' },
      { fullname: '   ' },
      { fullname: '\u200b\u2060' },
      { fullname: null },
      { fullname: ['Asha'] },
      { fullname: 'x'.repeat(121) },
      { fullname: 'zero\u0000byte' },
      { fullname: 'bell\u0007' },
      { fullname: 'turned \u202eround' },
      { fullname: 'half \ud83d of a character' },
      { phone: '12345' },
      { phone: '5876543210' },
      { phone: '98765432101' },
      { phone: '+919876543210' },
      { phone: 9876543210 },
    ])('PUT /update-user rejects %j with 400', async (wrong) => {
      const asha = await shop.signIn();

      const response = await update(asha, { fullname: 'New', phone: '9876543210', ...wrong });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION', field: Object.keys(wrong)[0] });
      expect((await me(asha)).json()).toMatchObject({ user: { fullname: 'Asha Rao', phone: null } });
    });

    it.each([
      ['sign-up', '/api/auth/register'],
      ['verification', '/api/auth/verify-otp'],
    ])('line breaks are removed from a name given at %s', async (_call, url) => {
      const email = `${randomUUID()}@example.com`;
      const fullname = 'Asha\r\nBcc: everybody\u2028@example.com';
      const signUp = { email, fullname: url.endsWith('register') ? fullname : 'Asha' };
      await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: signUp });
      const otp = /\b\d{6}\b/.exec((await shop.mails()).findLast((mail) => mail.recipient === email)?.text ?? '')?.[0];

      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/auth/verify-otp',
        payload: { email, otp, ...(url.endsWith('verify-otp') && { fullname }) },
      });

      expect(response.json()).toMatchObject({ user: { fullname: 'Asha Bcc: everybody @example.com' } });
    });

    it('PUT /update-user saves and removes brand colours', async () => {
      const asha = await shop.signIn();
      const brandColors = ['#0b5fa5', '#f2b705'];

      expect((await update(asha, { brandColors })).json()).toMatchObject({ user: { brandColors } });
      expect((await update(asha, { phone: '9876543210' })).json()).toMatchObject({ user: { brandColors } });
      expect((await me(asha)).json()).toMatchObject({ user: { brandColors, fullname: 'Asha Rao' } });
      expect((await update(asha, { brandColors: [] })).json()).toMatchObject({ user: { brandColors: [] } });
    });

    it("a shopper cannot see or change another shopper's brand colours", async () => {
      const [asha, meera] = [await shop.signIn(), await shop.signIn()];
      await update(asha, { brandColors: ['#0b5fa5'] });

      await update(meera, { _id: asha.id, id: asha.id, email: asha.email, brandColors: [] });

      expect((await me(meera)).json()).toMatchObject({ user: { _id: meera.id, brandColors: [] } });
      expect((await me(asha)).json()).toMatchObject({ user: { brandColors: ['#0b5fa5'] } });
    });

    it.each([
      [['red'], 'brandColors.0'],
      [['#0B5FA5'], 'brandColors.0'],
      [['#fff'], 'brandColors.0'],
      [['#0b5fa5', '#f2b705\n'], 'brandColors.1'],
      [['#0b5fa5', null], 'brandColors.1'],
      [['#0b5fa5', '#f2b705', '#000000'], 'brandColors'],
      ['#0b5fa5', 'brandColors'],
      [null, 'brandColors'],
    ])('PUT /update-user rejects the brand colours %j with 400', async (brandColors, field) => {
      const asha = await shop.signIn();

      const response = await update(asha, { fullname: 'New', brandColors });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION', field });
      expect((await me(asha)).json()).toMatchObject({ user: { fullname: 'Asha Rao', brandColors: [] } });
    });

    it('PUT /update-user responds with 401 without a session', async () => {
      const response = await update({ headers: { authorization: 'Bearer nonsense' } }, { fullname: 'Nobody' });

      expect(response.statusCode).toBe(401);
    });
  });

  describe('sessions', () => {
    it('GET /sessions lists the most recently used device first', async () => {
      const email = 'two-devices@example.com';
      const phone = await signInOn(ANDROID, email);
      shop.pass(60_000);
      const laptop = await signInOn(LINUX, email);
      shop.pass(60_000);

      expect(await sessionsOf(laptop)).toMatchObject([
        { device: 'Firefox on Linux', current: true },
        { device: 'Chrome on Android', current: false },
      ]);

      const usedAt = shop.now();
      await phone.renew();
      const seen = await sessionsOf(phone);

      expect(seen).toMatchObject([
        { device: 'Chrome on Android', current: true, lastUsedAt: usedAt.toISOString() },
        { device: 'Firefox on Linux', current: false },
      ]);
      expect(Object.keys(seen[0] ?? {})).toEqual(['_id', 'current', 'device', 'createdAt', 'lastUsedAt']);
    });

    it('ending a session on another device immediately invalidates its access and refresh tokens', async () => {
      const email = 'lost-phone@example.com';
      const phone = await signInOn(ANDROID, email);
      const laptop = await signInOn(LINUX, email);
      const lost = (await sessionsOf(laptop)).find(({ current }) => !current);

      expect((await end(laptop, lost?._id)).json()).toEqual({ success: true });

      expect((await me(phone)).statusCode).toBe(401);
      expect((await phone.renew()).json()).toMatchObject({ success: false, code: 'NO_SESSION' });
      expect((await me(laptop)).statusCode).toBe(200);
      expect(await sessionsOf(laptop)).toHaveLength(1);
      expect((await end(laptop, lost?._id)).json()).toMatchObject({ code: 'SESSION_NOT_FOUND' });
    });

    it('DELETE /sessions ends every session except the current one', async () => {
      const email = 'everywhere@example.com';
      const devices = [];
      for (const userAgent of [ANDROID, LINUX, ANDROID]) devices.push(await signInOn(userAgent, email));
      const [kept, ...others] = devices;

      expect(kept && (await end(kept)).json()).toEqual({ success: true, ended: 2 });

      expect(await Promise.all(others.map(async (other) => (await me(other)).statusCode))).toEqual([401, 401]);
      expect(kept && (await end(kept)).json()).toEqual({ success: true, ended: 0 });
    });

    it('ending the current session clears the refresh cookie', async () => {
      const here = await signInOn(ANDROID, 'here@example.com');
      const [session] = await sessionsOf(here);

      const response = await end(here, session?._id);

      expect(response.statusCode).toBe(200);
      expect(response.headers['set-cookie']).toMatch(/^kaagazz-refresh=;/);
      expect((await me(here)).statusCode).toBe(401);
    });

    it("a shopper cannot end another shopper's session", async () => {
      const [asha, meera] = [await shop.signIn(), await shop.signIn()];
      const [ofMeera] = await sessionsOf(meera);

      const response = await end(asha, ofMeera?._id);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ success: false, code: 'SESSION_NOT_FOUND' });
      expect((await end(asha)).json()).toMatchObject({ ended: 0 });
      expect((await me(meera)).statusCode).toBe(200);
    });

    it.each([randomUUID(), 'nonsense', '%00', '%2525', 'x'.repeat(400), '0', 'null'])(
      'ending a session with the id %s gets 404 SESSION_NOT_FOUND',
      async (id) => {
        const response = await end(await shop.signIn(), id);

        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ success: false, code: 'SESSION_NOT_FOUND' });
      },
    );

    it('ending a session on another device takes effect even while the session is being renewed', async () => {
      const email = 'race@example.com';
      const phone = await signInOn(ANDROID, email);
      const laptop = await signInOn(LINUX, email);

      const [renewed] = await Promise.all([phone.renew(), end(laptop)]);

      const { accessToken } = renewed.json<{ accessToken?: string }>();
      const after = await me({ headers: { authorization: `Bearer ${accessToken ?? 'none'}` } });
      expect(renewed.statusCode).toBe(200);
      expect(after.statusCode).toBe(401);
    });
  });

  it.each([
    { sub: 'not-an-id', sid: randomUUID() },
    { sub: randomUUID(), sid: "' or 1=1" },
    { sub: '', sid: '' },
    { sub: 17, sid: [] },
  ])('a correctly signed token with the claims %j fails with 401', async ({ sub, sid }) => {
    const [key] = authKeys(shop.config).derive('access-token');
    const token = await new SignJWT({ sub: sub as string, sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('kaagazz')
      .setAudience('kaagazz-shop')
      .setExpirationTime('10m')
      .sign(key);

    const response = await me({ headers: { authorization: `Bearer ${token}` } });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
