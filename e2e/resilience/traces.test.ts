import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { TestPostgres } from '../../shared/tooling/local/src/postgres/test-postgres.ts';
import { copyReleases, freePort } from '../support/site.ts';
import { eventually } from '../support/servers/eventually.ts';
import { HttpClient } from '../support/servers/http-client.ts';
import { startOtlpReceiver } from './support/otlp-receiver.ts';
import type { OtlpReceiver, ReceivedSpan } from './support/otlp-receiver.ts';
import { newShopKeys, startApi, startShellServer } from '../support/servers/processes.ts';
import type { HttpProcess } from '../support/servers/processes.ts';

const REQUEST_ID = 'from-the-balancer-0123456789';
const EMAIL = 'asha.canary@example.com';
const VISITORS_TRACE = 'a'.repeat(32);

describe('traces and request ids', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-traces-'));
  const client = new HttpClient();
  let collector: OtlpReceiver;
  let postgres: TestPostgres;
  let releases: Awaited<ReturnType<typeof copyReleases>>;
  let api: HttpProcess;
  let shell: HttpProcess;
  beforeAll(async () => {
    [collector, postgres, releases] = await Promise.all([startOtlpReceiver(), TestPostgres.create(), copyReleases()]);
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200', LOG_LEVEL: 'info' };
    api = await startApi(newShopKeys(), {
      databaseUrl: postgres.url,
      dataDir: folder,
      smtpPort: await freePort(),
      gatewayUrl: 'http://127.0.0.1:9',
      env,
    });
    shell = await startShellServer(api.url, { ...env, RELEASES_DIR: releases.folder, RENDER_WORKERS: '1' });
  });
  afterAll(async () => {
    client.close();
    await Promise.all([shell.stop(), api.stop()]);
    await postgres.remove();
    await releases.remove();
    collector.close();
    rmSync(folder, { recursive: true });
  });

  const parentOf = ({ parentSpanId }: ReceivedSpan) => collector.spans.find(({ spanId }) => spanId === parentSpanId);

  it('a page view produces one trace across the shell, the api and the database', async () => {
    const page = await client.request(shell.url, 'GET', `/products?email=${EMAIL}`, {
      headers: { traceparent: `00-${VISITORS_TRACE}-${'b'.repeat(16)}-01` },
    });
    const isSqlOfPage = ({ name, attributes }: ReceivedSpan) =>
      name === 'SELECT' && /from "products"/.test(String(attributes['db.query.text']));
    await eventually(() => Promise.resolve(collector.spans.some(isSqlOfPage)));
    await eventually(() => Promise.resolve(collector.spans.some(({ name }) => name === 'GET /products')));

    const sql = collector.spans.find((span) => isSqlOfPage(span) && parentOf(span) !== undefined);
    const lineage: ReceivedSpan[] = [];
    for (let span = sql; span; span = parentOf(span)) lineage.push(span);

    expect(page.status).toBe(200);
    expect(lineage.map(({ service, name }) => [service, name])).toEqual([
      ['kaagazz-api', 'SELECT'],
      ['kaagazz-api', 'GET /api/product/list'],
      ['kaagazz-shell', 'render'],
      ['kaagazz-shell', 'GET /products'],
    ]);
    expect(new Set(lineage.map(({ traceId }) => traceId)).size).toBe(1);
    expect(lineage.at(-1)?.traceId).not.toBe(VISITORS_TRACE);
  });

  it('the trace of a sign-in doesn’t contain the email address', async () => {
    await client.request(shell.url, 'POST', '/api/auth/login', { body: { email: EMAIL } });
    await client.request(shell.url, 'GET', `/api/nothing/${EMAIL}`);
    await eventually(() => Promise.resolve(collector.spans.some(({ name }) => name === 'POST /api/auth/login')));
    await eventually(() => Promise.resolve(collector.spans.some(({ name }) => name === 'GET none')));

    const login = collector.spans.find(({ name }) => name === 'POST /api/auth/login');
    const inLogin = collector.spans.filter(({ traceId }) => traceId === login?.traceId);

    expect(inLogin.filter(({ name }) => name === 'INSERT').length).toBeGreaterThan(0);
    expect(JSON.stringify(collector.spans)).not.toContain('canary');
  });

  it('an error response contains the request id that the shell and the api log', async () => {
    const error = await client.request(shell.url, 'GET', '/api/auth/me/none', {
      headers: { 'x-request-id': REQUEST_ID },
    });
    const logsOf = (process: HttpProcess) =>
      process
        .output()
        .split('\n')
        .filter((line) => line.includes(REQUEST_ID));
    await eventually(() => Promise.resolve(logsOf(api).length > 0));

    expect(error).toMatchObject({ status: 404, headers: { 'x-request-id': REQUEST_ID } });
    expect(JSON.parse(logsOf(api)[0] ?? '')).toMatchObject({ requestId: REQUEST_ID });
  });

  it('an api error on a page is logged with the request id', async () => {
    const missing = await startShellServer(`http://127.0.0.1:${await freePort()}`, {
      RELEASES_DIR: releases.folder,
      RENDER_WORKERS: '1',
    });

    const page = await client.request(missing.url, 'GET', '/products', { headers: { 'x-request-id': REQUEST_ID } });
    await eventually(() => Promise.resolve(missing.output().includes('a page is unavailable')));
    const line =
      missing
        .output()
        .split('\n')
        .find((each) => each.includes('a page is unavailable')) ?? '{}';
    await missing.stop();

    expect(page).toMatchObject({ status: 503, headers: { 'x-request-id': REQUEST_ID } });
    expect(JSON.parse(line)).toMatchObject({
      requestId: REQUEST_ID,
      page: '/products',
      reason: expect.stringContaining('/product/list ECONNREFUSED') as string,
    });
  });
});
