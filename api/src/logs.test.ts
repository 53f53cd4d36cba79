import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, RouteOptions } from 'fastify';
import pino from 'pino';
import { openMigratedDatabase } from '../test-support/test-database.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { logOptions } from './log-options.ts';
import { JobQueue } from './modules/jobs/job-queue.ts';

const CANARIES = {
  email: 'canary.mail@example.com',
  phone: '9000012345',
  otp: '424242',
  token: 'canaryTokenInTheHeader0123456789',
  cookie: 'canaryCookieValue0123456789',
  fullname: 'Canary Fullname',
  address: '17 Canary Lane',
  path: 'canary-in-the-path',
  query: 'canary-in-the-query',
};
const BODY = {
  ...CANARIES,
  name: CANARIES.fullname,
  companyName: CANARIES.fullname,
  serviceType: 'CSR',
  estimatedTime: CANARIES.address,
  notes: CANARIES.address,
  productId: CANARIES.path,
  quantity: 12,
  products: [{ productId: CANARIES.path, quantity: 1 }],
  shippingAddress: {
    name: CANARIES.fullname,
    email: CANARIES.email,
    phone: CANARIES.phone,
    address: CANARIES.address,
  },
  event: 'payment.captured',
  payload: { payment: { entity: { email: CANARIES.email, contact: CANARIES.phone } } },
};

async function everyCall(
  fails: (database: { execute(statement: ReturnType<typeof sql>): Promise<unknown> }) => Promise<void>,
) {
  const lines: string[] = [];
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
  const open = await openMigratedDatabase();
  const config = readConfig({
    DATABASE_URL: open.url,
    AUTH_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
    OPERATOR_TOKEN: CANARIES.token,
  });
  const log = pino(logOptions('trace'), { write: (line: string) => lines.push(line) });
  const now = () => new Date();
  const jobs = new JobQueue({ database: open.database, now, leaseMs: config.leaseMs, log });
  subscribe('fastify.initialization', listen);
  const app = await buildApp({ config, database: open.database, now, jobs }, { log }).finally(() =>
    unsubscribe('fastify.initialization', listen),
  );
  await app.ready();
  await fails(open.database);

  const headers = {
    authorization: `Bearer ${CANARIES.token}`,
    cookie: `refreshToken=${CANARIES.cookie}; refresh_token=${CANARIES.cookie}`,
    'user-agent': CANARIES.fullname,
  };
  const statuses = new Set<number>();
  for (const { method, url } of [...routes, { method: ['GET', 'POST'], url: '/api/nothing/:at' }] as const) {
    for (const each of [method].flat() as ('GET' | 'POST')[]) {
      const asked = { method: each, url: `${url.replace(/:\w+|\*/g, CANARIES.path)}?q=${CANARIES.query}`, headers };
      const bare = each === 'GET' || (each as string) === 'HEAD';
      const responses = [
        await app.inject({ ...asked, ...(!bare && { payload: BODY }) }),
        await app.inject({
          ...asked,
          ...(!bare && {
            payload: `{"broken": "${CANARIES.email}`,
            headers: { ...headers, 'content-type': 'application/json' },
          }),
        }),
      ];
      for (const { statusCode } of responses) statuses.add(statusCode);
    }
  }
  await app.close();
  await jobs.stop();
  await open.close();
  return { lines, statuses };
}

it.each([
  ['the database works', async () => {}],
  [
    'tables are missing',
    async (database: { execute(statement: ReturnType<typeof sql>): Promise<unknown> }) => {
      await database.execute(sql`drop table mailbox_codes, products, partner_requests cascade`);
    },
  ],
])('no log line contains data from requests when %s', async (_when, fails) => {
  const { lines, statuses } = await everyCall(fails);
  const text = lines.join('');

  expect(lines.length).toBeGreaterThan(100);
  expect(statuses.has(500)).toBe(_when === 'tables are missing');
  for (const canary of Object.values(CANARIES)) {
    expect(lines.filter((line) => line.includes(canary) || line.includes(encodeURIComponent(canary)))).toEqual([]);
  }
  expect(text).not.toContain('127.0.0.1');
});
