import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

interface SignedIn {
  token: string;
  accessToken: string;
  user: Record<string, unknown>;
}

const MINUTE = 60_000;

describe('signing in', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const post = async (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
  const register = (email: string, fullname = 'Asha Rao') => post('/api/auth/register', { fullname, email });
  const login = (email: string) => post('/api/auth/login', { email });
  const resend = (email: string) => post('/api/auth/resend-otp', { email });
  const verify = (email: string, otp: string, more = {}) => post('/api/auth/verify-otp', { email, otp, ...more });
  const mailsTo = async (email: string) => (await shop.mails()).filter((mail) => mail.recipient === email);

  async function codeFor(email: string): Promise<string> {
    const mails = await mailsTo(email);
    return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'no code';
  }

  async function account(email: string): Promise<void> {
    await register(email);
    await verify(email, await codeFor(email));
  }

  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

  it('a correct code creates an account for a new shopper', async () => {
    expect((await register('  New.Shopper@Example.com ')).json()).toMatchObject({ success: true });

    const response = await verify('new.shopper@example.com', await codeFor('new.shopper@example.com'), {
      fullname: 'Asha Rao',
      phone: '9876543210',
    });

    expect(response.statusCode).toBe(200);
    const { token, accessToken, user } = response.json<SignedIn>();
    expect(token).toBe(accessToken);
    expect(user).toMatchObject({
      name: 'Asha Rao',
      fullname: 'Asha Rao',
      email: 'new.shopper@example.com',
      phone: '9876543210',
      username: null,
      profilePic: null,
    });
    const me = await shop.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${accessToken}` } });
    expect(me.json()).toEqual({ success: true, user });
    expect(response.headers['set-cookie']).toMatch(/^kaagazz-refresh=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
  });

  it('a code can be entered with spaces', async () => {
    await account('known@example.com');
    await login('known@example.com');
    const code = await codeFor('known@example.com');

    const response = await verify('known@example.com', ` ${code.slice(0, 3)} ${code.slice(3)} `);

    expect(response.statusCode).toBe(200);
    expect(response.json<SignedIn>().user).toMatchObject({ fullname: 'Asha Rao' });
  });

  it('a new account gets the name that was entered when the code was requested', async () => {
    await register('other-form@example.com', 'Meera Iyer');

    const response = await verify('other-form@example.com', await codeFor('other-form@example.com'));

    expect(response.json<SignedIn>().user).toMatchObject({ fullname: 'Meera Iyer' });
  });

  it('signing up again does not rename an existing account', async () => {
    await account('same@example.com');
    await register('same@example.com', 'Somebody Else');
    const mail = (await mailsTo('same@example.com')).at(-1);

    const response = await verify('same@example.com', await codeFor('same@example.com'), { fullname: 'Somebody Else' });

    expect(mail?.kind).toBe('account-exists');
    expect(response.json<SignedIn>().user).toMatchObject({ fullname: 'Asha Rao' });
  });

  it('sign-in responses are the same for known and unknown email addresses', async () => {
    await account('has-account@example.com');
    const addresses = ['has-account@example.com', 'has-none@example.com'];

    const seen = await Promise.all(
      addresses.map(async (email) => {
        const responses = [await login(email), await resend(email), await login(email), await register(email)];
        for (let tries = 0; tries < 7; tries += 1) {
          responses.push(await verify(email, otherThan(await codeFor(email))));
        }
        responses.push(await register(email));
        return responses.map((response) => [response.statusCode, response.body, Object.keys(response.headers)]);
      }),
    );

    expect(seen[1]).toEqual(seen[0]);
  });

  it('logging in with an unknown email address creates an account named after the address', async () => {
    await login('newcomer@example.com');

    const response = await verify('newcomer@example.com', await codeFor('newcomer@example.com'));

    expect(response.statusCode).toBe(200);
    const { user, token } = response.json<SignedIn>();
    expect(user).toMatchObject({ email: 'newcomer@example.com', fullname: 'newcomer@example.com' });
    const named = await shop.app.inject({
      method: 'PUT',
      url: '/api/auth/update-user',
      headers: { authorization: `Bearer ${token}` },
      payload: { fullname: 'Neha Newcomer' },
    });
    expect(named.json()).toMatchObject({ user: { fullname: 'Neha Newcomer', phone: null } });
  });

  it('the login email is the same for known and unknown email addresses', async () => {
    await account('member@example.com');
    const mailAfterLogin = async (email: string) => {
      await login(email);
      const { kind, subject, text } = (await mailsTo(email)).at(-1) ?? {};
      return [kind, subject, text].map((part) => part?.replaceAll(/\d{6}|member|nobody/g, ''));
    };

    expect(await mailAfterLogin('nobody@example.com')).toEqual(await mailAfterLogin('member@example.com'));
  });

  it('a login code can be used after switching to the sign-up form', async () => {
    const email = 'goes-on@example.com';
    const [asked] = (await login(email)).cookies;
    const cookies = { [asked?.name ?? '']: asked?.value ?? '' };
    const payload = { email, fullname: 'Gauri Onkar' };
    await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload, cookies });

    expect(await mailsTo(email)).toHaveLength(1);
    const response = await verify(email, await codeFor(email));
    expect(response.json<SignedIn>().user).toMatchObject({ fullname: 'Gauri Onkar' });
  });

  it.each([
    ['/order?step=pay', '/login?next=%2Forder%3Fstep%3Dpay'],
    ['//evil.example', '/login'],
    [undefined, '/login'],
  ])('the email after a login with the return path %s links to %s', async (next, path) => {
    const email = `link-${path.length}-${next?.length}@example.com`;
    await post('/api/auth/login', { email, next });

    const [mail] = await mailsTo(email);
    const code = await codeFor(email);
    const fragment = `#email=${encodeURIComponent(email)}&code=${code}`;
    expect(mail?.text).toContain(`Continue at Kaagazz: http://localhost:3000${path}${fragment}\n`);
  });

  it('a resend within 30 seconds is rejected with 429 RESEND_TOO_SOON', async () => {
    await register('hasty@example.com');

    const early = await resend('hasty@example.com');
    shop.pass(30_000);
    const later = await resend('hasty@example.com');

    expect(early.statusCode).toBe(429);
    expect(early.json()).toMatchObject({ success: false, code: 'RESEND_TOO_SOON', retryAfter: 30 });
    expect(early.headers['retry-after']).toBe('30');
    expect(later.statusCode).toBe(200);
    expect(await mailsTo('hasty@example.com')).toHaveLength(2);
  });

  it('submitting the sign-up form twice sends only one email', async () => {
    await register('twice@example.com');
    await register('twice@example.com');

    expect(await mailsTo('twice@example.com')).toHaveLength(1);
    expect((await verify('twice@example.com', await codeFor('twice@example.com'))).statusCode).toBe(200);
  });

  it('a mailbox gets at most five codes an hour if none of them is used', async () => {
    const responses = [];
    for (let mails = 0; mails < 6; mails += 1) {
      responses.push((await register('flooded@example.com')).statusCode);
      shop.pass(31_000);
    }
    shop.pass(60 * MINUTE);

    expect(responses).toEqual([...Array<number>(5).fill(200), 429]);
    expect((await register('flooded@example.com')).statusCode).toBe(200);
  });

  it('a browser can use only the newest code that it requested', async () => {
    await register('replaced@example.com');
    const first = await codeFor('replaced@example.com');
    shop.pass(31_000);
    await resend('replaced@example.com');
    const second = await codeFor('replaced@example.com');

    if (first !== second)
      expect((await verify('replaced@example.com', first)).json()).toMatchObject({ code: 'INVALID_OTP' });
    expect((await verify('replaced@example.com', second)).statusCode).toBe(200);
  });

  it('a code expires after ten minutes', async () => {
    await register('slow@example.com');
    shop.pass(10 * MINUTE);

    const response = await verify('slow@example.com', await codeFor('slow@example.com'));

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'OTP_EXPIRED' });
  });

  it('a code that was already used or sent to another mailbox is rejected with INVALID_OTP', async () => {
    await register('used@example.com');
    await register('neighbour@example.com');
    const code = await codeFor('used@example.com');

    const neighbour = await verify('neighbour@example.com', code);
    await verify('used@example.com', code);
    const again = await verify('used@example.com', code);

    expect(neighbour.json()).toMatchObject({ code: 'INVALID_OTP' });
    expect(again.json()).toMatchObject({ code: 'INVALID_OTP' });
  });

  it('a login code is locked after five wrong attempts, even if 100 arrive at once', async () => {
    await register('attacked@example.com');
    const code = await codeFor('attacked@example.com');

    const wrong = await Promise.all(Array.from({ length: 100 }, () => verify('attacked@example.com', otherThan(code))));
    const right = await verify('attacked@example.com', code);

    const compared = wrong.filter((response) => response.json<{ code: string }>().code === 'INVALID_OTP');
    expect(compared).toHaveLength(5);
    expect(right.statusCode).toBe(400);
    expect(right.json()).toMatchObject({ code: 'OTP_LOCKED' });
  });

  it('20 simultaneous requests with the same code open only one session', async () => {
    await register('eager@example.com');
    const code = await codeFor('eager@example.com');

    const responses = await Promise.all(Array.from({ length: 20 }, () => verify('eager@example.com', code)));

    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
  });

  it('requesting a code returns the same response for known and unknown phone numbers', async () => {
    await register('phone@example.com');
    await verify('phone@example.com', await codeFor('phone@example.com'), { phone: '9812345678' });

    const known = await post('/api/auth/resend-otp', { phone: '9812345678' });
    const unknown = await post('/api/auth/resend-otp', { phone: '9812345679' });
    const soon = await post('/api/auth/resend-otp', { phone: '9812345679' });

    expect(known.body).toBe(unknown.body);
    expect(await mailsTo('phone@example.com')).toHaveLength(2);
    expect(soon.json()).toMatchObject({ code: 'RESEND_TOO_SOON' });
  });

  it.each([
    ['/api/auth/register', { fullname: 'Asha Rao', email: 'not an address' }],
    ['/api/auth/register', { fullname: '   ', email: 'a@example.com' }],
    ['/api/auth/register', { fullname: 'x'.repeat(121), email: 'a@example.com' }],
    ['/api/auth/register', { fullname: 'zero\u0000byte', email: 'a@example.com' }],
    ['/api/auth/login', { email: 'zero\u0000byte@example.com' }],
    ['/api/auth/login', { email: ['a@example.com'] }],
    ['/api/auth/login', { email: `${'a'.repeat(250)}@example.com` }],
    ['/api/auth/login', {}],
    ['/api/auth/resend-otp', {}],
    ['/api/auth/verify-otp', { email: 'a@example.com', otp: '12345' }],
    ['/api/auth/verify-otp', { email: 'a@example.com', otp: 123456 }],
  ])('%s rejects %j with 400 VALIDATION', async (url, payload) => {
    const response = await post(url, payload);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'VALIDATION',
      message: expect.any(String) as string,
    });
  });
});
