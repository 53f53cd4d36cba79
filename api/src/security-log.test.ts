import { decodeJwt } from 'jose';
import pino from 'pino';
import { openTestShop, type Shopper, type TestShop } from '../test-support/test-shop.ts';
import type { App } from './app-context.ts';
import { buildApp } from './app.ts';
import { logOptions } from './log-options.ts';
import { JobQueue } from './modules/jobs/job-queue.ts';

interface Line {
  level: number;
  time: number;
  msg: string;
  event?: string;
  call?: string;
  code?: string;
  session?: string;
}

const WARN = 40;
const INFO = 30;

let shop: TestShop;
let app: App;
let asha: Shopper;
let written: string[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  const log = pino(logOptions('info'), { write: (line: string) => written.push(line) });
  app = await buildApp({ ...shop, jobs: new JobQueue({ ...shop, leaseMs: 120_000 }) }, { log });
  await app.ready();
  asha = await shop.signIn('asha@example.com');
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => {
  shop.pass(61 * 60_000);
  written = [];
});

const securityEvents = () =>
  written
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'security')
    .map(({ level, event, call, code, session }) => ({ level, event, call, code, session }));

const sessionOf = ({ headers }: Shopper) => String(decodeJwt(headers.authorization.slice(7)).sid);

async function verifyCode(otp: string, email = 'asha@example.com') {
  return app.inject({ method: 'POST', url: '/api/auth/verify-otp', payload: { email, otp } });
}

async function requestCode(email: string): Promise<string> {
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email } });
  const mail = (await shop.mails()).findLast(({ recipient }) => recipient === email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

it('the log of sign-ins and incorrect codes contains no personal data', async () => {
  const code = await requestCode('asha@example.com');
  await verifyCode(code === '111111' ? '222222' : '111111');
  const signedIn = await verifyCode(code);

  const { accessToken } = signedIn.json<{ accessToken: string }>();
  const call = 'POST /api/auth/verify-otp';
  expect(securityEvents()).toEqual([
    { level: WARN, event: 'code-refused', call, code: 'INVALID_OTP' },
    { level: INFO, event: 'signed-in', call, session: String(decodeJwt(accessToken).sid) },
  ]);
  const text = written.join('');
  for (const secret of ['asha@example.com', code, accessToken, '127.0.0.1']) expect(text).not.toContain(secret);
});

it('exceeding a rate limit is logged as a warning', async () => {
  const resend = { method: 'POST', url: '/api/auth/resend-otp', payload: { email: 'banu@example.com' } } as const;
  await app.inject(resend);
  await app.inject(resend);

  expect(securityEvents()).toEqual([
    { level: WARN, event: 'limit-reached', call: 'POST /api/auth/resend-otp', code: 'RESEND_TOO_SOON' },
  ]);
});

it.each([
  [
    'an invalid access token',
    { url: '/api/auth/me', headers: { authorization: 'Bearer made.up.token' } },
    'access-refused',
    'UNAUTHENTICATED',
  ],
  ['a missing access token', { url: '/api/auth/sessions' }, 'access-refused', 'UNAUTHENTICATED'],
  [
    'an invalid refresh token',
    { method: 'POST' as const, url: '/api/auth/refresh-token', cookies: { 'kaagazz-refresh': 'made-up' } },
    'access-refused',
    'NO_SESSION',
  ],
  [
    'a request from another site',
    { method: 'POST' as const, url: '/api/auth/logout', headers: { origin: 'https://evil.example' } },
    'foreign-origin',
    'FOREIGN_ORIGIN',
  ],
  [
    'malformed JSON',
    {
      method: 'POST' as const,
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    },
    'input-refused',
    'MALFORMED_JSON',
  ],
  [
    'a value of the wrong type',
    { method: 'POST' as const, url: '/api/auth/login', payload: { email: { $ne: '' } } },
    'input-refused',
    'VALIDATION',
  ],
  [
    'a wrong operator token',
    { url: '/api/operator/audit', headers: { authorization: 'Bearer guessed' } },
    'operator-refused',
    'NOT_FOUND',
  ],
  [
    'a webhook with a wrong signature',
    {
      method: 'POST' as const,
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': '00' },
      payload: '{}',
    },
    'payment-refused',
    'SIGNATURE_INVALID',
  ],
])('%s is logged as a warning', async (_what, request, event, code) => {
  await app.inject(request);

  expect(securityEvents()).toEqual([
    { level: WARN, event, code, call: expect.stringContaining(request.url) as string },
  ]);
});

it("an attempt to end another shopper's session is logged with the attacker's session id", async () => {
  const mallory = await shop.signIn('mallory@example.com');
  const { headers } = mallory;

  await app.inject({ method: 'DELETE', url: `/api/auth/sessions/${sessionOf(asha)}`, headers });

  expect(securityEvents()).toEqual([
    {
      level: WARN,
      event: 'access-refused',
      call: 'DELETE /api/auth/sessions/:id',
      code: 'SESSION_NOT_FOUND',
      session: sessionOf(mallory),
    },
  ]);
});

it('an expired access token is not logged', async () => {
  await app.inject({ url: '/api/auth/me', headers: asha.headers });

  expect(securityEvents()).toEqual([]);
});

it('data exports, ended sessions, logouts and operator requests are logged', async () => {
  const shopper = await shop.signIn();
  const { headers } = shopper;
  const session = sessionOf(shopper);

  await app.inject({ url: '/api/auth/my-data', headers });
  await app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers });
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  await app.inject({ url: '/api/operator/audit', headers: { authorization: `Bearer ${shop.config.operatorToken}` } });

  expect(securityEvents()).toEqual([
    { level: INFO, event: 'data-given-out', call: 'GET /api/auth/my-data', session },
    { level: INFO, event: 'session-ended', call: 'DELETE /api/auth/sessions', session },
    { level: INFO, event: 'signed-out', call: 'POST /api/auth/logout' },
    { level: INFO, event: 'operator-call', call: 'GET /api/operator/audit' },
  ]);
});
