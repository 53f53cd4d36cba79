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

  it('makes an account of a new shopper who types in the code', async () => {
    expect((await register('  New.Shopper@Example.com ')).json()).toMatchObject({ success: true });

    const answer = await verify('new.shopper@example.com', await codeFor('new.shopper@example.com'), {
      fullname: 'Asha Rao',
      phone: '9876543210',
    });

    expect(answer.statusCode).toBe(200);
    const { token, accessToken, user } = answer.json<SignedIn>();
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
    expect(answer.headers['set-cookie']).toMatch(/^kaagazz-refresh=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
  });

  it('lets a known shopper in, and takes a pasted code with blanks', async () => {
    await account('known@example.com');
    await login('known@example.com');
    const code = await codeFor('known@example.com');

    const answer = await verify('known@example.com', ` ${code.slice(0, 3)} ${code.slice(3)} `);

    expect(answer.statusCode).toBe(200);
    expect(answer.json<SignedIn>().user).toMatchObject({ fullname: 'Asha Rao' });
  });

  it('takes a code from sign-up at the login door, with the name that was given', async () => {
    await register('other-door@example.com', 'Meera Iyer');

    const answer = await verify('other-door@example.com', await codeFor('other-door@example.com'));

    expect(answer.json<SignedIn>().user).toMatchObject({ fullname: 'Meera Iyer' });
  });

  it('never renames an account because somebody signs up again', async () => {
    await account('same@example.com');
    await register('same@example.com', 'Somebody Else');
    const mail = (await mailsTo('same@example.com')).at(-1);

    const answer = await verify('same@example.com', await codeFor('same@example.com'), { fullname: 'Somebody Else' });

    expect(mail?.kind).toBe('account-exists');
    expect(answer.json<SignedIn>().user).toMatchObject({ fullname: 'Asha Rao' });
  });

  it('answers known and unknown addresses alike at every door (E7)', async () => {
    await account('has-account@example.com');
    const addresses = ['has-account@example.com', 'has-none@example.com'];

    const seen = await Promise.all(
      addresses.map(async (email) => {
        const answers = [await login(email), await resend(email), await login(email), await register(email)];
        for (let tries = 0; tries < 7; tries += 1) {
          answers.push(await verify(email, otherThan(await codeFor(email))));
        }
        answers.push(await register(email));
        return answers.map((answer) => [answer.statusCode, answer.body, Object.keys(answer.headers)]);
      }),
    );

    expect(seen[1]).toEqual(seen[0]);
  });

  it('sends an unknown address to sign-up, without a code', async () => {
    await login('nobody@example.com');

    const [mail] = await mailsTo('nobody@example.com');
    expect(mail?.kind).toBe('no-account');
    expect(mail?.text).toContain('http://localhost:3000/signup');
    expect(mail?.text).not.toMatch(/\d{6}/);
  });

  it('sends a code at once to somebody who goes on from that mail to sign-up', async () => {
    await login('goes-on@example.com');
    await register('goes-on@example.com');

    expect((await mailsTo('goes-on@example.com')).map(({ kind }) => kind)).toEqual(['no-account', 'code']);
  });

  it('holds a resend back for 30 seconds', async () => {
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

  it('sends no second mail to a shopper who submits the form twice, and the first code still serves', async () => {
    await register('twice@example.com');
    await register('twice@example.com');

    expect(await mailsTo('twice@example.com')).toHaveLength(1);
    expect((await verify('twice@example.com', await codeFor('twice@example.com'))).statusCode).toBe(200);
  });

  it('stops writing to a mailbox after five mails within an hour', async () => {
    const answers = [];
    for (let mails = 0; mails < 6; mails += 1) {
      answers.push((await register('flooded@example.com')).statusCode);
      shop.pass(31_000);
    }
    shop.pass(60 * MINUTE);

    expect(answers).toEqual([...Array<number>(5).fill(200), 429]);
    expect((await register('flooded@example.com')).statusCode).toBe(200);
  });

  it('replaces the code when a new one is sent', async () => {
    await register('replaced@example.com');
    const first = await codeFor('replaced@example.com');
    shop.pass(31_000);
    await resend('replaced@example.com');
    const second = await codeFor('replaced@example.com');

    if (first !== second)
      expect((await verify('replaced@example.com', first)).json()).toMatchObject({ code: 'INVALID_OTP' });
    expect((await verify('replaced@example.com', second)).statusCode).toBe(200);
  });

  it('refuses a code after ten minutes', async () => {
    await register('slow@example.com');
    shop.pass(10 * MINUTE);

    const answer = await verify('slow@example.com', await codeFor('slow@example.com'));

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'OTP_EXPIRED' });
  });

  it('refuses a code that was used, and one of another mailbox', async () => {
    await register('used@example.com');
    await register('neighbour@example.com');
    const code = await codeFor('used@example.com');

    const neighbour = await verify('neighbour@example.com', code);
    await verify('used@example.com', code);
    const again = await verify('used@example.com', code);

    expect(neighbour.json()).toMatchObject({ code: 'INVALID_OTP' });
    expect(again.json()).toMatchObject({ code: 'INVALID_OTP' });
  });

  it('locks a code after five wrong ones, however many come at once', async () => {
    await register('attacked@example.com');
    const code = await codeFor('attacked@example.com');

    const wrong = await Promise.all(Array.from({ length: 100 }, () => verify('attacked@example.com', otherThan(code))));
    const right = await verify('attacked@example.com', code);

    const compared = wrong.filter((answer) => answer.json<{ code: string }>().code === 'INVALID_OTP');
    expect(compared).toHaveLength(5);
    expect(right.statusCode).toBe(400);
    expect(right.json()).toMatchObject({ code: 'OTP_LOCKED' });
  });

  it('gives one session for one code, however often it comes at once', async () => {
    await register('eager@example.com');
    const code = await codeFor('eager@example.com');

    const answers = await Promise.all(Array.from({ length: 20 }, () => verify('eager@example.com', code)));

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('sends a resend by phone number to the account behind it, and answers alike for any number', async () => {
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
  ])('refuses what no form sends: %s %j', async (url, payload) => {
    const answer = await post(url, payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'VALIDATION', message: expect.any(String) as string });
  });
});
