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

  /** Signs in as a browser does, and stays signed in by its cookie. */
  async function signInOn(userAgent: string, email: string) {
    await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: { email, fullname: 'Asha Rao' } });
    const otp = /\b\d{6}\b/.exec((await shop.mails()).findLast((mail) => mail.recipient === email)?.text ?? '')?.[0];
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      headers: { 'user-agent': userAgent },
      payload: { email, otp },
    });
    const refreshToken = answer.cookies[0]?.value ?? '';
    return {
      headers: { authorization: `Bearer ${answer.json<{ token: string }>().token}` },
      renew: () =>
        shop.app.inject({
          method: 'POST',
          url: '/api/auth/refresh-token',
          cookies: { 'kaagazz-refresh': refreshToken },
        }),
    };
  }

  describe('with name and phone', () => {
    it('changes both, and the next page shows them', async () => {
      const asha = await shop.signIn();

      const answer = await update(asha, { fullname: ' Asha  Rao Iyer ', phone: '9876543210' });

      expect(answer.statusCode).toBe(200);
      const { user } = answer.json<{ user: object }>();
      expect(user).toMatchObject({ name: 'Asha Rao Iyer', fullname: 'Asha Rao Iyer', phone: '9876543210' });
      expect((await me(asha)).json()).toEqual({ success: true, user });
    });

    it('changes one and leaves the other, and takes the phone away when it is emptied', async () => {
      const asha = await shop.signIn();
      await update(asha, { fullname: 'आशा राव', phone: '9876543210' });

      expect((await update(asha, { fullname: 'Asha' })).json()).toMatchObject({ user: { phone: '9876543210' } });
      expect((await update(asha, { phone: '' })).json()).toMatchObject({ user: { fullname: 'Asha', phone: null } });
      expect((await update(asha, { phone: null })).json()).toMatchObject({ user: { fullname: 'Asha', phone: null } });
    });

    it('changes neither mail address nor id nor anybody else, whatever is sent along', async () => {
      const [asha, meera] = [await shop.signIn(), await shop.signIn()];

      const answer = await update(asha, {
        _id: meera.id,
        id: meera.id,
        email: 'other@example.com',
        username: 'root',
        profilePic: 'https://example.com/x.png',
        fullname: 'Changed',
      });

      expect(answer.json()).toMatchObject({
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
    ])('refuses %j and keeps what was', async (wrong) => {
      const asha = await shop.signIn();

      const answer = await update(asha, { fullname: 'New', phone: '9876543210', ...wrong });

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'VALIDATION', field: Object.keys(wrong)[0] });
      expect((await me(asha)).json()).toMatchObject({ user: { fullname: 'Asha Rao', phone: null } });
    });

    it.each([
      ['sign-up', '/api/auth/register'],
      ['the code', '/api/auth/verify-otp'],
    ])('takes no line break in a name at %s, so that no mail gets a line of a stranger', async (_door, url) => {
      const email = `${randomUUID()}@example.com`;
      const fullname = 'Asha\r\nBcc: everybody\u2028@example.com';
      await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: { email, fullname: 'Asha' } });
      await shop.app.inject({ method: 'POST', url, payload: { email, fullname, otp: '000000' } });
      const otp = /\b\d{6}\b/.exec((await shop.mails()).findLast((mail) => mail.recipient === email)?.text ?? '')?.[0];

      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/auth/verify-otp',
        payload: { email, otp, ...(url.endsWith('verify-otp') && { fullname }) },
      });

      expect(answer.json()).toMatchObject({ user: { fullname: 'Asha Bcc: everybody @example.com' } });
    });

    it('is closed to visitors', async () => {
      const answer = await update({ headers: { authorization: 'Bearer nonsense' } }, { fullname: 'Nobody' });

      expect(answer.statusCode).toBe(401);
    });
  });

  describe('with the devices that are signed in', () => {
    it('sees each by browser and system, the asking one marked, used last first', async () => {
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

    it('ends one, whose access token and refresh token open nothing from that moment on', async () => {
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

    it('ends all others at once, and says how many that were', async () => {
      const email = 'everywhere@example.com';
      const devices = [];
      for (const userAgent of [ANDROID, LINUX, ANDROID]) devices.push(await signInOn(userAgent, email));
      const [kept, ...others] = devices;

      expect(kept && (await end(kept)).json()).toEqual({ success: true, ended: 2 });

      expect(await Promise.all(others.map(async (other) => (await me(other)).statusCode))).toEqual([401, 401]);
      expect(kept && (await end(kept)).json()).toEqual({ success: true, ended: 0 });
    });

    it('ends the one in the hand like a logout, its cookie too', async () => {
      const here = await signInOn(ANDROID, 'here@example.com');
      const [session] = await sessionsOf(here);

      const answer = await end(here, session?._id);

      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toMatch(/^kaagazz-refresh=;/);
      expect((await me(here)).statusCode).toBe(401);
    });

    it('can neither see nor end those of somebody else', async () => {
      const [asha, meera] = [await shop.signIn(), await shop.signIn()];
      const [ofMeera] = await sessionsOf(meera);

      const answer = await end(asha, ofMeera?._id);

      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, code: 'SESSION_NOT_FOUND' });
      expect((await end(asha)).json()).toMatchObject({ ended: 0 });
      expect((await me(meera)).statusCode).toBe(200);
    });

    it.each([randomUUID(), 'nonsense', '%00', '%2525', 'x'.repeat(400), '0', 'null'])(
      'hears that there is no such device: %s',
      async (id) => {
        const answer = await end(await shop.signIn(), id);

        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ success: false, code: 'SESSION_NOT_FOUND' });
      },
    );

    it('does not come back by a renewal that runs while it is ended', async () => {
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
  ])('is not opened by a token of our own hand with odd contents: %j', async ({ sub, sid }) => {
    const [key] = authKeys(shop.config).derive('access-token');
    const token = await new SignJWT({ sub: sub as string, sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('kaagazz')
      .setExpirationTime('10m')
      .sign(key);

    const answer = await me({ headers: { authorization: `Bearer ${token}` } });

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
