import Fastify, { LogController } from 'fastify';

import type { DeployedRelease } from '../releases/deployed-release.ts';
import { logFailure, logPages, pathToLog, routeClass } from './page-log.ts';

it('each page view is logged on one line without personal data', async () => {
  const lines: Record<string, unknown>[] = [];
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line) as never) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logPages(app);
  const shop = { app: 'mfe-shop', version: '1.2.0-b' } as DeployedRelease;
  app.get('/*', async (request) => {
    request.servedPage = {
      set: { key: 'mfe-shop@1.2.0-b,shell@1.0.0-a', releases: { 'mfe-shop': shop } },
      owner: shop,
      pattern: '/products/:id',
      tester: false,
    };
    return 'page';
  });
  app.get('/healthz', async () => 'ok');

  await app.inject('/healthz');
  await app.inject('/products/notebook?email=asha@example.com');
  await app.close();

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 30,
    msg: 'page',
    status: 200,
    app: 'mfe-shop',
    release: '1.2.0-b',
    page: '/products/:id',
    releases: 'mfe-shop@1.2.0-b,shell@1.0.0-a',
    ms: expect.any(Number) as number,
  });
  expect(JSON.stringify(lines[0])).not.toMatch(/asha|notebook|127\.0\.0\.1/);
});

it('a failure is logged with its app and release', () => {
  const error = jest.fn();

  logFailure({ error }, { app: 'mfe-print', version: '1.0.1-b', kind: 'stall', message: 'looped' });

  expect(error).toHaveBeenCalledWith(
    { app: 'mfe-print', release: '1.0.1-b', kind: 'stall', source: 'server' },
    'looped',
  );
});

it.each([
  ['/', 'page'],
  ['/products/1?q=/api/', 'page'],
  ['/apiary', 'page'],
  ['/api/product/list', 'api'],
  ['/media/a.svg', 'media'],
  ['/releases/shell/1/client/main.js', 'release-file'],
  ['/_reports', 'report'],
  ['/_releases/try/x', 'release-page'],
  ['/healthz', 'healthz'],
])('routeClass classifies %s as %s', (url, name) => {
  expect(routeClass({ url })).toBe(name);
});

it.each([
  ['/products/nothing', '/products/nothing'],
  ['/_releases', '/_releases'],
  ['/_releases/enter/eyJhbGciOiJIUzI1NiJ9.eyJ9.c2ln', '/_releases/...'],
  ['//_Releases/try/eyJhbGciOiJIUzI1NiJ9.eyJ9.c2ln', '//_Releases/...'],
  ['/login/asha@example.com/x', '/login/.../x'],
  ['/login/asha%40example.com', '/login/...'],
  ['/x/9876543210/123456', '/x/.../...'],
  ['/x/+91%2098765%2043210', '/x/...'],
  ['/order/KGZ-2026-000123', '/order/...'],
  [`/x/${'eyJhbGciOiJIUzI1NiJ9'.repeat(4)}`, '/x/...'],
  ['/products/notebook-a5-2026', '/products/notebook-a5-2026'],
])('pathToLog removes secrets and personal data from %s', (path, logged) => {
  expect(pathToLog(path)).toBe(logged);
});
