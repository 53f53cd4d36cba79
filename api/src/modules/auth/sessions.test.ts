import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { buildApp } from '../../app.ts';
import { inTransaction } from '../../db/transaction.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token.ts';
import { ROTATION_GRACE_MS, SESSION_MS, Sessions } from './sessions.ts';

interface Renewal {
  success: boolean;
  accessToken: string;
  code?: string;
}

describe('a session', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function openSession(): Promise<string> {
    const { id } = await shop.signIn();
    const session = await inTransaction(shop.database, (tx) =>
      new Sessions(shop.database, shop.now).open(tx, id, 'Chrome on Android'),
    );
    return session.refreshToken;
  }

  async function renew(refreshToken?: string) {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      ...(refreshToken && { cookies: { 'kaagazz-refresh': refreshToken } }),
    });
    const next = response.cookies.find(({ name }) => name === 'kaagazz-refresh')?.value;
    return { status: response.statusCode, body: response.json<Renewal>(), next };
  }

  const me = (accessToken: string) =>
    shop.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${accessToken}` } });

  it('every renewal returns a new refresh token', async () => {
    const first = await openSession();

    const second = await renew(first);
    const third = await renew(second.next);

    expect(second.body.success).toBe(true);
    expect(third.body.success).toBe(true);
    expect(new Set([first, second.next, third.next]).size).toBe(3);
    expect((await me(third.body.accessToken)).statusCode).toBe(200);
  });

  it('two tabs can renew a session at the same time', async () => {
    const first = await openSession();

    const tabs = await Promise.all([renew(first), renew(first)]);
    shop.pass(ROTATION_GRACE_MS + 1);
    const later = await Promise.all(tabs.map(({ next }) => renew(next)));

    expect([...tabs, ...later].map(({ body }) => body.success)).toEqual([true, true, true, true]);
  });

  it('reusing an old refresh token after the grace period ends the session', async () => {
    const stolen = await openSession();
    const { next, body } = await renew(stolen);
    shop.pass(ROTATION_GRACE_MS + 1);

    const thief = await renew(stolen);
    const shopper = await renew(next);

    expect(thief).toMatchObject({ status: 200, body: { success: false, code: 'NO_SESSION' }, next: '' });
    expect(shopper.body).toMatchObject({ success: false, code: 'NO_SESSION' });
    expect((await me(body.accessToken)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('a session that a thief has renewed ends when the shopper renews it', async () => {
    const stolen = await openSession();
    const shopper = await renew(stolen);
    shop.pass(ROTATION_GRACE_MS);
    const thief = await renew(stolen);
    shop.pass(15 * 60_000);

    const again = await renew(thief.next);
    shop.pass(ROTATION_GRACE_MS + 1);

    expect([thief.body.success, again.body.success]).toEqual([true, true]);
    expect((await renew(shopper.next)).body).toMatchObject({ code: 'NO_SESSION' });
    expect((await renew(again.next)).body).toMatchObject({ code: 'NO_SESSION' });
    expect((await me(again.body.accessToken)).statusCode).toBe(401);
  });

  it('a session ends one year after sign-in', async () => {
    let token = await openSession();
    const renewals = [];
    for (let days = 0; days < 380; days += 20) {
      shop.pass(20 * 24 * 60 * 60_000);
      const { body, next } = await renew(token);
      renewals.push(body.success);
      token = next ?? '';
    }

    expect(renewals).toEqual([...Array<boolean>(18).fill(true), false]);
  });

  it('every api process rejects an ended session immediately', async () => {
    const other = await buildApp({ ...shop, jobs: new JobQueue({ ...shop, leaseMs: 120_000 }) });
    const signedIn = [await shop.signIn(), await shop.signIn(), await shop.signIn()];
    const [leaving, lost, deleted] = signedIn;
    const [session] = await new Sessions(shop.database, shop.now).list(lost?.id ?? '');

    await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: leaving?.headers ?? {} });
    await shop.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${session?.id}`,
      headers: lost?.headers ?? {},
    });
    await shop.app.inject({ method: 'POST', url: '/api/auth/delete-account/code', headers: deleted?.headers ?? {} });
    const otp = /\b\d{6}\b/.exec(
      (await shop.mails()).findLast((mail) => mail.recipient === deleted?.email)?.text ?? '',
    )?.[0];
    await shop.app.inject({
      method: 'DELETE',
      url: '/api/auth/account',
      headers: deleted?.headers ?? {},
      payload: { otp },
    });

    const responses = await Promise.all(signedIn.map(({ headers }) => other.inject({ url: '/api/auth/me', headers })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    await other.close();
  });

  it('a session ends after thirty days without use', async () => {
    const token = await openSession();
    shop.pass(SESSION_MS);

    expect((await renew(token)).body).toMatchObject({ success: false, code: 'NO_SESSION' });
  });

  it('renewing a session without a valid refresh token returns 200 with NO_SESSION', async () => {
    const visitor = await renew();

    expect(visitor).toMatchObject({ status: 200, body: { success: false, code: 'NO_SESSION' } });
    expect((await renew('made up')).body.code).toBe('NO_SESSION');
  });

  it('an expired access token is rejected with 401 TOKEN_EXPIRED', async () => {
    const { headers } = await shop.signIn();
    shop.pass(ACCESS_TOKEN_SECONDS * 1000 + 1000);

    const response = await shop.app.inject({ url: '/api/auth/me', headers });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ success: false, code: 'TOKEN_EXPIRED' });
  });

  it.each([undefined, 'Bearer', 'Bearer nonsense', 'Basic YTpi', 'Bearer eyJhbGciOiJub25lIn0.e30.'])(
    'the Authorization header %s gets 401 UNAUTHENTICATED',
    async (authorization) => {
      const response = await shop.app.inject({
        url: '/api/auth/me',
        headers: { ...(authorization && { authorization }) },
      });

      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    },
  );

  it('logging out invalidates the access token and the refresh token', async () => {
    const { body, next } = await renew(await openSession());

    const logout = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${body.accessToken}` },
    });

    expect(logout.json()).toEqual({ success: true });
    expect((await me(body.accessToken)).statusCode).toBe(401);
    expect((await renew(next)).body.success).toBe(false);
  });

  it('logging out with only the refresh cookie ends the session', async () => {
    const token = await openSession();
    const logout = (cookies: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url: '/api/auth/logout', cookies });

    expect((await logout({ 'kaagazz-refresh': token })).statusCode).toBe(200);
    expect((await logout({})).statusCode).toBe(200);
    expect((await renew(token)).body.success).toBe(false);
  });

  it('a session is deleted two days after it has expired', async () => {
    const token = await openSession();
    shop.pass(SESSION_MS + 2 * 24 * 60 * 60 * 1000);

    await shop.runJobs('forget-expired-sign-ins');

    expect((await renew(token)).body.success).toBe(false);
  });
});

it('the refresh cookie is Secure if the site uses https', async () => {
  const shop = await openTestShop({ SITE_ORIGIN: 'https://kaagazz.example' });
  const email = 'asha@example.com';
  await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: { email, fullname: 'Asha' } });
  const [mail] = await shop.mails();
  const otp = /\d{6}/.exec(mail?.text ?? '')?.[0];

  const response = await shop.app.inject({ method: 'POST', url: '/api/auth/verify-otp', payload: { email, otp } });

  expect(response.headers['set-cookie']).toMatch(
    /^__Secure-kaagazz-refresh=.*; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict/,
  );
  await shop.close();
});
