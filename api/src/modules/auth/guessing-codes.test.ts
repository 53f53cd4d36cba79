import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

const COOKIE = 'kaagazz-asked';

describe('guessing sign-in codes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function codeFor(email: string): Promise<string> {
    const mail = (await shop.mails()).findLast(({ recipient }) => recipient === email);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
  }

  const otherThan = (...codes: string[]) => ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';

  function browser() {
    const cookies: Record<string, string> = {};
    async function post(url: string, payload: object) {
      const response = await shop.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, cookies });
      for (const { name, value } of response.cookies) cookies[name] = value;
      return response;
    }
    return {
      cookies,
      register: (email: string, fullname = 'Asha Rao') => post('register', { email, fullname }),
      resend: (email: string) => post('resend-otp', { email }),
      verify: (email: string, otp: string) => post('verify-otp', { email, otp }),
    };
  }

  it("a stranger's wrong codes do not invalidate the code that the shopper's browser requested", async () => {
    const email = 'in-hand@example.com';
    const shopper = browser();
    await shopper.register(email);
    const code = await codeFor(email);

    for (let tries = 0; tries < 30; tries += 1) await browser().verify(email, otherThan(code));

    expect((await shopper.verify(email, code)).statusCode).toBe(200);
  });

  it("a stranger's new code does not replace the code that the shopper's browser requested", async () => {
    const email = 'beside@example.com';
    const shopper = browser();
    await shopper.register(email);
    const code = await codeFor(email);
    shop.pass(31_000);
    const stranger = browser();
    await stranger.resend(email);

    for (let tries = 0; tries < 8; tries += 1) await stranger.verify(email, otherThan(code, await codeFor(email)));

    expect((await shopper.verify(email, code)).statusCode).toBe(200);
  });

  it('a shopper can sign in with the newest code even if a stranger requested it', async () => {
    const email = 'newest@example.com';
    const shopper = browser();
    await shopper.register(email);
    shop.pass(31_000);
    await browser().resend(email);

    expect((await shopper.verify(email, await codeFor(email))).statusCode).toBe(200);
  });

  it("a stranger cannot choose the name for another person's new account", async () => {
    const email = 'named@example.com';
    const [stranger, shopper] = [browser(), browser()];
    await stranger.register(email, 'Planted Name');
    shop.pass(31_000);
    await shopper.register(email, 'Nila Das');
    shop.pass(31_000);
    await shopper.resend(email);

    const response = await shopper.verify(email, await codeFor(email));

    expect(response.json()).toMatchObject({ user: { fullname: 'Nila Das' } });
  });

  it('a new account does not get a name that a stranger entered for the same email address', async () => {
    const email = 'unnamed@example.com';
    await browser().register(email, 'Planted Name');
    shop.pass(31_000);
    const shopper = browser();
    await shopper.resend(email);

    const response = await shopper.verify(email, await codeFor(email));

    expect(response.json()).toMatchObject({ user: { fullname: email } });
  });

  it('after ten wrong codes in an hour, a code works only in the browser that requested it', async () => {
    const email = 'capped@example.com';
    await browser().register(email);
    const responses = [];
    for (let codes = 0; codes < 3; codes += 1) {
      for (let tries = 0; tries < 5; tries += 1)
        responses.push(await browser().verify(email, otherThan(await codeFor(email))));
      shop.pass(31_000);
      await browser().resend(email);
    }
    const right = await browser().verify(email, await codeFor(email));
    const requester = browser();
    shop.pass(31_000);
    await requester.resend(email);

    expect(responses.map((response) => response.json<{ code: string }>().code)).toEqual([
      ...Array<string>(10).fill('INVALID_OTP'),
      ...Array<string>(5).fill('TOO_MANY_TRIES'),
    ]);
    expect(right.statusCode).toBe(429);
    expect(right.headers['retry-after']).toMatch(/^\d+$/);
    expect(right.json()).toMatchObject({
      success: false,
      code: 'TOO_MANY_TRIES',
      message: expect.stringMatching(/^Too many incorrect codes for this address\. .* in \d+ min\.$/) as string,
      retryAfter: Number(right.headers['retry-after']),
    });
    expect((await requester.verify(email, await codeFor(email))).statusCode).toBe(200);
  });

  it("a stranger's wrong codes do not stop a shopper from deleting their account", async () => {
    const { email, headers } = await shop.signIn();
    await shop.app.inject({ method: 'POST', url: '/api/auth/delete-account/code', headers });
    const otp = await codeFor(email);

    for (let tries = 0; tries < 12; tries += 1) await browser().verify(email, otherThan(otp));

    const deleted = await shop.app.inject({ method: 'DELETE', url: '/api/auth/account', headers, payload: { otp } });
    expect(deleted.statusCode).toBe(200);
  });

  it('the requester cookie is HttpOnly and expires after ten minutes', async () => {
    const shopper = browser();

    const response = await shopper.register('cookie@example.com');

    expect(response.headers['set-cookie']).toMatch(
      /^kaagazz-asked=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect((await shop.mails()).at(-1)?.text).not.toContain(shopper.cookies[COOKIE]);
  });

  it('submitting the sign-up form twice does not change the requester cookie', async () => {
    const shopper = browser();
    await shopper.register('twice@example.com');
    const first = shopper.cookies[COOKIE];

    await shopper.register('twice@example.com');
    shop.pass(31_000);
    await shopper.resend('twice@example.com');

    expect(shopper.cookies[COOKIE]).toBe(first);
  });

  it('a forged requester cookie does not allow more attempts', async () => {
    const email = 'made-up@example.com';
    await browser().register(email);
    const code = await codeFor(email);
    const forger = browser();

    for (let tries = 0; tries < 6; tries += 1) {
      forger.cookies[COOKIE] = ['', 'x', '\u0000', 'a'.repeat(43), `${'b'.repeat(42)};`, '__proto__'][tries] ?? '';
      await forger.verify(email, otherThan(code));
    }

    expect((await forger.verify(email, code)).json()).toMatchObject({ code: 'OTP_LOCKED' });
  });
});
