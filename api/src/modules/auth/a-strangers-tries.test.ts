import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

const ASKED = 'kaagazz-asked';

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

  /** A browser: it keeps the cookies it is given. */
  function browser() {
    const cookies: Record<string, string> = {};
    async function post(url: string, payload: object) {
      const answer = await shop.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, cookies });
      for (const { name, value } of answer.cookies) cookies[name] = value;
      return answer;
    }
    return {
      cookies,
      askFor: (email: string) => post('register', { email, fullname: 'Asha Rao' }),
      resend: (email: string) => post('resend-otp', { email }),
      type: (email: string, otp: string) => post('verify-otp', { email, otp }),
    };
  }

  it('leaves the code in the shopper’s hand as good as it was', async () => {
    const email = 'in-hand@example.com';
    const shopper = browser();
    await shopper.askFor(email);
    const code = await codeFor(email);

    for (let tries = 0; tries < 30; tries += 1) await browser().type(email, otherThan(code));

    expect((await shopper.type(email, code)).statusCode).toBe(200);
  });

  it('does not take the shopper’s code away by asking for others', async () => {
    const email = 'beside@example.com';
    const shopper = browser();
    await shopper.askFor(email);
    const code = await codeFor(email);
    shop.pass(31_000);
    const stranger = browser();
    await stranger.resend(email);

    for (let tries = 0; tries < 8; tries += 1) await stranger.type(email, otherThan(code, await codeFor(email)));

    expect((await shopper.type(email, code)).statusCode).toBe(200);
  });

  it('does not keep the shopper from typing in the newest code of the mailbox', async () => {
    const email = 'newest@example.com';
    const shopper = browser();
    await shopper.askFor(email);
    shop.pass(31_000);
    await browser().resend(email);

    expect((await shopper.type(email, await codeFor(email))).statusCode).toBe(200);
  });

  it('is told to wait after ten wrong codes an hour, whatever new codes are sent, and the asking browser is not', async () => {
    const email = 'capped@example.com';
    await browser().askFor(email);
    const answers = [];
    for (let codes = 0; codes < 3; codes += 1) {
      for (let tries = 0; tries < 5; tries += 1)
        answers.push(await browser().type(email, otherThan(await codeFor(email))));
      shop.pass(31_000);
      await browser().resend(email);
    }
    const right = await browser().type(email, await codeFor(email));
    const asking = browser();
    shop.pass(31_000);
    await asking.resend(email);

    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      ...Array<string>(10).fill('INVALID_OTP'),
      ...Array<string>(5).fill('TOO_MANY_TRIES'),
    ]);
    expect(right.statusCode).toBe(429);
    expect(right.headers['retry-after']).toMatch(/^\d+$/);
    expect(right.json()).toMatchObject({
      success: false,
      code: 'TOO_MANY_TRIES',
      message: expect.stringMatching(/^Too many wrong codes for this address\. .* in \d+ min\.$/) as string,
      retryAfter: Number(right.headers['retry-after']),
    });
    expect((await asking.type(email, await codeFor(email))).statusCode).toBe(200);
  });

  it('does not stop the holder of an account from deleting it', async () => {
    const { email, headers } = await shop.signIn();
    await shop.app.inject({ method: 'POST', url: '/api/auth/delete-account/code', headers });
    const otp = await codeFor(email);

    for (let tries = 0; tries < 12; tries += 1) await browser().type(email, otherThan(otp));

    const deleted = await shop.app.inject({ method: 'DELETE', url: '/api/auth/account', headers, payload: { otp } });
    expect(deleted.statusCode).toBe(200);
  });

  it('finds nothing in the asking browser’s cookie: random, ten minutes, out of reach of scripts and other sites', async () => {
    const shopper = browser();

    const answer = await shopper.askFor('cookie@example.com');

    expect(answer.headers['set-cookie']).toMatch(
      /^kaagazz-asked=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect((await shop.mails()).at(-1)?.text).not.toContain(shopper.cookies[ASKED]);
  });

  it('keeps the cookie of the browser that a second submit of the form comes from', async () => {
    const shopper = browser();
    await shopper.askFor('twice@example.com');
    const first = shopper.cookies[ASKED];

    await shopper.askFor('twice@example.com');
    shop.pass(31_000);
    await shopper.resend('twice@example.com');

    expect(shopper.cookies[ASKED]).toBe(first);
  });

  it('gets nowhere with made-up cookies', async () => {
    const email = 'made-up@example.com';
    await browser().askFor(email);
    const code = await codeFor(email);
    const forger = browser();

    for (let tries = 0; tries < 6; tries += 1) {
      forger.cookies[ASKED] = ['', 'x', '\u0000', 'a'.repeat(43), `${'b'.repeat(42)};`, '__proto__'][tries] ?? '';
      await forger.type(email, otherThan(code));
    }

    expect((await forger.type(email, code)).json()).toMatchObject({ code: 'OTP_LOCKED' });
  });
});
