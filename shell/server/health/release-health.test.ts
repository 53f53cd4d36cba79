import { ReleaseCounts, StoredCounts } from './health-counts.ts';
import { ReleaseHealth } from './release-health.ts';

const PRINT = { app: 'mfe-print', version: '1.0.1-b' };
const SHELL = { app: 'shell', version: '1.0.0-a' };

let time: number;
let health: ReleaseHealth;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  health = new ReleaseHealth(() => time);
});

const MINUTE = 60_000;

it('counts views, failures and Web Vitals per release', () => {
  for (let view = 0; view < 4; view += 1) health.view([SHELL, PRINT]);
  health.failure({ ...PRINT, kind: 'render' }, 'server');
  health.failure({ ...PRINT, kind: 'load' }, 'browser');
  health.failure({ ...PRINT, kind: 'load' }, 'browser');
  health.vital({ ...PRINT, name: 'LCP', value: 2000 });

  expect(health.summary()).toEqual([
    {
      ...PRINT,
      views: 4,
      failures: 3,
      kinds: [
        { kind: 'render', source: 'server', count: 1 },
        { kind: 'load', source: 'browser', count: 2 },
      ],
      vitals: { LCP: { p75: expect.closeTo(2000, -2) as number, samples: 1 } },
      events: {},
      errors: [],
      recent: { views: 4, failures: 3 },
    },
    {
      ...SHELL,
      views: 4,
      failures: 0,
      kinds: [],
      vitals: {},
      events: {},
      errors: [],
      recent: { views: 4, failures: 0 },
    },
  ]);
});

it('never reports more failures than page views', () => {
  health.failure({ ...PRINT, kind: 'late' }, 'server');
  health.failure({ ...PRINT, kind: 'late' }, 'server');

  expect(health.summary()).toMatchObject([{ views: 2, failures: 2, recent: { views: 2, failures: 2 } }]);
});

it('counts page views in total, in the last half hour and in the last day', () => {
  health.view([PRINT]);
  time += 29 * MINUTE;
  health.view([PRINT]);
  expect(health.summary()).toMatchObject([{ views: 2, recent: { views: 2 } }]);

  time += MINUTE;
  expect(health.summary()).toMatchObject([{ views: 2, recent: { views: 1 } }]);
  expect([...health.slots(PRINT, 'day').values()]).toEqual([{ views: 2, failures: 0 }]);

  time += 24 * 60 * MINUTE;
  expect(health.slots(PRINT, 'day').size).toBe(0);
  expect(health.summary()).toMatchObject([{ views: 2, recent: { views: 0 } }]);
});

it('keeps only the most recently seen releases of each app', () => {
  for (let version = 0; version < 50; version += 1) {
    time += 1;
    health.view([{ app: 'mfe-print', version: `1.0.${version}-x` }]);
  }
  expect(health.summary().map(({ version }) => version)).toHaveLength(10);
  expect(health.summary()).toContainEqual(expect.objectContaining({ version: '1.0.49-x' }));

  time += 8 * 24 * 60 * MINUTE;
  health.view([SHELL]);

  expect(health.summary()).toMatchObject([SHELL]);
});

it('ignores invalid Web Vitals', () => {
  health.vital({ ...PRINT, name: 'CLS', value: Number.NaN });
  health.vital({ ...PRINT, name: 'INP', value: -5 });

  expect(health.summary()).toEqual([]);
});

it('groups identical errors from all servers by release', () => {
  const error = { id: 'a', kind: 'error', message: 'TypeError: no price', stack: 'at total (total.ts:7:3)' } as const;
  health.error({ ...PRINT, ...error, route: '/print', browser: 'Chrome' });
  const other = new ReleaseHealth(() => time);
  time += MINUTE;
  other.error({ ...PRINT, ...error, route: '/print', browser: 'Chrome' });
  other.error({ ...PRINT, ...error, route: '/', browser: 'Safari' });
  other.error({ ...SHELL, ...error, route: '/', browser: 'Safari' });
  health.setOthers(new Map([['other', other.own()]]));

  const [print, shell] = health.summary();
  const places = [
    ['/print', 'Chrome', 2],
    ['/', 'Safari', 1],
  ];
  expect(print?.errors).toEqual([{ ...error, count: 3, places, first: time - MINUTE, last: time }]);
  expect(shell?.errors).toMatchObject([{ count: 1 }]);
});

it('keeps the ten most recent errors of each release', () => {
  for (let i = 0; i < 50; i += 1) {
    time += 1;
    health.error({ ...PRINT, id: `${i}`, kind: 'error', message: `${i}`, stack: '', route: '/', browser: 'Chrome' });
  }

  const ids = health.summary()[0]?.errors.map(({ id }) => Number(id));
  expect(ids?.sort((a, b) => a - b)).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
});

it('keeps page views by route for two hours, even after a restart', () => {
  const start = time;
  health.view([PRINT, SHELL], '/print');
  health.failure({ ...PRINT, kind: 'render' }, 'server', '/print');
  const other = new ReleaseHealth(() => time);
  other.view([PRINT], '/print');
  health.setOthers(new Map([['other', other.own()]]));
  const restarted = new ReleaseHealth(() => time);
  restarted.resume(
    health.own().map((counts) => new ReleaseCounts(counts.app, counts.version, StoredCounts.parse(toJson(counts)))),
  );

  expect(health.routes(PRINT, start, time)).toEqual(new Map([['/print', { views: 2, failures: 1 }]]));
  expect(restarted.routes(PRINT, start, time)).toEqual(new Map([['/print', { views: 1, failures: 1 }]]));
  expect(health.routes(PRINT, start + 10 * MINUTE, start + 20 * MINUTE)).toEqual(new Map());

  time += 130 * MINUTE;
  health.view([PRINT], '/print/cards');
  expect(toJson(health.own())).toMatchObject([{ routes: [['/print/cards', expect.anything()]] }, { routes: [] }]);
});

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
