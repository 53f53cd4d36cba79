import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import type { Rollout } from '@kaagazz/releases';

import { SiteMetrics, startMetrics } from './metrics.ts';
import { ReleaseHealth } from '../health/release-health.ts';

const SHOP = { app: 'mfe-shop', version: '1.0.0-a' };
const part = { previous: null, paused: false, salt: '', published: [], history: [], previews: {}, stops: [] };

let health: ReleaseHealth;
let rollout: Rollout;
let metrics: SiteMetrics;
let server: Awaited<ReturnType<typeof startMetrics>>;

beforeEach(async () => {
  health = new ReleaseHealth();
  rollout = {
    revision: 1,
    apps: { 'mfe-shop': { ...part, stable: '1.0.0-a', candidate: { version: '1.1.0-b', percent: 10 } } },
  };
  metrics = new SiteMetrics({ health, rollout: () => rollout, workers: () => 2 });
  server = await startMetrics({ port: 0, host: '127.0.0.1' }, metrics);
});
afterEach(() => server.close());

const port = () => (server.server.address() as AddressInfo).port;

async function asked(path = '/metrics'): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port()}${path}`);
  return response.ok ? response.text() : String(response.status);
}

it('/metrics shows the page views, failures, Web Vitals and visitor percentage of each release', async () => {
  health.view([SHOP]);
  health.view([SHOP]);
  health.failure({ ...SHOP, kind: 'render' }, 'server');
  health.vital({ ...SHOP, name: 'CLS', value: 0 });
  await asked();

  const text = await asked();

  for (const line of [
    'kaagazz_page_views_total{app="mfe-shop",release="1.0.0-a"} 2',
    'kaagazz_release_failures_total{app="mfe-shop",release="1.0.0-a",kind="render",source="server"} 1',
    'kaagazz_web_vitals_p75{app="mfe-shop",release="1.0.0-a",name="CLS"} 0',
    'kaagazz_web_vitals_samples_total{app="mfe-shop",release="1.0.0-a",name="CLS"} 1',
    'kaagazz_rollout_percent{app="mfe-shop",release="1.0.0-a"} 90',
    'kaagazz_rollout_percent{app="mfe-shop",release="1.1.0-b"} 10',
    'kaagazz_render_workers 2',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toContain('process_resident_memory_bytes');
});

it('/metrics omits releases that are no longer served', async () => {
  health.view([SHOP]);
  health.view([{ app: 'mfe-shop', version: '0.9.0-z' }]);
  expect(await asked()).not.toContain('0.9.0-z');

  rollout = { revision: 2, apps: {} };

  expect(await asked()).not.toContain('1.0.0-a');
});

it('/metrics groups the request durations of all pages under one label', async () => {
  const app = Fastify();
  metrics.time(app);
  app.get('/*', async () => 'page');
  await app.inject('/products/a');
  await app.inject('/products/b');
  await app.close();

  const text = await asked();

  expect(text).toContain('kaagazz_http_request_duration_seconds_count{route="page",method="GET",status="200"} 2');
  expect(text).not.toContain('/products');
});

it('the metrics server returns 404 for paths other than /metrics', async () => {
  expect(await asked('/')).toBe('404');
});

it('the metrics server fails to start with a one-line message if its port is in use', async () => {
  await expect(startMetrics({ port: port(), host: '127.0.0.1' }, metrics)).rejects.toThrow(
    `metrics port ${port()} is in use`,
  );
});
