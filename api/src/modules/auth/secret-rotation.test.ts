import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { App } from '../../app-context.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { buildApp } from '../../app.ts';
import { JobQueue } from '../jobs/job-queue.ts';

const NEW_SECRET = 'the-secret-after-the-change-0123456789';
const NEW_TOKEN = 'the-operator-after-the-change';

let shop: TestShop;
const started: App[] = [];
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  for (const app of started) await app.close();
  await shop.close();
});

async function startedWith({ previous }: { previous: boolean }): Promise<App> {
  const { authSecret, operatorToken } = shop.config;
  const config = {
    ...shop.config,
    authSecret: NEW_SECRET,
    previousAuthSecrets: previous ? [authSecret] : [],
    operatorToken: NEW_TOKEN,
    previousOperatorTokens: previous ? [operatorToken] : [],
  };
  const app = await buildApp({ ...shop, config, jobs: new JobQueue({ ...shop, leaseMs: 120_000 }) });
  started.push(app);
  return app;
}

async function codeFor(email: string): Promise<string> {
  const mail = (await shop.mails()).findLast(({ recipient }) => recipient === email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
}

const verify = (app: App, email: string, otp: string) =>
  app.inject({ method: 'POST', url: '/api/auth/verify-otp', payload: { email, otp } });

const me = (app: App, token: string) =>
  app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

it('shoppers stay signed in during and after a rotation of AUTH_SECRET', async () => {
  const email = 'asha@example.com';
  await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: { email, fullname: 'Asha Rao' } });
  const during = await startedWith({ previous: true });
  const after = await startedWith({ previous: false });

  const signedIn = await verify(shop.app, email, await codeFor(email));
  const { token } = signedIn.json<{ token: string }>();
  const refresh = signedIn.cookies.find(({ name }) => name === 'kaagazz-refresh')?.value ?? '';

  expect((await me(during, token)).statusCode).toBe(200);
  const refused = await me(after, token);
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  const renewed = await after.inject({
    method: 'POST',
    url: '/api/auth/refresh-token',
    cookies: { 'kaagazz-refresh': refresh },
  });
  expect((await me(after, renewed.json<{ accessToken: string }>().accessToken)).statusCode).toBe(200);
});

it('a sign-in code sent before a secret rotation works while the previous secret is configured', async () => {
  const during = await startedWith({ previous: true });
  const after = await startedWith({ previous: false });
  for (const email of ['meera@example.com', 'tara@example.com']) {
    await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: { email, fullname: 'Meera Iyer' } });
  }

  expect((await verify(during, 'meera@example.com', await codeFor('meera@example.com'))).statusCode).toBe(200);
  const gone = await verify(after, 'tara@example.com', await codeFor('tara@example.com'));
  expect(gone.json()).toMatchObject({ code: 'INVALID_OTP' });
});

it('new access tokens are signed with the newest secret', async () => {
  const during = await startedWith({ previous: true });
  const email = 'ravi@example.com';
  await during.inject({ method: 'POST', url: '/api/auth/register', payload: { email, fullname: 'Ravi' } });

  const { token } = (await verify(during, email, await codeFor(email))).json<{ token: string }>();

  expect((await me(await startedWith({ previous: false }), token)).statusCode).toBe(200);
  expect((await me(shop.app, token)).statusCode).toBe(401);
});

it('the old operator token works as long as the previous secret is configured', async () => {
  const { operatorToken: old } = shop.config;
  const statusFor = async (app: App, token: string) =>
    (await app.inject({ url: '/api/operator/orders', headers: { authorization: `Bearer ${token}` } })).statusCode;
  const during = await startedWith({ previous: true });
  const after = await startedWith({ previous: false });

  expect([await statusFor(during, old), await statusFor(during, NEW_TOKEN)]).toEqual([200, 200]);
  expect([await statusFor(after, old), await statusFor(after, NEW_TOKEN)]).toEqual([404, 200]);
});

it('the SQL statement in docs/operations.md signs every shopper out', async () => {
  const page = await readFile(join(__dirname, '../../../../docs/operations.md'), 'utf8');
  const statement = /psql "\$DATABASE_URL" -c "(update sessions [^"]+)"/.exec(page)?.[1] ?? '';
  const { headers } = await shop.signIn();
  const before = await shop.app.inject({ url: '/api/auth/me', headers });

  await shop.database.execute(sql.raw(statement));

  const after = await shop.app.inject({ url: '/api/auth/me', headers });
  expect([before.statusCode, after.statusCode]).toEqual([200, 401]);
});
